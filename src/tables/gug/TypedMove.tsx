import { useMemo, useState } from 'preact/hooks';
import type { StationId } from '../../games/gug/board-data.ts';
import type { Situation } from '../../games/gug/situation.ts';
import { fill } from '../../i18n/fill.ts';
import type { GugTypedWords } from '../../i18n/gug-typed/en.ts';
import { rideTo, standAt } from './asking.ts';
import { useGameWords, usePanel } from './panel-context.ts';
import { useStore } from '../../ui/use-store.ts';
import { $network, $session, $situation, $turn, change } from './session.ts';
import { AS_TYPED } from '../../ui/NameField.tsx';
import { search } from './search.ts';

/** A move as it was typed, its names found. */
interface WrittenMove {
  /** Undefined where it begins where one stands. */
  readonly from: StationId | undefined;
  /** Stations to ride through, the last of them the end; never empty. */
  readonly to: readonly StationId[];
  /** Undefined where it is the die that lies there. */
  readonly eyes: number | undefined;
}

type ReadMove =
  | { readonly ok: true; readonly move: WrittenMove }
  /** @param text - what of it could not be read. */
  | { readonly ok: false; readonly why: 'form' | 'station' | 'die'; readonly text: string };

interface Named {
  readonly id: StationId;
  readonly name: string;
}

const BETWEEN = /\s*(?:[-–=]*>|→|\s(?:to|til)\s)\s*/i;
const DIE = /^(.*)[,;](?:\s*(?:die|throw|terning|kast))?\s*([^,;\s]*)\s*$/i;
/** Longer than the names of a whole turn. */
const MOST = 300;
/** The number behind it is no die. */
const TERMINAL = /\bterminals?\b|\bt\d|\bheathrow\s+\d/i;
const TERMINALS = /\bterminals\b|\bheathrow\s+\d/i;
const NUMBER_LAST = /^(.*\S)\s+(\d+)$/;

/**
 * Reads "baker > euston square, 4": stations in order, names as forgiving as the finder's, and the die behind a comma. The
 * comma may be left out: no station has a number in its name but Heathrow, whose terminals have one.
 */
export function readMove(typed: string, stations: readonly Named[]): ReadMove {
  const find = (text: string): StationId | undefined => search(stations, text, 1)[0]?.id;
  const text = typed.slice(0, MOST).normalize('NFKC').trim();
  const [, before = '', behind = ''] = DIE.exec(text) ?? ['', text, ''];
  const parts = before.split(BETWEEN).map((part) => part.trim());
  let last = parts.at(-1)!;
  let die = behind;
  const [, name, number] = NUMBER_LAST.exec(last) ?? [];
  // "Heathrow terminals 2, 3": whether the 3 is a terminal or the die, nobody can tell.
  if (die !== '' && TERMINALS.test(last)) return { ok: false, why: 'form', text };
  const isTerminal = name !== undefined && TERMINAL.test(name);
  if (die === '' && !isTerminal && name !== undefined && number !== undefined) [last, die] = [name, number];
  const way = [...parts.slice(0, -1), last];
  if (last === '' || way.slice(1).includes('')) return { ok: false, why: 'form', text };
  if (die !== '' && !/^[1-6]$/.test(die)) return { ok: false, why: 'die', text: die };
  const found = way.map((part) => (part === '' ? undefined : find(part)));
  const lost = way.find((part, at) => part !== '' && found[at] === undefined);
  if (lost !== undefined) return { ok: false, why: 'station', text: lost };
  const [from, ...to] = way.length === 1 ? [undefined, found[0]] : found;
  return { ok: true, move: { from, to: to as readonly StationId[], eyes: die === '' ? undefined : Number(die) } };
}

type Faults = GugTypedWords['faults'];
type Fault = {
  readonly [Why in keyof Faults]: { readonly why: Why; readonly data?: Record<string, string | number> };
}[keyof Faults];

/** A whole move in one line, for whoever would rather type than tap. It stands on the map as if it had been tapped. */
export function TypedMove() {
  return <MoveLine key={useStore($turn)} />;
}

function MoveLine() {
  const { network, names, mode, ask } = usePanel();
  const { typed: words } = useGameWords();
  const [text, setText] = useState('');
  const [said, say] = useState<{ readonly text: string; readonly isFault: boolean }>();
  const stations = useMemo(() => [...network.board.stations.values()], [network]);
  const fault = ({ why, data = {} }: Fault) => say({ text: fill(words.faults[why], data), isFault: true });
  const take = () => {
    const read = readMove(text, stations);
    if (!read.ok) {
      fault({ why: read.why, data: { text: read.text } });
      return;
    }
    const { move } = read;
    const begun = mode === 'ask' ? begin($situation.get(), move) : beginInGame(move, names.station);
    if ('why' in begun) {
      fault(begun);
      return;
    }
    let situation = begun;
    for (const station of move.to) {
      const from = situation.route.at(-1)?.to ?? situation.position!.at;
      const next = rideTo($network.get()!, situation, station);
      if (!next) {
        fault({ why: 'way', data: { from: names.station(from), to: names.station(station) } });
        return;
      }
      situation = next;
    }
    const end = names.station(move.to.at(-1)!);
    const { controller } = $session.get();
    if (controller?.moveIsDue?.() === 'after-throw') controller.throwDie?.(situation.dice[0]!);
    change(situation, end);
    ask('route');
    setText('');
    const data = { from: names.station(situation.position!.at), to: end, eyes: situation.dice.join(', ') };
    say({ text: fill(words.taken, data), isFault: false });
  };
  return (
    <form
      class="typed-move"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <p class="soft" id="gug-typed-hint">
        {words.hint}
      </p>
      <div class="row">
        <input
          type="text"
          class="field"
          {...AS_TYPED}
          autoCapitalize="off"
          aria-label={words.label}
          aria-describedby="gug-typed-hint"
          data-typed-move
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="key">
          {words.key}
        </button>
      </div>
      {said && <p role={said.isFault ? 'alert' : undefined}>{said.text}</p>}
    </form>
  );
}

/** A question of one's own: it begins where the line says, or where one stands. */
function begin(now: Situation, { from, eyes }: WrittenMove): Situation | Fault {
  if (from === undefined && !now.position) return { why: 'start' };
  const stood = from === undefined || from === now.position?.at ? now : standAt(now, from);
  const dice = eyes === undefined ? now.dice : [eyes];
  return dice.length === 0 ? { why: 'noDie' } : { ...stood, dice, route: [] };
}

/** In a game the icon stands where it stands, and the die is the one that was thrown; one not yet said is said with the move. */
function beginInGame({ from, eyes }: WrittenMove, station: (id: StationId) => string): Situation | Fault {
  const now = $situation.get();
  const due = $session.get().controller?.moveIsDue?.() ?? 'not-now';
  if (due === 'not-now' || !now.position) return { why: 'notNow' };
  const { at } = now.position;
  if (from !== undefined && from !== at) return { why: 'elsewhere', data: { station: station(at) } };
  const die = due === 'now' ? now.dice[0] : eyes;
  if (die === undefined) return { why: 'noDie' };
  if (eyes !== undefined && eyes !== die) return { why: 'otherDie', data: { eyes: die } };
  return { ...now, dice: [die], route: [] };
}
