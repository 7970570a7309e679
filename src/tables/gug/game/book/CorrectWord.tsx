import { type GugEvent, SNOL_FORMS } from '../../../../games/gug/events.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { GUG_RULINGS } from '../../../../games/gug/rulings.ts';
import { DRINKS } from '../../../../games/gug/setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import { useGame } from '../game-context.ts';
import { useBookNames } from './use-book-names.ts';

interface CorrectWordProps {
  event: Extract<GugEvent, { readonly kind: 'snol' | 'mode' | 'ruling' }>;
  before: GugState;
  set: (event: GugEvent) => void;
}

/** One of a few: a form of "snøl", a drink, a reading. */
export function CorrectWord({ event, before, set }: CorrectWordProps) {
  const { words } = useGame();
  const names = useBookNames();
  const { correct: text } = words.book;
  const choices = ((): readonly { word: string; now: boolean; next: GugEvent }[] => {
    switch (event.kind) {
      case 'snol':
        return SNOL_FORMS.map((form) => ({
          word: text.snolForms[form],
          now: form === event.form,
          next: { ...event, form },
        }));
      case 'mode':
        return DRINKS.map((drink) => ({
          word: words.play.table.drink[drink],
          now: drink === event.drink,
          next: { ...event, drink },
        }));
      case 'ruling':
        return GUG_RULINGS[event.ruling].options.map((option) => ({
          word: names.option(event.ruling, option),
          now: option === event.option,
          next: { ...event, option },
        }));
    }
  })();
  const player = event.kind === 'mode' ? (before.setup.seats[event.seat]?.players[event.player]?.name ?? '') : '';
  const headings = { snol: text.snol, mode: fill(text.drink, { player }), ruling: text.option };
  return (
    <div role="group" aria-label={headings[event.kind]}>
      <h4>{headings[event.kind]}</h4>
      <div class="entry-keys">
        {choices.map(({ word, now, next }) => (
          <button key={word} type="button" class="key wide" aria-pressed={now} onClick={() => set(next)}>
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}
