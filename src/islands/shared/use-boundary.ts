import { useErrorBoundary } from 'preact/hooks';

/**
 * Catches what a part throws as it is drawn, so that the rest of the page goes on; the browser still reports it.
 *
 * @returns whether it threw, and what forgets so, to draw it again.
 */
export function useBoundary(): readonly [isBroken: boolean, forget: () => void] {
  // The build, which draws the pages first, has no such report: it is looked for when it is needed.
  const [thrown, forget] = useErrorBoundary((error) => reportError(error)) as readonly [unknown, () => void];
  return [thrown !== undefined, forget];
}
