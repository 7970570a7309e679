import type { ComponentType } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { linesHere } from '../../../../games/shared/seating.ts';
import { fill } from '../../../../i18n/fill.ts';
import { MoreKey, usePortion } from '../../../../ui/Portion.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { STATION_LIST, StationList } from '../../StationList.tsx';
import { showPart } from '../../focus.ts';
import { usePanel } from '../../panel-context.ts';
import { $replayStep } from '../../session.ts';
import { MarkerSign } from '../MarkerSign.tsx';
import { $requestedTab, type BookTab } from '../book-tab.ts';
import { useGame } from '../game-context.ts';
import { $rerouted, $rerouting } from '../game-session.ts';
import { lettersOf } from '../icons.ts';
import { DrawList } from './DrawList.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import { HappenedLine } from './HappenedLine.tsx';
import { PlayersPart } from './PlayersPart.tsx';
import { Replay } from './Replay.tsx';
import { Reroute } from './Reroute.tsx';
import { ResultsPart } from './ResultsPart.tsx';
import { RulesPart } from './RulesPart.tsx';
import { happenedIn } from './happened.ts';
import { useBookNames } from './use-book-names.ts';

/** Every play of the game in words, the newest first: also what was taken back, and what no longer fits. */
function HappenedPart() {
  const { words, saved, game, reduction } = useGame();
  const { happened: text } = words.book;
  const all = useMemo(() => happenedIn(linesHere(game, reduction.came, saved.events), reduction), [saved, reduction]);
  const rerouted = useStore($rerouted);
  const isRerouting = useStore($rerouting) !== null;
  const [open, setOpen] = useState<string | undefined>(rerouted?.entry);
  const [said, say] = useState('');
  const numbered = useMemo(() => all.map((entry, index) => ({ entry, number: index + 1 })).reverse(), [all]);
  const { shown, left, more } = usePortion(numbered);
  const chosen = numbered.find(({ entry }) => entry.id === open);
  return (
    <section class="part" aria-label={text.heading}>
      <p class="soft">{all.length === 0 ? text.none : text.hint}</p>
      <p class="book-said" aria-live="polite">
        {said}
      </p>
      <ol class="happened" reversed>
        {shown.map(({ entry, number }) => (
          <HappenedLine
            key={entry.id}
            entry={entry}
            number={number}
            open={() => {
              say('');
              setOpen(entry.id);
            }}
          />
        ))}
      </ol>
      <MoreKey left={left} label={text.more} more={more} />
      {chosen && !isRerouting && (
        <EntrySheet
          entry={chosen.entry}
          number={chosen.number}
          close={() => {
            $rerouted.set(null);
            setOpen(undefined);
          }}
          say={say}
        />
      )}
    </section>
  );
}

/** The map in words: who stands where, the legal ends, and every station; a press does what a tap on the map does. */
function MapPart() {
  const { names: panelNames } = usePanel();
  const { words, state } = useGame();
  const { map: text } = words.book;
  const names = useBookNames();
  const { setup, seats } = state;
  const standing = seats.flatMap(({ icons }, seat) =>
    icons.flatMap(({ position }, icon) => {
      const own = setup.seats[seat]!;
      const owner = own.players[icon]?.name ?? '';
      const name = icons.length > 1 ? fill(words.book.players.icon, { owner }) : names.seat(seat);
      const letter = lettersOf(own, setup.variation)[icon]!;
      return position ? [{ key: `${seat} ${icon}`, name, marker: own.marker, letter, at: position.at }] : [];
    }),
  );
  return (
    <>
      <section class="part" aria-labelledby="book-signs">
        <h3 id="book-signs">{text.signs}</h3>
        {standing.length === 0 && <p class="soft">{text.none}</p>}
        <ul class="who-stands stack">
          {standing.map(({ key, name, marker, letter, at }) => (
            <li key={key}>
              <MarkerSign marker={marker} letter={letter} />
              <span>{fill(text.at, { name, station: panelNames.station(at) })}</span>
            </li>
          ))}
        </ul>
        <p class="soft">{text.legend}</p>
        <DrawList />
      </section>
      <StationList />
    </>
  );
}

