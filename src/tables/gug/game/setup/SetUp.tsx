import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Works } from '../../../../games/gug/position.ts';
import { rulingsToKeep } from '../../../../games/gug/rulings.ts';
import { fill } from '../../../../i18n/fill.ts';
import { currentGame } from '../../../../storage/current-game.ts';
import { openNotice } from '../../../../storage/choices.ts';
import { startGame } from '../../../../storage/games.ts';
import { setupDraft } from '../../../../storage/setup-drafts.ts';
import { neighboursOf } from '../../../../works/closing.ts';
import { focusLater } from '../../../../ui/focus.ts';
import { SetupFoot } from '../../../shell/setup/SetupFoot.tsx';
import { useStartElsewhere } from '../../../shell/setup/use-start-elsewhere.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { ClosedList, WorksFinder } from '../../WorksList.tsx';
import { RadioKey } from '../../RadioKey.tsx';
import { useBoard } from '../../use-board.ts';
import { useGameWords, usePanel } from '../../panel-context.ts';
import { TflKey } from '../../works/TflPart.tsx';
import { TableStep } from './TableStep.tsx';
import { problemsOf, setupOf, drawFault, nameFault, type Problem } from './problems.ts';
import { nameByColours } from './seats.ts';
import { SetupContext, useSetup, type Part } from './setup-context.tsx';
import { $drawn, $place, $setup, $setupNetwork, changeSetup, closeKind, show, startPlace } from './setup-session.ts';
import type { PlayReason } from '../../../../games/gug/clauses.ts';
import { checkNumber } from '../../../../games/gug/check-setup.ts';
import { ProblemCard } from '../../../shell/setup/ProblemCard.tsx';

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
  const seated = useMemo(() => ({ ...draft, seats: nameByColours(draft.seats, words.setup.seats.colours) }), [draft]);
  const problems = useMemo(() => problemsOf(seated, network, drawn), [seated, network, drawn]);

  const startedElsewhere = useStartElsewhere('gug', true, () => setMode('game'));

  const start = () => {
    if (startedElsewhere()) return;
    const setup = setupOf(seated, drawn);
    if (problems.length > 0 || !setup || !network) {
      setTried(true);
      if (problems[0]?.kind === 'name') goTo(problems[0]);
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
        class="setup column loose ringless"
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
  const { names, network, tap } = usePanel();
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
  const toHand = (wanted: keyof Works) => {
    closeKind(wanted);
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} class="line ringless">
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
              <button type="button" class="chip card" onClick={() => tap(station)}>
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
      <TflKey works={works} set={set} toHand={toHand} />
    </>
  );
}

/** What first stands between the table and its game, with its clause and the way there; the rest follows when it is put right. */
function FirstProblem() {
  const { names } = usePanel();
  const { words, draft, drawn, change, problems } = useSetup();
  const { start: text, seats, undo } = words.setup;
  const said = (problem: Problem): string => {
    if (problem.kind === 'draw') return drawFault(drawn, words.setup.draw) ?? '';
    if (problem.kind === 'board') return text.problems.board;
    if (problem.kind !== 'rule') return nameFault(problem, draft, text) ?? '';
    const { reason, data } = problem.finding;
    const station = data.station === undefined ? '' : names.station(data.station);
    return fill(words.play.reasons[reason], { name: '', station, count: data.count ?? 0 });
  };
  // Offered where that is all it takes: four teams of two are too many for a friendly game as well.
  const wantsFriendly = (problem: Problem) =>
    problem.kind === 'rule' &&
    problem.finding.clause === 'gug-3.1' &&
    checkNumber(draft.rulings, { ...draft, isFriendly: true }).length === 0;
  const [problem] = problems;
  // A missing name is said at its field, where the cursor is.
  if (!problem || (problem.kind === 'name' && problem.why === 'missing')) return null;
  const there = problem.kind === 'board' ? undefined : { label: text.go, press: () => goTo(problem) };
  const makeFriendly = { label: seats.makeFriendly, press: () => change({ isFriendly: true }, undo.friendly) };
  return (
    <ProblemCard way={wantsFriendly(problem) ? makeFriendly : there}>
      {said(problem)} {problem.kind === 'rule' && <ClauseTag clause={problem.finding.clause} />}
    </ProblemCard>
  );
}

interface Place {
  readonly part?: Part;
  readonly id: string;
}

/** Where the findings of the game's judge can be put right; the others are about who plays. */
const PLACES: Partial<Record<PlayReason, Place>> = {
  'bottle-size': { part: 'bottle', id: 'setup-bottle' },
  'no-start-left': { part: 'works', id: 'setup-works' },
  'no-such-station': { part: 'works', id: 'setup-works' },
  'draw-wrong': { part: 'draw', id: 'setup-draw' },
  'team-size': { part: 'variation', id: 'setup-variation' },
};

function placeOf(problem: Problem): Place {
  switch (problem.kind) {
    case 'name':
      return { id: `setup-name-${problem.seat}-${problem.player}` };
    case 'team':
      return { id: `setup-team-${problem.seat}` };
    case 'referee':
      return { part: 'referee', id: 'setup-referee-name' };
    case 'draw':
      return { part: 'draw', id: 'setup-draw' };
    case 'board':
      return { part: 'board', id: 'setup-board' };
    case 'rule':
      return PLACES[problem.finding.reason] ?? { id: 'setup-friendly' };
  }
}

/** Leads to where a problem can be put right. */
function goTo(problem: Problem): void {
  const { part, id } = placeOf(problem);
  if (part) show(part);
  focusLater(id);
}
