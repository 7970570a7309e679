import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { INHIBITIONS } from '../../games/gug/ledger.ts';
import { loopStations } from '../../games/gug/loop-stations.ts';
import type { Came } from '../../games/gug/position.ts';
import { fill } from '../../i18n/fill.ts';
import { UndoKey } from '../../ui/UndoKey.tsx';
import { focusLater, releaseFocus } from '../../ui/focus.ts';
import { useStore } from '../../ui/use-store.ts';
import { DieFaces } from './DieFaces.tsx';
import { DieFace, LineBadge, Said } from './Sign.tsx';
import { Finder } from './Finder.tsx';
import { RouteSteps } from './RouteSteps.tsx';
import { STATION_LIST } from './StationList.tsx';
import { comeBy, type Question, standAt, waysTo } from './asking.ts';
import { placeOf, showPart } from './focus.ts';
import { usePanel } from './panel-context.ts';
import { $hasTwoDice, $ledger, $past, $showsEnds, $situation, change, toggleEnds, $question } from './session.ts';
import { Icon } from '../../ui/Icon.tsx';

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
  const ways = waysTo(network, position.at);
  return (
    <>
      <ul class="chips">
        <li>
          <button
            type="button"
            class="chip card"
            aria-pressed={position.came === null}
            onClick={() => choose(null, panel.ask.start)}
          >
            {panel.ask.start}
          </button>
        </li>
        {ways.map((came) => (
          <li key={`${came.from} ${came.by}`}>
            <button
              type="button"
              class="chip card"
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
      <Finder
        isSmall
        things={ways.map((came) => ({
          came,
          id: `${came.from}-${came.by}`,
          name: names.station(came.from),
          lines: [came.by],
        }))}
        label={panel.ask.came}
        placeholder={panel.ask.type}
        none={(text) => fill(panel.ask.noMatch, { text })}
        choose={({ came, name }) => choose(came, name)}
      />
    </>
  );
}

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
  return <DieFaces now={dice} take={press} />;
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
  const { words } = usePanel();
  const question = useStore($question);
  const { ask, route } = words.panel;
  const Part = PARTS[question];
  const headings = { at: ask.stand, came: ask.came, die: ask.die, route: route.heading };
  return (
    <div class="dock">
      <h3 id="gug-asked" class="visually-hidden">
        {headings[question]}
      </h3>
      <Facts />
      <div
        id="gug-question"
        class="dock-part stack ringless"
        data-question={question}
        role="group"
        aria-labelledby="gug-asked"
        tabIndex={-1}
      >
        <Part />
      </div>
      <Bar />
    </div>
  );
}

/** Undo at its place, bottom left, once there is something to undo; and what else belongs to the open question. */
function Bar() {
  const { words, names, undo, open } = usePanel();
  const question = useStore($question);
  const situation = useStore($situation);
  const [last] = useStore($past);
  const showsEnds = useStore($showsEnds);
  const hasTwo = useStore($hasTwoDice);
  const { panel } = words;
  const step = situation.route.at(-1);
  const label = last?.label ?? (step && names.station(step.to));
  return (
    <div class="bar flow">
      {label === undefined ? (
        <p class="undo soft">{situation.dice.length === 0 && panel.ask.site}</p>
      ) : (
        <UndoKey label={fill(panel.route.undo, { station: label })} isIdle={false} press={undo} />
      )}
      {question === 'die' && (
        <button type="button" class="key" aria-pressed={hasTwo} onClick={() => $hasTwoDice.set(!hasTwo)}>
          {panel.ask.twoDice}
        </button>
      )}
      {question === 'route' && situation.position && situation.dice.length > 0 && (
        <button type="button" class="key" data-do="ends" onClick={() => toggleEnds(open)}>
          {showsEnds ? panel.ends.hide : panel.ends.show}
        </button>
      )}
      <ListKey press={() => showPart(STATION_LIST)} />
    </div>
  );
}

/** What is known so far, each with its caption; each can be said anew. Nothing stands here before the first is known. */
function Facts() {
  const { words, names, ask } = usePanel();
  const question = useStore($question);
  const { position, dice } = useStore($situation);
  const ledger = useStore($ledger);
  const { facts, ...asked } = words.panel.ask;
  const came = position?.came;
  const isReady = position !== null && dice.length > 0;
  const say = ({ detail }: MouseEvent, asks: Question) => {
    ask(asks);
    // Who pressed a key of the keyboard goes on with one; a thumb would only see its letters come up.
    if (detail === 0) focusLater(placeOf(asks));
  };
  const fact = (asks: 'at' | 'came' | 'die', said: string, shown: ComponentChildren) => (
    <button
      type="button"
      class={`fact card fact-${asks}`}
      aria-pressed={question === asks}
      onClick={(event) => say(event, question === asks && isReady ? 'route' : asks)}
    >
      <Said words={said}>
        <span class="fact-caption">{facts[asks]}</span>
        <span class="fact-what">{shown}</span>
      </Said>
    </button>
  );
  const cameBy = came ? names.sentence(asked.cameBy, { station: came.from, line: came.by }) : asked.start;
  const hasCame = position !== null && (came !== null || question === 'die' || question === 'route');
  const drops = ledger?.faults ?? [];
  const dropped = `${drops.filter((faults) => faults.length === 0).length}/${INHIBITIONS}`;
  if (!position && dice.length === 0 && drops.length === 0) return null;
  return (
    <div class="facts">
      {position &&
        fact('at', `${asked.stand} ${names.station(position.at)}`, <FactName name={names.station(position.at)} />)}
      {hasCame &&
        fact(
          'came',
          `${asked.came} ${cameBy}`,
          <>
            {came && <LineBadge line={came.by} />}
            <FactName name={came ? names.station(came.from) : asked.start} />
          </>,
        )}
      {dice.length > 0 &&
        fact(
          'die',
          `${asked.die} ${dice.join(', ')}`,
          dice.map((eyes, index) => <DieFace key={index} eyes={eyes} />),
        )}
      {drops.length > 0 && (
        <button type="button" class="fact card fact-drops" onClick={() => showPart('gug-ledger')}>
          <Said words={`${words.panel.ledger.heading} ${dropped}`}>
            <span class="fact-caption">{facts.drops}</span>
            <span class="fact-what">{dropped}</span>
          </Said>
        </button>
      )}
    </div>
  );
}

/** Letters of a word that has room in one of four facts side by side on a phone. */
const SHORT = 9;

const FactName = ({ name }: { name: string }) => (
  <span class="fact-name clamp" data-long={name.split(' ').some((word) => word.length > SHORT)}>
    {name}
  </span>
);

/** From the map to its stations as a list. */
function ListKey({ press }: { press: () => void }) {
  const { asList } = usePanel().words.panel.map;
  return (
    <button type="button" class="key" data-do="list" aria-label={asList} title={asList} onClick={press}>
      <Icon path="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />
    </button>
  );
}