const PARTS = {
  results: ResultsPart,
  players: PlayersPart,
  happened: HappenedPart,
  rules: RulesPart,
  map: MapPart,
} satisfies Record<BookTab, ComponentType>;

const WHILE_PLAYING: readonly BookTab[] = ['players', 'happened', 'results', 'rules', 'map'];
const WHEN_OVER: readonly BookTab[] = ['results', 'players', 'happened', 'rules', 'map'];
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Below the map in a running game: the players' sheets, what happened so far, house rules, results.
 *
 * @param props.moves - how often players were given other numbers: a correction that is half made begins anew then.
 */
export function Book({ moves }: { moves: number }) {
  const { words, state, reduction } = useGame();
  const isOver = state.phase === 'over';
  const tabs = isOver ? WHEN_OVER : WHILE_PLAYING;
  const [tab, choose] = useState<BookTab>(isOver ? 'results' : 'players');
  const isReplay = useStore($replayStep) !== null;
  const isRerouting = useStore($rerouting) !== null;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const requested = useStore($requestedTab);
  // A key beside the map leads to one part of what lies below it, and to its beginning.
  useLayoutEffect(() => {
    if (requested === null) return;
    if (requested !== tab) {
      choose(requested);
      return;
    }
    $requestedTab.set(null);
    showPart(requested === 'map' ? STATION_LIST : 'gug-more');
  }, [requested, tab]);
  // The end of the game is what everybody wants to see then.
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) choose('results');
    wasOver.current = isOver;
  }, [isOver]);
  // The key that left the replay is gone with it.
  const wasReplay = useRef(false);
  useEffect(() => {
    if (wasReplay.current && !isReplay)
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
    wasReplay.current = isReplay;
  }, [isReplay]);
  // The list of links did the same as a tab here before a script ran; it is gone before the two are seen together.
  useLayoutEffect(() => document.getElementById('gug-links')?.remove(), []);
  useEffect(
    () => () => {
      $rerouting.set(null);
      $rerouted.set(null);
      $replayStep.set(null);
    },
    [moves],
  );
  // Whoever looked at something else meanwhile is back at the entry.
  const rerouted = useStore($rerouted);
  useEffect(() => {
    if (rerouted) choose('happened');
  }, [rerouted]);

  const { tabs: text } = words.book;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (tabs.indexOf(tab) + by + tabs.length) % tabs.length;
    choose(tabs[next]!);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const Part = PARTS[tab];
  return (
    <>
      {isReplay && (isRerouting ? <Reroute /> : <Replay />)}
      <div class="more book" id="gug-more" tabIndex={-1} data-tab={tab}>
        {reduction.rejectedEvents.length > 0 && (
          <RejectedNotice see={() => choose('happened')} isSeen={tab === 'happened'} />
        )}
        <div ref={list} class="book-tabs flow" role="tablist" aria-label={text.label} onKeyDown={onKeyDown}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              class="key"
              role="tab"
              id={`${id}-${each}`}
              data-tab={each}
              aria-selected={tab === each}
              aria-controls={`${id}-part`}
              tabIndex={tab === each ? 0 : -1}
              onClick={() => choose(each)}
            >
              {each === 'results' && !isOver ? text.standings : text[each]}
            </button>
          ))}
        </div>
        <div class="book-part" role="tabpanel" id={`${id}-part`} aria-labelledby={`${id}-${tab}`}>
          <Part key={moves} />
        </div>
      </div>
    </>
  );
}

interface RejectedNoticeProps {
  see: () => void;
  isSeen: boolean;
}

/** Entries that no longer fit, after a correction or when two phones come together: said wherever one reads. */
function RejectedNotice({ see, isSeen }: RejectedNoticeProps) {
  const { words, reduction } = useGame();
  const { happened } = words.book;
  return (
    <div class="book-misfits alarm stack" role="status">
      <p>
        <strong>{fill(happened.rejectedEvents, { count: reduction.rejectedEvents.length })}</strong>{' '}
        {happened.rejectedEventsWhat}
      </p>
      {!isSeen && (
        <button type="button" class="key" data-do="misfits" onClick={see}>
          {happened.see}
        </button>
      )}
    </div>
  );
}
