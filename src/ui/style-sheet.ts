const loading = new Map<string, Promise<void>>();

/**
 * Brings a style sheet of a part that is fetched late: what an island imports itself would be linked into the page from
 * the start.
 *
 * @returns once it holds; rejects when it cannot be had, and may be asked again then.
 */
export function withStyleSheet(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const link = document.createElement('link');
  const coming = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      loading.delete(href);
      link.remove();
      reject(new Error('no style sheet'));
    });
  });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  loading.set(href, coming);
  return coming;
}
