import { useMemo, useState } from 'preact/hooks';
import type { StationId } from '../../games/gug/board-data.ts';
import type { Situation } from '../../games/gug/situation.ts';
import { fill } from '../../i18n/fill.ts';
import type { GugTypedWords } from '../../i18n/gug-typed/en.ts';
import { rideTo, standAt } from './asking.ts';
import { useGameWords, usePanel } from './panel-context.ts';
import { useStore } from '../../ui/use-store.ts';
import { $network, $session, $situation, $turn, change } from './session.ts';
import { readMove, type WrittenMove } from './read-move.ts';
import { AS_TYPED } from '../../ui/NameField.tsx';

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
