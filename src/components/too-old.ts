/**
 * Asks for what the panels cannot do without, in words that every browser reads, and shows the sentence before it where
 * something is absent. No browser of the floor (`src/tools/floor.ts`) lacks any of it. `shown.ts` then wakes nothing.
 */
export const CHECK = `if(!([].findLast&&Object.hasOwn&&window.HTMLDialogElement)){
document.documentElement.setAttribute('data-too-old','');
document.currentScript.previousElementSibling.hidden=false}`;
