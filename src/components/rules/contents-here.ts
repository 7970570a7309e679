// The contents work without this; with it they say which chapter one is reading.
const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents nav a')];
const here = document.querySelector('.contents .here');
const chapters = links.map(({ hash }) => document.getElementById(hash.slice(1)));

/** The chapter being read is the last one that begins in the upper third of the window. */
function mark(): void {
  const at = chapters.findLastIndex((chapter) => chapter && chapter.getBoundingClientRect().top < innerHeight / 3);
  for (const [index, link] of links.entries())
    if (index === at) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  const link = links[at];
  const nav = link?.closest('nav');
  if (link && nav) nav.scrollTop = link.offsetTop - nav.offsetTop - nav.clientHeight / 2;
  if (here) here.textContent = link?.textContent.trim().replaceAll(/\s+/g, ' ') ?? '';
}

const watch = new IntersectionObserver(mark, { rootMargin: '0px 0px -66%' });
for (const chapter of chapters) if (chapter) watch.observe(chapter);

// A module of its own: its names are not those of the page.
export {};
