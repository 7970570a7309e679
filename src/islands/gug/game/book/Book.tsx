import type { ComponentType } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { STATION_LIST } from '../../StationList.tsx';
import { useStore } from '../../../shared/use-store.ts';
import { showPart } from '../../focus.ts';
import { $wishedTab, type BookTab } from '../book-tab.ts';
import { useGame } from '../game-context.ts';
import { $replayStep } from '../../session.ts';
import { HappenedPart } from './HappenedPart.tsx';
import { MapPart } from './MapPart.tsx';
import { MisfitsNotice } from './MisfitsNotice.tsx';
import { PlayersPart } from './PlayersPart.tsx';
import { Replay } from './Replay.tsx';
import { ResultsPart } from './ResultsPart.tsx';
import { RulesPart } from './RulesPart.tsx';

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

/** Below the map in a running game: the players' sheets, what happened so far, house rules, results. */
export function Book() {
  const { words, state, fold } = useGame();
  const isOver = state.phase === 'over';
  const tabs = isOver ? WHEN_OVER : WHILE_PLAYING;
  const [tab, choose] = useState<BookTab>(isOver ? 'results' : 'players');
  const isReplay = useStore($replayStep) !== null;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const wished = useStore($wishedTab);
  // A key beside the map leads to one part of what lies below it, and to its beginning.
  useLayoutEffect(() => {
    if (wished === null) return;
    if (wished !== tab) {
      choose(wished);
      return;
    }
    $wishedTab.set(null);
    showPart(wished === 'map' ? STATION_LIST : 'gug-more');
  }, [wished, tab]);
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
  useEffect(() => () => $replayStep.set(null), []);

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
      {isReplay && <Replay />}
      <div class="more book" id="gug-more" tabIndex={-1} data-tab={tab}>
        {fold.misfits.length > 0 && <MisfitsNotice see={() => choose('happened')} isSeen={tab === 'happened'} />}
        <div ref={list} class="book-tabs" role="tablist" aria-label={text.label} onKeyDown={onKeyDown}>
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
          <Part />
        </div>
      </div>
    </>
  );
}
