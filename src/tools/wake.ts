import { type ComponentType, h, hydrate } from 'preact';

/** Nothing, as a browser takes it that takes no text for markup. */
const NOTHING = globalThis.trustedTypes?.emptyHTML ?? '';

/**
 * What the page drew between an island's tags: it stays as it is, whatever the island does. No markup is written: waking
 * leaves the nodes alone, and where the island draws the slot anew the same nodes are put back.
 */
function slotOf(nodes: readonly Node[]) {
  const place = (slot: HTMLElement | null) => {
    if (slot && !slot.firstChild) slot.append(...nodes);
  };
  const Slot = () => h('astro-slot', { ref: place, dangerouslySetInnerHTML: { __html: NOTHING } });
  Slot.shouldComponentUpdate = () => false;
  return h(Slot, null);
}

/**
 * Wakes an island over the markup that the build made of it: what the framework's own file for Preact does, without
 * signals, which no island has and which came with two packages. It is put in that file's place in `astro.config.mjs`.
 *
 * @returns what the framework calls with the component, its properties and the markup between its tags.
 */
export default function wake(element: HTMLElement) {
  return (
    component: ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
    { default: html }: { readonly default?: string },
  ): void => {
    const nodes = [...(element.querySelector('astro-slot')?.childNodes ?? [])];
    const island = h(component, props, html === undefined ? null : slotOf(nodes));
    // The islands of a page are numbered, so that `useId` says the same here as in the build, and in no two the same.
    hydrate(Object.assign(island, { __m: [Number(element.dataset['preactIslandId']), 0] }), element);
  };
}
