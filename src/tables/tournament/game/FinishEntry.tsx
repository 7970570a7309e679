import { useMemo, useState } from 'preact/hooks';
import type { Outcome } from '../../../games/tournament/tournament-events.ts';
import type { PlayedGame } from '../../../games/tournament/tournament-setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { $games } from '../../../storage/games.ts';
import type { LoggedGame } from '../../../storage/reconcile.ts';
import { type Awaited, resultFromGame } from '../../../storage/result-from-game.ts';
import type { Known } from '../../../logbook/game-ui.ts';
import { $standings } from '../../../logbook/standings.ts';
import { whenOf } from '../../../i18n/dates.ts';
import { gamesBefore } from '../../shell/player-names.ts';
import { useStore } from '../../../ui/use-store.ts';
import { FindingList } from '../../shell/Notice.tsx';
import { useTable } from '../table.ts';
import { NOBODY_IN, placeOf, tapped, withRestOut } from './finish.ts';
import { playHeat } from './play-heat.ts';
import { fitsTable } from './play-heat.ts';

interface FinishEntryProps {
  /** Who plays it: all who have not withdrawn. */
  present: readonly number[];
  /** What the heat is called. */
  heading?: string;
  /** As it was put in before, where it is corrected. */
  start?: Outcome;
  /** The game of the log that its result was taken from, where it is mended. */
  from: string | null;
  put: (outcome: Outcome, from: string | null) => unknown;
}

/** Takes the players of a game in the order in which they came in. */
export function FinishEntry({ present, heading = '', start = NOBODY_IN, from, put }: FinishEntryProps) {
  const { words, name, notice } = useTable();
  const { finish: text } = words.play;
  const [finish, setFinish] = useState<Outcome>({ order: start.order, dnf: start.dnf });
  const [isTogether, setTogether] = useState(false);
  const left = present.filter((player) => placeOf(finish, player) === null);
  const label = (player: number) => {
    const place = placeOf(finish, player);
    if (place === null) return '';
    return place === 'dnf' ? text.dnf : fill(text.place, { place });
  };
  return (
    <>
      {heading !== '' && <PlayKey present={present} heading={heading} />}
      <p>{text.tap}</p>
      <ul class="finish-keys stack" data-taps="each">
        {present.map((player) => (
          <li key={player}>
            <button
              type="button"
              class="key"
              data-player={player}
              aria-pressed={placeOf(finish, player) !== null}
              onClick={() => {
                setFinish(tapped(finish, player, isTogether));
                setTogether(false);
              }}
            >
              <span class="finish-place">{label(player)}</span>
              <span>{name(player)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="key"
          data-do="together"
          aria-pressed={isTogether}
          aria-disabled={finish.order.length === 0 || left.length === 0}
          onClick={() => finish.order.length > 0 && left.length > 0 && setTogether(!isTogether)}
        >
          {text.together}
        </button>
        <button
          type="button"
          class="key"
          data-do="dnf"
          aria-disabled={left.length === 0}
          onClick={() => setFinish(withRestOut(finish, present))}
        >
          {text.rest}
        </button>
        <button
          type="button"
          class="key"
          data-do="anew"
          aria-disabled={left.length === present.length}
          onClick={() => setFinish(NOBODY_IN)}
        >
          {text.anew}
        </button>
      </div>
      {notice?.is === 'refused' && notice.event.kind === 'result' && notice.corrects === null && (
        <div role="alert">
          <FindingList findings={notice.judgement.findings} />
        </div>
      )}
      <button
        type="button"
        class="key go wide"
        data-do="result"
        aria-disabled={left.length > 0}
        onClick={() => left.length === 0 && put(finish, null)}
      >
        {left.length === 0 ? text.confirm : fill(text.left, { count: left.length })}
      </button>
      <FromPhone present={present} from={from} put={put} />
    </>
  );
}

/** Seats just these players at their game; its result comes back below. */
function PlayKey({ present, heading }: { present: readonly number[]; heading: string }) {
  const { words, saved, name } = useTable();
  const { of } = saved.setup;
  if (!fitsTable(of, present.length)) return null;
  const play = () => playHeat(of, present.map(name), heading);
  return (
    <>
      <button type="button" class="key wide" data-do="play-heat" onClick={play}>
        {words.play.phone.play}
      </button>
      <p class="soft">{words.play.phone.playWhat}</p>
    </>
  );
}

interface FromPhoneProps {
  /** Who has to have played. */
  present: readonly number[];
  /** What the result was taken from, where it is mended: it can be taken again. */
  from: string | null;
  put: (outcome: Outcome, from: string | null) => unknown;
}

/** Games on this phone that just these players have finished: one tap takes the result. */
function FromPhone({ present, from, put }: FromPhoneProps) {
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
    <section class="from-phone stack">
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

/** A finished game on this phone, as a game of the tournament came out in it. */
interface FittingGame {
  readonly id: string;
  readonly at: number;
  readonly outcome: Outcome;
}

/**
 * Games of the tournament's kind that just these players have finished, the newest first.
 * @param standings - of the games that have been worked out so far, by id. @param taken - the ids of games that other results were taken from.
 */
function gamesThatFit(
  logged: Iterable<LoggedGame>,
  standings: ReadonlyMap<string, Known>,
  of: PlayedGame,
  awaited: readonly Awaited[],
  taken: readonly string[],
): readonly FittingGame[] {
  return gamesBefore(logged)
    .filter(({ game, id }) => game === of.is && !taken.includes(id))
    .flatMap(({ id }) => {
      const known = standings.get(id);
      if (known?.is !== 'known') return [];
      const result = resultFromGame(known.standing, awaited);
      return result.ok ? [{ id, at: known.standing.at, outcome: { order: result.order, dnf: result.dnf } }] : [];
    });
}
