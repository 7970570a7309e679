import type { ComponentChildren } from 'preact';
import { useState, useLayoutEffect } from 'preact/hooks';
import { type LineId, OTHER_RAILWAYS, type OtherRailway, type StationId } from '../../games/gug/board-data.ts';
import { type Clause, GUG_CLAUSES } from '../../games/gug/clauses.ts';
import { arrivalsAt } from '../../games/gug/ledger.ts';
import { makeDrop } from '../../games/gug/notation.ts';
import type { Drop } from '../../games/gug/position.ts';
import { GUG_RULINGS, RULING_IDS } from '../../games/gug/rulings.ts';
import { pastOf, withDrops } from '../../games/gug/situation.ts';
import { fill } from '../../i18n/fill.ts';
import { ClauseCard } from '../../ui/ClauseCard.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { StatedReading } from '../../ui/RulingFold.tsx';
import { useStore } from '../../ui/use-store.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { drawnAs, LineBadge, PlateSign } from './Sign.tsx';
import { RulingChoice } from './RulingChoice.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { addStep, changeStep, linesOfStep } from './asking.ts';
import type { RulingWords } from '../shell/table.ts';
import { $sheet, usePanel } from './panel-context.ts';
import { search } from './search.ts';
import { $ledger, $situation, $table, change, $ends, $verdict, $ways } from './session.ts';
import type { End } from '../../games/gug/moves.ts';
import { isTossed } from '../../games/gug/reach.ts';
import { bestEnds, cardsOf, type Why } from './best-ends.ts';

interface SheetProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

/** Lies over the judge. */
function Sheet({ title, close, children }: SheetProps) {
  const { words } = usePanel();
  return (
    <Dialog title={title} closeKey={words.panel.clause.close} close={close} fallback="gug-answer">
      {children}
    </Dialog>
  );
}

/** What lies over the panel, whichever it is. It comes when the first is opened. */
export function Sheets() {
  const { close } = usePanel();
  const sheet = useStore($sheet);
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'clause':
      return <ClauseSheet key={sheet.clause} clause={sheet.clause} close={close} />;
    case 'step':
      return <StepSheet index={sheet.index} close={close} />;
    case 'railways':
      return <RailwaysSheet station={sheet.station} close={close} />;
    case 'drawn':
      return <DrawnSheet station={sheet.station} close={close} />;
    case 'ends':
      return <EndsSheet close={close} />;
    case 'drop':
      return <DropSheet close={close} />;
  }
}

/** A clause over the game, and the rulings on it. */
function ClauseSheet({ clause, close }: { clause: Clause; close: () => void }) {
  const { words, clauses, rulings: inWords, rulesPage, open } = usePanel();
  const texts: Readonly<Record<string, RulingWords>> = inWords;
  const stated = Object.keys(texts).filter((id) => texts[id]!.on?.includes(clause));
  const rulings = RULING_IDS.filter((id) => GUG_RULINGS[id].on.some((cited) => cited === clause));
  return (
    <ClauseCard
      clause={clause}
      number={clause.slice('gug-'.length)}
      sentence={clauses[clause]}
      page={rulesPage}
      clauses={GUG_CLAUSES}
      words={words.panel.clause}
      open={(cited) => open({ kind: 'clause', clause: cited })}
      close={close}
      fallback="gug-answer"
    >
      {rulings.length + stated.length > 0 && <h4>{words.panel.rulings.heading}</h4>}
      {rulings.map((id) => (
        <RulingChoice key={id} id={id} place="sheet" />
      ))}
      {stated.map((id) => (
        <StatedReading key={id} id={id} ruling={texts[id]!} words={words.panel.rulings} />
      ))}
    </ClauseCard>
  );
}

