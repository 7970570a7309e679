import { useState } from 'preact/hooks';
import { snolForms } from '../../../../games/gug/play-turn.ts';
import { fill } from '../../../../i18n/fill.ts';
import { NumberKeys } from '../../../../ui/NumberKeys.tsx';
import { Sheet } from '../../../shell/Clauses.tsx';
import { usePanel } from '../../panel-context.ts';
import { holderOf, LoopList } from '../LoopList.tsx';
import { act } from '../game-actions.ts';
import { useTable } from '../game-context.ts';
import { $countdown } from '../game-table.ts';
import { PlayerTotal } from './PlayerTotal.tsx';
import { clockFace } from './clock.ts';
import { isForPoints } from './seat-words.ts';
import { shareOut, mainDue } from './turn-plays.ts';

/** All stations of the loop, in their order around it, and who has taken which. */
export function PlacesSheet({ close }: { close: () => void }) {
  const { network } = usePanel();
  const { words, state, due, name } = useTable();
  const { place } = words.play;
  const now = due.find((each) => each.kind === 'place');
  if (!now) return null;
  const { seat, icon } = now;
  return (
    <Sheet title={fill(place.listHeading, { name: name(seat) })} close={close}>
      <LoopList
        network={network}
        hook="start"
        why={(station) => {
          const taken = holderOf(network, state, station);
          if (taken >= 0) return fill(place.taken, { name: name(taken) });
          return state.setup.works.stations.includes(station) ? place.closed : '';
        }}
        choose={(station) => {
          if (act({ kind: 'place', seat, icon, station })) close();
        }}
      />
    </Sheet>
  );
}

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  set: (value: number) => void;
}

/** A number of sips, or of what is counted as they are. */
export function Stepper(props: StepperProps) {
  const { drink } = useTable().words.play;
  return <NumberKeys {...props} by={1} words={{ less: drink.less, more: drink.moreSips }} />;
}

/** Fewer than all that is owed; and in a team that shares as it likes, who drank how much (17.2). */
export function DrinkSheet({ seat, close }: { seat: number; close: () => void }) {
  const { words, state, who } = useTable();
  const { drink } = words.play;
  const own = state.seats[seat];
  const players = state.setup.seats[seat]?.players ?? [];
  const owed = own?.owed ?? 0;
  const sharesFreely = state.setup.variation === 'CT' && players.length > 1;
  const even = players.map((_, index) => Math.floor((owed + players.length - 1 - index) / players.length));
  const [sips, setSips] = useState(owed);
  const [shares, setShares] = useState<readonly number[]>(even);
  if (!own || owed === 0) return null;
  const total = sharesFreely ? shares.reduce((sum, share) => sum + share, 0) : sips;
  const done = () => {
    if (total < 1) return;
    if (act({ kind: 'drink', seat, sips: total, ...(sharesFreely && { shares }) })) close();
  };
  return (
    <Sheet title={fill(drink.heading, { name: who(seat) })} close={close}>
      {sharesFreely ? (
        players.map(({ name }, index) => (
          <Stepper
            key={index}
            label={name}
            value={shares[index] ?? 0}
            least={0}
            most={owed}
            set={(value) => setShares(shareOut(shares, index, value, owed))}
          />
        ))
      ) : (
        <Stepper label={drink.howMany} value={sips} least={1} most={owed} set={setSips} />
      )}
      <button type="button" class="key go wide" data-do="drunk" onClick={done}>
        {fill(isForPoints(own) ? drink.countedLong : drink.doneLong, { name: who(seat), count: total })}
      </button>
      {players.map((_, player) => (
        <PlayerTotal key={player} seat={seat} player={player} isNamed />
      ))}
    </Sheet>
  );
}

/** How long a sprint took, by whoever kept the time (17.3); what the phone's clock says is there to begin with. */
export function TimeSheet({ seat, close }: { seat: number; close: () => void }) {
  const { words, state, reduction, play, name } = useTable();
  const { clock } = words.play;
  const own = state.seats[seat];
  const step = reduction.steps.findLast(
    ({ before, after }) => before.seats[seat]?.status.is === 'playing' && after.seats[seat]?.status.is === 'finished',
  );
  const taken = own?.status.is === 'finished' ? own.status.at - (own.startedAt ?? own.status.at) : 0;
  const [minutes, setMinutes] = useState(Math.min(MINUTES_MOST, Math.floor(taken / MINUTE)));
  const [seconds, setSeconds] = useState(Math.floor((taken % MINUTE) / 1000));
  if (!step) return null;
  const ms = minutes * MINUTE + seconds * 1000;
  const field = (name: string, label: string, value: number, most: number, set: (value: number) => void) => (
    <label class="asked stack tight">
      <span>{label}</span>
      <input
        class="field"
        type="number"
        inputMode="numeric"
        name={name}
        min={0}
        max={most}
        value={value}
        onInput={({ currentTarget }) => set(Math.min(most, Math.max(0, Math.floor(currentTarget.valueAsNumber) || 0)))}
      />
    </label>
  );
  return (
    <Sheet title={fill(clock.enter, { name: name(seat) })} close={close}>
      <p>{clock.enterHow}</p>
      {field('minutes', clock.minutes, minutes, MINUTES_MOST, setMinutes)}
      {field('seconds', clock.seconds, seconds, 59, setSeconds)}
      <button
        type="button"
        class="key go wide"
        data-do="timed"
        onClick={() => {
          if (ms > 0 && play({ ...step.play.event, measured: { ms, is: 'exact' } }, step.play.id)) close();
        }}
      >
        {fill(clock.save, { time: clockFace(ms) })}
      </button>
    </Sheet>
  );
}

const MINUTE = 60_000;
/** More minutes than any sprint takes. */
const MINUTES_MOST = 999;

const SECONDS = [5, 10, 15] as const;
const WHY = { hurry: 'hurryWhy', count: 'countWhy', lost: 'lostWhy' } as const;

/** 11.3 in its three forms. */
export function SnolSheet({ close }: { close: () => void }) {
  const { words, state, readings } = useTable();
  const [from, setFrom] = useState<number>(10);
  const { snol } = words.play;
  const { turn } = state;
  if (!turn) return null;
  return (
    <Sheet title={snol.heading} close={close}>
      <p>{snol.intro}</p>
      <div class="seconds line snug" role="group" aria-label={snol.seconds}>
        <span>{snol.seconds}</span>
        {SECONDS.map((seconds) => (
          <button
            key={seconds}
            type="button"
            class="key"
            aria-pressed={from === seconds}
            aria-label={fill(snol.secondsOf, { count: seconds })}
            onClick={() => setFrom(seconds)}
          >
            {seconds}
          </button>
        ))}
      </div>
      <ul class="options keys">
        {snolForms(readings, turn).map((form) => (
          <li key={form}>
            <button
              type="button"
              class="option"
              data-snol={form}
              onClick={() => {
                close();
                if (!act({ kind: 'snol', seat: turn.seat, form }) || form === 'lost') return;
                $countdown.set({ form, endsAt: performance.now() + from * 1000 });
              }}
            >
              <span>
                <strong>{snol[form]}</strong>
                <span class="soft">{snol[WHY[form]]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Opens the calls of "snøl"; nothing where nobody has still to roll or to move (11.3). */
export function SnolKey() {
  const { words, due, open } = useTable();
  const { kind } = mainDue(due);
  if (kind !== 'roll' && kind !== 'move') return null;
  return (
    <button type="button" class="key" data-do="snol" aria-haspopup="dialog" onClick={() => open({ kind: 'snol' })}>
      {words.play.snol.key}
    </button>
  );
}
