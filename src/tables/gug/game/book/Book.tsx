import type { ComponentType } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { ConflictsNotice, HappenedKey } from '../../../shell/TableFrame.tsx';
import { STATION_LIST, StationList } from '../../StationList.tsx';
import { TicketPart } from '../../Ticket.tsx';
import { showPart } from '../../focus.ts';
import { $replayStep } from '../../session.ts';
import { MarkerSign } from '../MarkerSign.tsx';
import { $requestedTab, type BookTab, $rerouting } from '../game-session.ts';
import { useTable } from '../game-context.ts';
import { mainDue } from '../play/turn-plays.ts';
import { lettersOf } from '../icons.ts';
import { DrawList } from './StationKey.tsx';
import { PlayersPart } from './PlayersPart.tsx';
import { Replay, Reroute } from './Replay.tsx';
import { ResultsPart } from './ResultsPart.tsx';
import { RulesPart } from './RulesPart.tsx';

/** The map in words: who stands where, the legal ends, and every station; a press does what a tap on the map does. */
function MapPart() {
  const { words, state, names, who } = useTable();
  const { map: text } = words.book;
  const { setup, seats } = state;
  const standing = seats.flatMap(({ icons }, seat) =>
    icons.flatMap(({ position }, icon) => {
      const own = setup.seats[seat]!;
      const owner = own.players[icon]?.name ?? '';
      const name = icons.length > 1 ? fill(words.book.players.icon, { owner }) : who(seat);
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
              <span>{fill(text.at, { name, station: names.station(at) })}</span>
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
  rules: RulesPart,
  map: MapPart,
} satisfies Record<BookTab, ComponentType>;

const WHILE_PLAYING: readonly BookTab[] = ['players', 'results', 'rules', 'map'];
const WHEN_OVER: readonly BookTab[] = ['results', 'players', 'rules', 'map'];
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Below the map in a running game: the players' sheets, house rules, results.
 *
 * @param props.moves - how often players were given other numbers: a correction that is half made begins anew then.
 */
export function Book({ moves }: { moves: number }) {
  const { words, state, due } = useTable();
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
      $replayStep.set(null);
    },
    [moves],
  );

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
      <div class="more book ringless" id="gug-more" tabIndex={-1} data-tab={tab}>
        {(isReplay ? isRerouting : mainDue(due).kind === 'move') && <TicketPart isOnStage={!isReplay} />}
        <ConflictsNotice />
        <div class="book-tabs flow">
          <div ref={list} role="tablist" aria-label={text.label} onKeyDown={onKeyDown}>
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
          <HappenedKey data-tab="happened" />
        </div>
        <div class="book-part" role="tabpanel" id={`${id}-part`} aria-labelledby={`${id}-${tab}`}>
          <Part key={moves} />
        </div>
      </div>
    </>
  );
}