/** A station of several railways that may not be used: by which of them is it stepped on? */
function RailwaysSheet({ station, close }: { station: StationId; close: () => void }) {
  const { words, names, network } = usePanel();
  const situation = useStore($situation);
  return (
    <Sheet title={names.station(station)} close={close}>
      <h4>{words.panel.map.railways}</h4>
      <ul class="options keys">
        {network.board.others.get(station)?.railways.map((line) => (
          <li key={line}>
            <button
              type="button"
              class="option"
              onClick={() => {
                change(addStep(situation, { line, to: station }), names.station(station));
                close();
              }}
            >
              <LineBadge line={line} />
              {names.line(line)}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** What was drawn for an end station, and what that means (17.5); a tap beside it may have meant the station. */
function DrawnSheet({ station, close }: { station: StationId; close: () => void }) {
  const { words, names, tap } = usePanel();
  const { position, dice } = useStore($situation);
  const { drawn } = words.panel.map;
  const kinds = drawnAs(useStore($table), station);
  if (kinds.length === 0) return null;
  return (
    <Sheet title={names.station(station)} close={close}>
      {kinds.map((kind) => (
        <div key={kind}>
          <p class="drawn-what line snug">
            <PlateSign kind={kind} /> <strong>{drawn.name[kind]}</strong> <ClauseTag clause="gug-17.5" />
          </p>
          <p>{drawn.means[kind]}</p>
        </div>
      ))}
      {position && dice.length > 0 && (
        <button
          type="button"
          class="key wide"
          data-do="choose"
          onClick={() => {
            close();
            tap(station);
          }}
        >
          {fill(drawn.choose, { station: names.station(station) })}
        </button>
      )}
    </Sheet>
  );
}

/** Other lines for one step: those that lead there, and the railways that may not be used. */
function StepSheet({ index, close }: { index: number; close: () => void }) {
  const { words, names, network } = usePanel();
  const situation = useStore($situation);
  const step = situation.route[index];
  if (!step) return null;
  const choose = (line: LineId | OtherRailway) => {
    if (line !== step.line) change(changeStep(situation, index, line), names.line(line));
    close();
  };
  const option = (line: LineId | OtherRailway) => (
    <li key={line}>
      <button type="button" class="option" aria-pressed={line === step.line} onClick={() => choose(line)}>
        <LineBadge line={line} />
        {names.line(line)}
      </button>
    </li>
  );
  const title = fill(words.panel.route.step, {
    step: index + 1,
    line: names.line(step.line),
    station: names.station(step.to),
  });
  return (
    <Sheet title={title} close={close}>
      <h4>{words.panel.map.lines}</h4>
      <ul class="options keys">{linesOfStep(network, situation, index).map(option)}</ul>
      <h4>{words.panel.map.railways}</h4>
      <ul class="options keys">{OTHER_RAILWAYS.map(option)}</ul>
    </Sheet>
  );
}

/** A drop to add: the end stations of use first, each with the line it is reached by; then all others. */
function DropSheet({ close }: { close: () => void }) {
  const { words, names, network } = usePanel();
  const situation = useStore($situation);
  const ledger = useStore($ledger);
  const [text, setText] = useState('');
  const { ledger: labels, ask, map } = words.panel;
  const useful = ledger?.useful.map(({ drop }) => drop) ?? [];
  const isUseful = (drop: Drop) => useful.some(({ station, line }) => station === drop.station && line === drop.line);
  const everywhere = [...network.board.stations.keys()].flatMap((station) =>
    arrivalsAt(network, station).map((line): Drop => ({ station, line })),
  );
  const choices = everywhere.map((drop) => ({ drop, id: drop.station, name: names.station(drop.station) }));
  const asked =
    text.trim() === ''
      ? [...choices].sort((one, other) => one.name.localeCompare(other.name))
      : search(choices, text, 40);
  const parts = [
    { title: labels.useful, found: asked.filter(({ drop }) => isUseful(drop)) },
    { title: map.stations, found: asked.filter(({ drop }) => !isUseful(drop)) },
  ];
  const add = (drop: Drop, name: string) => {
    change(withDrops(situation, [...pastOf(situation).drops, drop]), name);
    close();
  };
  return (
    <Sheet title={labels.add} close={close}>
      <SearchField label={labels.station} text={text} type={setText} />
      {asked.length === 0 && <p>{fill(ask.noMatch, { text })}</p>}
      {parts
        .filter(({ found }) => found.length > 0)
        .map(({ title, found }) => (
          <section key={title}>
            <h4>{title}</h4>
            <ul class="options keys">
              {found.map(({ drop, name }) => (
                <li key={`${drop.station} ${drop.line}`}>
                  <button type="button" class="option" data-drop={makeDrop(drop)} onClick={() => add(drop, name)}>
                    <LineBadge line={drop.line} />
                    {names.sentence(labels.filled, drop)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Sheet>
  );
}

/** Where the turn can legally end: the best as large cards, then every station once, with a search; a press takes its route. */
function EndsSheet({ close }: { close: () => void }) {
  const { words, names, network, ask } = usePanel();
  const ends = useStore($ends);
  const situation = useStore($situation);
  const [text, setText] = useState('');
  const { ends: labels } = words.panel;
  // Whose turn it was is over, on another screen too: the ends of the next one are nobody's question yet.
  useLayoutEffect(() => {
    if (!ends) close();
  }, [ends]);
  const isUnfinished = useStore($verdict)?.outcome === 'incomplete';
  const ways = useStore($ways);
  const there = isUnfinished ? ways : [];
  const best = bestEnds(ends ?? []).map((end) => ({ ...end, id: end.at, name: names.station(end.at) }));
  // What is tossed there is drunk by everybody, beside what the end itself costs; not at every ending there, by some house rules.
  const isToss = isTossed(network, situation.position?.leicester ?? 0);
  const cards = cardsOf(best, isToss ? network.board.data.special.leicester : undefined);
  const found = text.trim() === '' ? best : search(best, text, best.length);
  const take = ({ at, route }: End) => {
    close();
    change({ ...situation, route }, names.station(at));
    ask('route');
  };
  const option = (end: End, why?: Why, key: string = end.at) => {
    const { at, route, changes, left, sips, drop } = end;
    const line = route.at(-1)?.line;
    return (
      <li key={key}>
        <button
          type="button"
          class={why ? 'option best' : 'option'}
          data-end={at}
          data-why={why}
          onClick={() => take(end)}
        >
          {line && <LineBadge line={line} />}
          <span>
            {why && <span class="soft">{labels.best[why]}</span>}
            <strong>{fill(labels.end, { station: names.station(at), count: sips })}</strong>
            <span class="soft">
              {[
                fill(labels.changes, { count: changes }),
                ...(left > 0 ? [fill(labels.pointsLeft, { count: left })] : []),
                ...(drop === 'yes' && !why ? [labels.drop] : []),
              ].join(' · ')}
            </span>
          </span>
        </button>
      </li>
    );
  };
  if (!ends) return null;
  return (
    <Sheet title={labels.heading} close={close}>
      {best.length === 0 && <p>{labels.none}</p>}
      <ul class="options keys">
        {there.map((end, index) => option(end, 'there', `there ${index}`))}
        {cards.map(({ end, why }) => option(end, why))}
      </ul>
      {best.length > cards.length && (
        <section>
          <h4>{labels.all}</h4>
          <SearchField label={labels.search} text={text} type={setText} />
          {found.length === 0 && <p>{fill(labels.noMatch, { text })}</p>}
          <ul class="options keys all-ends">{found.map((end) => option(end))}</ul>
        </section>
      )}
    </Sheet>
  );
}
