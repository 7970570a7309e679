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

/** Counts the wishes: what was fetched for an earlier one is not shown after a later one. */
let wishes = 0;

/** Has the closures on the chosen board, or on none: what they need is fetched when somebody wants them. */
async function show(): Promise<void> {
  const wish = (wishes += 1);
  // The boards of the page are all ours.
  const id = sheet.querySelector<HTMLInputElement>('[name="board"]:checked')!.value as BoardId;
  const drawings = [...sheet.querySelectorAll<SVGSVGElement>('.whole > .board')];
  const drawing = sheet.querySelector<SVGSVGElement>(`.whole.of-${id} > .board`)!;
  try {
    // With the panel's late parts: as parts of their own they would have the bundler cut all of GUG into other scripts.
    const { LATE_PARTS } = await import('../tables/gug/late-parts.ts');
    const { strikeOut, restore, dayInWords } = LATE_PARTS;
    const struck = box.checked ? await strikeOut(id) : undefined;
    if (wish !== wishes) return;
    drawings.forEach(restore);
    const known = struck && 'show' in struck ? struck : undefined;
    known?.show(drawing);
    const count = known?.count ?? 0;
    const day = known?.from === 'tfl' ? dayInWords(known.day, lang) : '';
    say(struck && fill(words[struck.from], { count, day }));
    sheet.toggleAttribute('data-struck', count > 0);
  } catch {
    if (wish !== wishes) return;
    sheet.removeAttribute('data-struck');
    say(words.unread);
  }
}

const say = (text: string | undefined): void => {
  status.textContent = text ?? '';
};

sheet.addEventListener('change', ({ target }) => {
  if (target === box || (box.checked && target instanceof HTMLInputElement && target.name === 'board')) void show();
});
// Some browsers keep a tick over a reload.
if (box.checked) void show();
