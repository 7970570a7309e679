import { element } from '../../map/markup.ts';

/** Left, top, width and height of what a picture shows, in its own units. */
export type View = readonly [number, number, number, number];

/**
 * The frame of a picture: an image with a name. It has no size of its own: `pictures.css` says how large it is, and
 * its view what shape it has.
 *
 * @param look - its classes.
 * @param alt - what it shows, in words.
 */
export function frame(look: string, alt: string, view: View, ...content: readonly string[]): string {
  return element(
    'svg',
    { class: `picture ${look}`, viewBox: view.join(' '), role: 'img', 'aria-label': alt },
    ...content,
  );
}
