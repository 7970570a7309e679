import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { StationId } from '../../../../games/gug/board-data.ts';
import type { Board } from '../../../../games/gug/board.ts';
import type { Works } from '../../../../games/gug/position.ts';
import { rulingsToKeep } from '../../../../games/gug/rulings.ts';
import { fill } from '../../../../i18n/fill.ts';
import { currentGame } from '../../../../storage/current-game.ts';
import { openNotice } from '../../../../storage/choices.ts';
import { startGame } from '../../../../storage/games.ts';
import { setupDraft } from '../../../../storage/setup-drafts.ts';
import { neighboursOf, stretchOf, toggleStretch } from '../../../../works/closing.ts';
import { focusLater } from '../../../../ui/focus.ts';
import { SetupFoot } from '../../../shell/setup/SetupFoot.tsx';
import { useStartElsewhere } from '../../../shell/setup/use-start-elsewhere.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { ClosedList } from '../../ClosedList.tsx';
import { RadioKey } from '../../RadioKey.tsx';
import { WorksFinder } from '../../WorksFinder.tsx';
import { $boards, bringBoard, isBoardId } from '../../boards.ts';
import { usePanel } from '../../panel-context.ts';
import { TflKey } from '../../works/TflKey.tsx';
import { useGameWords } from '../game-context.ts';
import { FirstProblem, goTo } from './FirstProblem.tsx';
import { TableStep } from './TableStep.tsx';
import { problemsOf, setupOf } from './problems.ts';
import { nameBySigns } from './seats.ts';
import { SetupContext, useSetup } from './setup-context.ts';
import {
  $drawn,
  $place,
  $setup,
  $setupNetwork,
  changeSetup,
  closeKind,
  pick,
  show,
  startPlace,
} from './setup-session.ts';

const { $past, open, undo, forget } = setupDraft('gug');

/** The set-up of a game: names and go; everything else has a default, and stands folded below. */
export function SetUp() {
  // Before anything is drawn, so that nothing blinks.
  useState(() => {
    open();
    openNotice();
    startPlace();
  });
  const { setMode } = usePanel();
  const words = useGameWords();
  const draft = useStore($setup);
  const network = useStore($setupNetwork);
  const drawn = useStore($drawn);
  const { part } = useStore($place);
  const [hasTried, setTried] = useState(false);
  const step = part === 'works' ? 'works' : 'table';
  const section = useRef<HTMLElement>(null);
  // The panel lays itself out by it, and not every browser can ask it what it holds (`:has`).
  useLayoutEffect(() => {
    const { dataset } = section.current!.closest<HTMLElement>('.gug')!;
    dataset['setup'] = step;
    return () => delete dataset['setup'];
  }, [step]);
  const wanted = useBoard(draft.board);
  // Names can wait: they are corrected at the table.
  const seated = useMemo(() => ({ ...draft, seats: nameBySigns(draft.seats, words.setup.seats.signs) }), [draft]);
  const problems = useMemo(() => problemsOf(seated, network, drawn), [seated, network, drawn]);

  const startedElsewhere = useStartElsewhere('gug', true, () => setMode('game'));

  const start = () => {
    if (startedElsewhere()) return;
    const setup = setupOf(seated, drawn);
    if (problems.length > 0 || !setup || !network) {
      setTried(true);
      if (problems[0]?.kind === 'name') goTo(problems[0], show);
      return;
    }
    const { sides, board } = draft;
    const rulings = rulingsToKeep(draft.rulings);
    const { version } = network.board;
    const { id } = startGame({ game: 'gug', name: '', setup, rulings, sides, board: { id: board, version } });
    forget();
    currentGame('gug').$id.set(id);
    setMode('game');
  };
  return (
    <SetupContext.Provider value={{ words, draft, change: changeSetup, drawn, problems, hasTried, part, show }}>
      <section
        id="gug-setup"
        class="setup"
        ref={section}
        data-step={step}
        tabIndex={-1}
        aria-label={words.setup.heading}
      >
        {part === 'works' ? <WorksStep /> : <TableStep board={wanted} />}
        <StartBar start={start} />
      </section>
    </SetupContext.Provider>
  );
}

/** A board that is wanted: undefined until it is there. `again` asks once more for one that could not be had. */
function useBoard(id: string): { board: Board | undefined; isMissing: boolean; again: () => void } {
  const board = useStore($boards).get(id);
  const [isMissing, setMissing] = useState(false);
  const again = () => {
    setMissing(false);
    if (board || !isBoardId(id)) return;
    void bringBoard(id).then((found) => setMissing(!found));
  };
  useEffect(again, [id, board]);
  return { board, isMissing, again };
}

/** At the lower edge: undo at its place, and the key that starts the game, or is done with the works. */
function StartBar({ start }: { start: () => void }) {
  const { route } = usePanel().words.panel;
  const { words, hasTried, part, show } = useSetup();
  const [last] = useStore($past);
  const { start: text, works } = words.setup;
  const isInWorks = part === 'works';
  const leaveWorks = () => {
    show(undefined);
    focusLater('setup-works');
  };
  return (
    <SetupFoot
      id="setup-start"
      go={isInWorks ? { label: works.done, press: leaveWorks } : { label: text.key, press: start }}
      undo={{
        label: last ? fill(route.undo, { station: last.label }) : route.undoNothing,
        isIdle: !last,
        press: undo,
      }}
    >
      {hasTried && !isInWorks && <FirstProblem />}
    </SetupFoot>
  );
}

/** The day's works (2.2), by tapping on the map, or by name. */
function WorksStep() {
  const { works: tfl } = useGameWords();
  const { names, network, words: panelWords } = usePanel();
  const { words, draft, change } = useSetup();
  const { kind, picked, said } = useStore($place);
  const { works: text } = words.setup;
  const { works } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const set = (changed: Works, label: string) => change({ works: changed }, label);
  const close = (to: StationId) => {
    if (!picked) return;
    const label = fill(panelWords.panel.works.stretch, { other: names.station(picked), station: names.station(to) });
    pick(undefined);
    set(toggleStretch(works, stretchOf(picked, to)), label);
  };
  const toHand = (wanted: keyof Works) => {
    closeKind(wanted);
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} class="line">
        <span>{text.heading}</span> <ClauseTag clause="gug-2.2" />
      </h3>
      <fieldset class="row">
        <legend class="visually-hidden">{text.heading}</legend>
        {(['stations', 'stretches'] as const).map((each) => (
          <RadioKey key={each} name="setup-works" isChosen={kind === each} choose={() => closeKind(each)}>
            {text[each]}
          </RadioKey>
        ))}
      </fieldset>
      {picked ? (
        <ul class="chips" aria-label={fill(text.tapOther, { station: names.station(picked) })}>
          {neighboursOf(network.board, picked).map((station) => (
            <li key={station}>
              <button type="button" class="chip" onClick={() => close(station)}>
                {names.station(station)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <WorksFinder
          kind={kind}
          works={works}
          set={set}
          placeholder={kind === 'stations' ? text.tapStation : text.tapStretch}
        />
      )}
      <p role="status">{said || (picked && fill(text.tapOther, { station: names.station(picked) }))}</p>
      <ClosedList works={works} set={set} />
      <TflKey text={tfl} works={works} set={set} toHand={toHand} />
    </>
  );
}
