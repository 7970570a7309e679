import type { ClientDirective } from 'astro';

/**
 * Wakes an island when it has a place on the screen, however far down. Not before the page is read to its end: until then
 * the browser does not know which panel the address names, and shows the first.
 */
const shown: ClientDirective = (load, _, island) => {
  // `TooOld.astro` says so, and what the build drew stays.
  if (document.documentElement.hasAttribute('data-too-old')) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load().then((hydrate) => hydrate());
    },
    { rootMargin: '20000px' },
  );
  const watch = () =>
    requestAnimationFrame(() => {
      // What the build drew between its tags may be all of it; the tags themselves have no box.
      for (const part of island.querySelectorAll(':scope > *, :scope > astro-slot > *')) observer.observe(part);
    });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
  else watch();
};

export default shown;
