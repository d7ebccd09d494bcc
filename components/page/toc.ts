/**
 * The page's contents: open where they stand beside the text; the section that is being read is marked from the
 * first scroll on.
 */
const contents = document.querySelector<HTMLDetailsElement>('.toc details');
if (contents) {
  // If they were opened before hydration they stay open.
  if (matchMedia('(min-width:64rem)').matches) contents.open = true;
  // The first section stands for the top.
  contents.querySelector('a')?.setAttribute('aria-current', 'true');
  if (scrollY > 0) markSections();
  else addEventListener('scroll', markSections, { once: true });
}

/** Marks in the contents the section that is being read. */
function markSections(): void {
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a'))
    links.set(decodeURIComponent(link.hash.slice(1)), link);

  const sections = [...links.keys()].map((id) => document.getElementById(id)).filter((el) => el !== null);
  const above = new Set<Element>();

  function mark(): void {
    const here = sections.findLast((section) => above.has(section)) ?? sections[0];
    for (const [id, link] of links) {
      if (id === here?.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  if (sections.length > 0) {
    // The band is everything above a third of the screen: the last heading in it is the section on view.
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        mark();
      },
      { rootMargin: '100000px 0px -66% 0px' },
    );
    for (const section of sections) seen.observe(section);
    mark();
  }
}

export {};
