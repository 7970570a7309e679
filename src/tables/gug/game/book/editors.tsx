import { useMemo, useState } from 'preact/hooks';
import { type GugEvent, SNOL_FORMS } from '../../../../games/gug/events.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { DRINKS } from '../../../../games/gug/setup.ts';
import { thrownBy } from '../../../../games/shared/eyes.ts';
import { fill } from '../../../../i18n/fill.ts';
import { ChoiceEditor, RulingEditor } from '../../../shell/Editors.tsx';
import { DieFaces } from '../../DieFaces.tsx';
import { LineBadge } from '../../Sign.tsx';
import { usePanel } from '../../panel-context.ts';
import { type GugEditor, useTable } from '../game-context.ts';
import { reroute } from '../game-session.ts';
import { holderOf, LoopList } from '../LoopList.tsx';
import { type End, legalEnds } from '../../../../games/gug/moves.ts';
import type { Network } from '../../../../games/gug/network.ts';
import { positionOf, variationFor } from '../../../../games/gug/play-table.ts';

/** The faces of each die of a throw; a press is what it really showed. */
const ThrowEditor: GugEditor = ({ event, propose }) => {
  const { correct: text } = useTable().words.book;
  if (event.kind !== 'throw' && event.kind !== 'toss' && event.kind !== 'roll') return null;
  const dice = event.kind === 'roll' ? event.dice : [event.eyes];
  const take = (die: number) => (eyes: number) => {
    const told = dice.map((each, index) => (index === die ? eyes : each));
    const by = thrownBy({ by: event.by, shown: dice }, told);
    propose(event.kind === 'roll' ? { ...event, dice: told, by } : { ...event, eyes, by });
  };
  return (
    <>
      {dice.map((now, die) => {
        const heading = dice.length > 1 ? fill(text.eyesOf, { number: die + 1 }) : text.eyes;
        return (
          <div key={die} role="group" aria-label={heading}>
            <h4>{heading}</h4>
            <DieFaces now={[now]} take={take(die)} />
          </div>
        );
      })}
    </>
  );
};

