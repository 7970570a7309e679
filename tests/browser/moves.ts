import type { Page } from 'playwright-core';

/** What would move on a page although nobody wants motion: animations and changes that take time, scrolling that glides. */
export const movesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lasts = (durations: string) => durations.split(',').some((duration) => parseFloat(duration) > 0);
    const still = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const isMoved = (animationName !== 'none' && lasts(animationDuration)) || lasts(transitionDuration);
        return isMoved || scrollBehavior === 'smooth'
          ? [`${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''}`]
          : [];
      }),
    );
    return [...still, ...document.getAnimations().map((animation) => `runs: ${animation.id}`)];
  });
