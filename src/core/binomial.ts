/** How many ways there are to take `some` of `all` things; none where there are too few. Exact as far as whole numbers are. */
export function binomial(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let i = 0; i < some; i++) ways = (ways * (all - i)) / (i + 1);
  return ways;
}