/** Where a move really ended, and whether something was dropped there; or its route is tapped anew on the map. */
const MoveEditor: GugEditor = ({ step: { play, before }, event, propose }) => {
  const { words: panelWords, names } = usePanel();
  const { words, game, reduction, close } = useTable();
  const { correct: text } = words.book;
  const [isAsking, ask] = useState(false);
  const ends = useMemo(
    () =>
      event.kind !== 'move'
        ? []
        : [...otherEnds(game.turnNetwork(before), before, event)].sort(
            (one, other) =>
              names.station(one.end.at).localeCompare(names.station(other.end.at)) || one.end.sips - other.end.sips,
          ),
    [game, before, event],
  );
  if (event.kind !== 'move') return null;
  const at = event.route.at(-1)?.to;
  const sameEnd = ends.some(({ end, event: other }) => end.at === at && other.drop !== event.drop);
  if (!isAsking) {
    const number = reduction.steps.findIndex((step) => step.play.id === play.id) + 1;
    return (
      <div class="entry-keys stack">
        <button type="button" class="key wide" data-do="end" onClick={() => ask(true)}>
          {text.end}
        </button>
        {canMove(before, event) && (
          <button
            type="button"
            class="key wide"
            data-do="route"
            onClick={() => {
              close();
              reroute(play.id, event, before, number);
            }}
          >
            {text.route}
          </button>
        )}
        {sameEnd && (
          <button
            type="button"
            class="key wide"
            data-do="drop"
            onClick={() => propose({ ...event, drop: !event.drop })}
          >
            {event.drop ? text.noDrop : text.drop}
          </button>
        )}
      </div>
    );
  }
  return (
    <div role="group" aria-label={text.ends}>
      <h4>{ends.length === 0 ? text.noEnds : text.ends}</h4>
      <ul class="options keys">
        {ends.map(({ end, event: other }) => {
          const data = { station: names.station(end.at), count: end.sips };
          return (
            <li key={`${end.at} ${end.sips} ${end.drop} ${other.drop}`}>
              <button
                type="button"
                class="option"
                data-end={end.at}
                data-drop={other.drop}
                aria-pressed={end.at === at && other.drop === event.drop}
                onClick={() => propose(other)}
              >
                {end.route.length > 0 && <LineBadge line={end.route.at(-1)!.line} />}
                <span>{fill(other.drop ? text.endDrop : panelWords.panel.ends.end, data)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** The open stations of the loop that nobody had taken then: one of them is where it really started. */
const StationEditor: GugEditor = ({ step: { before }, event, propose }) => {
  const { words, game } = useTable();
  const { correct: text } = words.book;
  if (event.kind !== 'place') return null;
  const network = game.turnNetwork(before);
  return (
    <div role="group" aria-label={text.station}>
      <h4>{text.station}</h4>
      <LoopList
        network={network}
        hook="station"
        now={event.station}
        without={(station) => network.works.stations.includes(station) || holderOf(network, before, station) >= 0}
        choose={(station) => propose({ ...event, station })}
      />
    </div>
  );
};

/** How many sips were really drunk, of those that were owed then; shared as usual where the share is not said. */
const SipsEditor: GugEditor = ({ step: { before }, event, propose }) => {
  const { correct: text } = useTable().words.book;
  if (event.kind !== 'drink') return null;
  const { owed } = before.seats[event.seat]!;
  const { kind, seat, overrule, measured } = event;
  return (
    <div role="group" aria-label={text.sips}>
      <h4>{text.sips}</h4>
      <div class="row">
        {Array.from({ length: owed }, (_none, index) => index + 1).map((sips) => (
          <button
            key={sips}
            type="button"
            class="key"
            data-sips={sips}
            aria-pressed={sips === event.sips}
            onClick={() => propose({ kind, seat, sips, ...(overrule && { overrule }), ...(measured && { measured }) })}
          >
            {sips}
          </button>
        ))}
      </div>
    </div>
  );
};

/** A form of "snøl", or a drink. */
const WordEditor: GugEditor = ({ step: { before }, event, propose }) => {
  const { words } = useTable();
  const { correct: text } = words.book;
  if (event.kind === 'snol')
    return (
      <ChoiceEditor
        label={text.snol}
        items={SNOL_FORMS}
        word={(form) => text.snolForms[form]}
        isNow={(form) => form === event.form}
        choose={(form) => propose({ ...event, form })}
      />
    );
  if (event.kind !== 'mode') return null;
  const player = before.setup.seats[event.seat]?.players[event.player]?.name ?? '';
  return (
    <ChoiceEditor
      label={fill(text.drink, { player })}
      items={DRINKS}
      word={(drink) => words.play.table.drink[drink]}
      isNow={(drink) => drink === event.drink}
      choose={(drink) => propose({ ...event, drink })}
    />
  );
};

/** Whether an entry that no longer fits can be put right: of nobody nothing can be said. */
export const isEdited = (event: GugEvent, before: GugState): boolean =>
  editorOf(event) !== undefined && (!('seat' in event) || before.seats[event.seat] !== undefined);

/** What edits an event; some either happened or did not. */
export function editorOf(event: GugEvent): GugEditor | undefined {
  switch (event.kind) {
    case 'throw':
    case 'toss':
    case 'roll':
      return ThrowEditor;
    case 'move':
      return MoveEditor;
    case 'place':
      return StationEditor;
    case 'drink':
      return SipsEditor;
    case 'snol':
    case 'mode':
      return WordEditor;
    case 'ruling':
      return RulingEditor;
    case 'pass':
    case 'skip':
    case 'referee':
    // A name is corrected where the names are.
    case 'join':
    case 'retire':
    case 'pause':
    case 'resume':
    case 'time-up':
    case 'call-off':
      return undefined;
  }
}

type Move = Extract<GugEvent, { readonly kind: 'move' }>;

/** Where a move could have ended instead, and the event that says so: an end with a drop stands twice, with and without. */
interface OtherEnd {
  readonly end: End;
  readonly event: Move;
}

/** Whether the die was that seat's then, and the icon stood somewhere: else no route is one. */
const canMove = ({ turn, seats }: GugState, { seat, icon, die }: Move): boolean =>
  turn?.seat === seat && turn.dice[die] !== undefined && Boolean(seats[seat]?.icons[icon]?.position);

/** The legal ends of a move as the game stood then; none when it could not be made at all. */
export function otherEnds(network: Network, before: GugState, event: Move): readonly OtherEnd[] {
  const eyes = before.turn?.dice[event.die];
  if (eyes === undefined || !canMove(before, event)) return [];
  const position = positionOf(network, before, event.seat, event.icon);
  const { kind, seat, icon, die } = event;
  return legalEnds(network, position, [eyes], variationFor(network, before, event.seat, event.icon)).flatMap((end) => {
    const choices = end.drop !== 'yes' ? [false] : network.rulings.R19 === 'must-drop' ? [true] : [true, false];
    return choices.map((drop) => ({ end, event: { kind, seat, icon, die, route: end.route, drop } }));
  });
}
