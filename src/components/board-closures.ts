import { fill } from '../i18n/fill.ts';
import type { Lang } from '../i18n/lang.ts';
import type { BoardId } from '../tables/gug/boards.ts';

/** The words for each outcome, as the page wrote them down. */
type Words = Readonly<Record<'game' | 'tfl' | 'none' | 'unread', string>>;

const sheet = document.querySelector<HTMLElement>('.board-sheet')!;
const closures = sheet.querySelector<HTMLElement>('.closures')!;
const box = closures.querySelector('input')!;
const status = closures.querySelector<HTMLElement>('[role="status"]')!;
const words = JSON.parse(status.dataset['words']!) as Words;
const lang: Lang = document.documentElement.lang === 'nb' ? 'nb' : 'en';

/** Has the closures on the chosen board, or on none: what they need is fetched when somebody wants them. */
async function show(): Promise<void> {
  // The boards of the page are all ours.
  const id = sheet.querySelector<HTMLInputElement>('[name="board"]:checked')!.value as BoardId;
  // With the panel's late parts: as parts of their own they would have the bundler cut all of GUG into other scripts.
  const { strikeOut, restore, dayInWords } = (await import('../tables/gug/late-parts.ts')).LATE_PARTS;
  const drawings = sheet.querySelectorAll<SVGSVGElement>('.whole > .board');
  for (const drawing of drawings) restore(drawing);
  const drawing = sheet.querySelector<SVGSVGElement>(`.whole.of-${id} > .board`)!;
  const struck = box.checked ? await strikeOut(drawing, id) : undefined;
  sheet.toggleAttribute('data-struck', struck !== undefined && 'count' in struck && struck.count > 0);
  status.textContent = struck
    ? fill(words[struck.from], { ...struck, day: struck.from === 'tfl' ? dayInWords(struck.day, lang) : '' })
    : '';
}

sheet.addEventListener('change', ({ target }) => {
  if (target === box || (box.checked && target instanceof HTMLInputElement && target.name === 'board')) void show();
});
