/**
 * A second tap on the same spot belongs to the first one, whatever has come to lie there meanwhile.
 * @param twice - a selector of the keys that two quick taps mean twice.
 */
export const dropSecondTap = (twice: string) => (event: MouseEvent) => {
  const isMeant = event.target instanceof Element && event.target.closest(twice) !== null;
  if (event.detail < 2 || isMeant) return;
  event.preventDefault();
  event.stopPropagation();
};
