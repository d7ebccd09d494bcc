/** Marks in the page's contents the section that is being read. */
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

export {};
