import { useMemo } from 'preact/hooks';
import type { Outcome } from '../../../games/tournament/tournament-events.ts';
import { fill } from '../../../i18n/fill.ts';
import { $games } from '../../../log/games.ts';
import { $standings } from '../../log/standings.ts';
import { whenOf } from '../../log/when.ts';
import { useStore } from '../../shared/use-store.ts';
import { useTable } from '../table.ts';
import { gamesThatFit } from './games-that-fit.ts';

interface FromPhoneProps {
  /** Who has to have played. */
  present: readonly number[];
  /** What the result was taken from, where it is mended: it can be taken again. */
  from: string | null;
  put: (outcome: Outcome, from: string | null) => unknown;
}

/** Games on this phone that just these players have finished: one tap takes the result. */
export function FromPhone({ present, from, put }: FromPhoneProps) {
  const { words, lang, saved, layers, name } = useTable();
  const { phone: text } = words.play;
  const { of } = saved.setup;
  const logged = useStore($games);
  const standings = useStore($standings);
  const found = useMemo(() => {
    const taken = layers.flatMap(({ games }) => games.flatMap((game) => game.from ?? [])).filter((id) => id !== from);
    return gamesThatFit(
      logged.values(),
      standings,
      of,
      present.map((player) => ({ player, name: name(player) })),
      taken,
    );
  }, [logged, standings]);
  if (of.is === 'other') return null;
  return (
    <section class="from-phone">
      <h4>{text.heading}</h4>
      {found.length === 0 && <p class="soft">{text.none}</p>}
      {found.map(({ id, at, outcome }) => (
        <button key={id} type="button" class="key wide" data-do="take" onClick={() => put(outcome, id)}>
          {fill(text.take, { game: words.setup.of.names[of.is], when: whenOf(at, lang) })}
        </button>
      ))}
    </section>
  );
}
