import { atom } from 'nanostores';
import { useMemo } from 'preact/hooks';
import { INHIBITIONS } from '../../games/gug/ledger.ts';
import { loopStations } from '../../games/gug/loop-stations.ts';
import type { Came } from '../../games/gug/position.ts';
import { fill } from '../../i18n/fill.ts';
import { UndoKey } from '../../ui/UndoKey.tsx';
import { focusLater, releaseFocus } from '../../ui/focus.ts';
import { useStore } from '../../ui/use-store.ts';
import { DieFace } from './Sign.tsx';
import { Finder } from './Finder.tsx';
import { LineBadge } from './LineBadge.tsx';
import { ListKey } from './ListKey.tsx';
import { RouteSteps } from './RouteSteps.tsx';
import { Said } from './Said.tsx';
import { STATION_LIST } from './StationList.tsx';
import { comeBy, type Question, standAt, waysTo } from './asking.ts';
import { placeOf, showPart } from './focus.ts';
import { usePanel } from './panel-context.ts';
import { $ledger, $past, $showsEnds, $situation, change, toggleEnds } from './session.ts';

/** The ways to where one stands: from each neighbour by each line, or the start of the game. */
function AskCame() {
  const { words, names, network, ask } = usePanel();
  const situation = useStore($situation);
  const { position } = situation;
  if (!position) return null;
  const { panel } = words;
  const choose = (came: Came | null, label: string) => {
    releaseFocus(() => {
      change(comeBy(situation, came), label);
      ask(situation.dice.length > 0 ? 'route' : 'die');
    });
  };
  return (
    <ul class="chips">
      <li>
        <button
          type="button"
          class="chip"
          aria-pressed={position.came === null}
          onClick={() => choose(null, panel.ask.start)}
        >
          {panel.ask.start}
        </button>
      </li>
      {waysTo(network, position.at).map((came) => (
        <li key={`${came.from} ${came.by}`}>
          <button
            type="button"
            class="chip"
            aria-pressed={position.came?.from === came.from && position.came.by === came.by}
            onClick={() => choose(came, names.station(came.from))}
          >
            <Said words={names.sentence(panel.ask.cameBy, { station: came.from, line: came.by })}>
              <LineBadge line={came.by} />
              <span>{names.station(came.from)}</span>
            </Said>
          </button>
        </li>
      ))}
    </ul>
  );
}

const EYES = [1, 2, 3, 4, 5, 6] as const;

/** Six keys with the faces of a die; with two dice, one key after the other. */
function AskDie() {
  const { words, ask } = usePanel();
  const situation = useStore($situation);
  const hasTwo = useStore($hasTwoDice);
  const { dice } = situation;
  const press = (eyes: number) => {
    const thrown = hasTwo && dice.length === 1 ? [...dice, eyes] : [eyes];
    releaseFocus(() => {
      change({ ...situation, dice: thrown }, fill(words.panel.ask.eyes, { count: eyes }));
      if (situation.position && (!hasTwo || thrown.length === 2)) ask('route');
      else if (!situation.position) ask('at');
    });
  };
  return (
    <div class="dice">
      {EYES.map((eyes) => (
        <button
          key={eyes}
          type="button"
          class="die-key"
          aria-label={fill(words.panel.ask.eyes, { count: eyes })}
          aria-pressed={dice.includes(eyes)}
          onClick={() => press(eyes)}
        >
          <DieFace eyes={eyes} />
        </button>
      ))}
    </div>
  );
}

/** Where one stands, typed: the map takes a tap for the same. */
function AskStand() {
  const { words, names, network, ask } = usePanel();
  const situation = useStore($situation);
  const { panel } = words;
  const stations = useMemo(() => {
    const because = new Map(loopStations(network).map(({ station, because: other }) => [station, other]));
    return [...network.board.stations.values()].map((station) => ({
      ...station,
      note: names.onLoop(because.get(station.id) ?? null),
    }));
  }, [network]);
  return (
    <Finder
      id={placeOf('at')}
      things={stations}
      label={panel.ask.stand}
      placeholder={panel.ask.search}
      none={(text) => fill(panel.ask.noMatch, { text })}
      choose={({ id, name }) =>
        releaseFocus(() => {
          change(standAt(situation, id), name);
          ask('came');
        })
      }
    />
  );
}

