/** Text in which red suits are red. */
export function SuitText({ text }: { text: string }) {
  return (
    <>
      {text.split(/((?:10|[2-9AJQK])[♥♦])/).map((part, i) =>
        i % 2 === 1 ? (
          <span key={`${i}${part}`} class="red">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
