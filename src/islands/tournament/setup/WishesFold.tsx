import { type FormatWishes, SIZES } from '../../../games/tournament/suggest.ts';
import { NumberKeys } from '../../shared/NumberKeys.tsx';
import { OwnFold } from '../../shared/setup/OwnFold.tsx';
import { useTournament } from '../table.ts';

/** What a table wants of a format, but for its players. */
export type Wishes = Omit<FormatWishes, 'players'>;

/** Games that nobody plays more of in a day. */
const GAMES_MOST = 12;

/** A day has no more; none is as long as it takes. */
const HOURS_MOST = 24;

/** Whatever format, two games at a time of an hour and a half each. */
export const PLAIN_WISHES: Wishes = {
  sizes: SIZES,
  least: 1,
  most: GAMES_MOST,
  routes: 'any',
  hours: null,
  pace: { minutesAGame: 90, sideBySide: 2 },
};

const ROUTES = ['any', 1, 2] as const;

interface CountRange {
  readonly least: number;
  readonly most: number;
  readonly by: number;
}

/** What the table wants: sizes, games for each, ways to the final, and how it plays. */
export function WishesFold({ wishes, wish }: { wishes: Wishes; wish: (wishes: Wishes) => void }) {
  const { wishes: text } = useTournament().words.setup.format;
  const { sizes, least, most, routes, hours, pace } = wishes;
  const count = (label: string, value: number, range: CountRange, set: (value: number) => void) => (
    <NumberKeys label={label} value={value} {...range} words={{ less: text.fewer, more: text.more }} set={set} />
  );
  const toggle = (size: number) => {
    const next = SIZES.filter((each) => (each === size ? !sizes.includes(each) : sizes.includes(each)));
    if (next.length > 0) wish({ ...wishes, sizes: next });
  };
  const named = { any: text.any, 1: text.one, 2: text.two };
  return (
    <OwnFold id="tournament-wishes" name={text.name} value={[...sizes].join(', ')}>
      <div class="signs" role="group" aria-label={text.sizes}>
        <span>{text.sizes}</span>
        {SIZES.map((size) => (
          <button key={size} type="button" class="key" aria-pressed={sizes.includes(size)} onClick={() => toggle(size)}>
            {size}
          </button>
        ))}
      </div>
      {count(text.least, least, { least: 1, most, by: 1 }, (games) => wish({ ...wishes, least: games }))}
      {count(text.most, most, { least, most: GAMES_MOST, by: 1 }, (games) => wish({ ...wishes, most: games }))}
      <fieldset>
        <legend>{text.routes}</legend>
        {ROUTES.map((each) => (
          <label key={each} class="reading">
            <input
              type="radio"
              name="tournament-routes"
              checked={routes === each}
              onChange={() => wish({ ...wishes, routes: each })}
            />
            <span>{named[each]}</span>
          </label>
        ))}
      </fieldset>
      {count(text.hours, hours ?? 0, { least: 0, most: HOURS_MOST, by: 1 }, (most) =>
        wish({ ...wishes, hours: most === 0 ? null : most }),
      )}
      {count(text.minutes, pace.minutesAGame, { least: 15, most: 360, by: 15 }, (minutesAGame) =>
        wish({ ...wishes, pace: { ...pace, minutesAGame } }),
      )}
      {count(text.side, pace.sideBySide, { least: 1, most: 16, by: 1 }, (sideBySide) =>
        wish({ ...wishes, pace: { ...pace, sideBySide } }),
      )}
    </OwnFold>
  );
}