const PARTS = { at: AskStand, came: AskCame, die: AskDie, route: RouteSteps } as const;

/** The controls at the thumb: what was said so far, the question that is open, and undo. */
export function Dock() {
  const { question, words } = usePanel();
  const { ask, route } = words.panel;
  const Part = PARTS[question];
  const headings = { at: ask.stand, came: ask.came, die: ask.die, route: route.heading };
  return (
    <div class="dock">
      <Facts />
      <div
        id="gug-question"
        class="dock-part"
        data-question={question}
        role="group"
        aria-label={headings[question]}
        tabIndex={-1}
      >
        <Part />
      </div>
      <Bar />
    </div>
  );
}

/** Undo at its place, bottom left, with what it will undo; and what else belongs to the open question. */
function Bar() {
  const { words, names, question, undo } = usePanel();
  const situation = useStore($situation);
  const [last] = useStore($past);
  const showsEnds = useStore($showsEnds);
  const hasTwo = useStore($hasTwoDice);
  const { panel } = words;
  const step = situation.route.at(-1);
  const label = last?.label ?? (step && names.station(step.to));
  return (
    <div class="bar">
      <UndoKey
        label={label === undefined ? panel.route.undoNothing : fill(panel.route.undo, { station: label })}
        isIdle={label === undefined}
        press={undo}
      />
      {question === 'die' && (
        <button type="button" class="key" aria-pressed={hasTwo} onClick={() => $hasTwoDice.set(!hasTwo)}>
          {panel.ask.twoDice}
        </button>
      )}
      {question === 'route' && situation.position && situation.dice.length > 0 && (
        <button type="button" class="key" aria-pressed={showsEnds} onClick={toggleEnds}>
          {showsEnds ? panel.ends.hide : panel.ends.show}
        </button>
      )}
      <ListKey press={() => showPart(STATION_LIST)} />
    </div>
  );
}

/** Whether the table throws two dice, of which the player gives one to this icon (17.4). */
const $hasTwoDice = atom(false);

/** What was said so far; each can be said anew. */
function Facts() {
  const { words, names, question, ask } = usePanel();
  const { position, dice } = useStore($situation);
  const ledger = useStore($ledger);
  const { panel } = words;
  const at = position ? names.station(position.at) : '–';
  const came = position?.came;
  const isReady = position !== null && dice.length > 0;
  const say = ({ detail }: MouseEvent, asks: Question) => {
    ask(asks);
    // Who pressed a key of the keyboard goes on with one; a thumb would only see its letters come up.
    if (detail === 0) focusLater(placeOf(asks));
  };
  const key = (asks: Question, className = '') => ({
    type: 'button' as const,
    class: `fact ${className}`,
    'aria-pressed': question === asks,
    onClick: (event: MouseEvent) => say(event, question === asks && isReady ? 'route' : asks),
  });
  const cameBy = came ? names.sentence(panel.ask.cameBy, { station: came.from, line: came.by }) : panel.ask.start;
  const legal = ledger?.faults.filter((faults) => faults.length === 0) ?? [];
  const dropped = `${legal.length}/${INHIBITIONS}`;
  return (
    <div class="facts">
      <button {...key('at', 'fact-at')}>
        <Said words={`${panel.ask.stand} ${at}`}>
          <svg class="here-sign" viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="8" />
          </svg>
          <span class="fact-name">{at}</span>
        </Said>
      </button>
      <button
        {...key('came', 'fact-came')}
        aria-disabled={!position}
        onClick={(event) => position && say(event, 'came')}
      >
        <Said words={`${panel.ask.came} ${cameBy}`}>
          {came && <LineBadge line={came.by} />}
          <span class="fact-name">{came ? names.station(came.from) : position ? panel.ask.start : '–'}</span>
        </Said>
      </button>
      <button {...key('die', 'fact-die')}>
        <Said words={`${panel.ask.die} ${dice.join(', ')}`}>
          {dice.length > 0 ? dice.map((eyes, index) => <DieFace key={index} eyes={eyes} />) : <DieFace eyes={0} />}
        </Said>
      </button>
      <button type="button" class="fact fact-drops" onClick={() => showPart('gug-ledger')}>
        <Said words={`${panel.ledger.heading} ${dropped}`}>{dropped}</Said>
      </button>
    </div>
  );
}
