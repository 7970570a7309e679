import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { endOf } from '../../games/shared/reduction.ts';
import { playedOf } from '../../games/shared/played.ts';
import { fill } from '../../i18n/fill.ts';
import { currentGame } from '../../storage/current-game.ts';
import { $games, startGame } from '../../storage/games.ts';
import type { KeptDraft } from '../../storage/kept-draft.ts';
import type { GameEvent, SavedGame } from '../../storage/saved-game.ts';
import { focusLater, showScreen } from '../../ui/focus.ts';
import { gamesBefore } from './player-names.ts';
import { type Chairs, startId } from './setup/chairs.ts';
import { ChairsPart } from './setup/ChairsPart.tsx';
import { GoOnKey } from './setup/GoOnKey.tsx';
import { RulingsFold } from './setup/RulingsFold.tsx';
import { ProblemCard } from './setup/ProblemCard.tsx';
import { type Problem, type SeatedFinding, seatOf } from './setup/problems.ts';
import { SamePeopleKey } from './setup/SamePeopleKey.tsx';
import { SetupFoot } from './setup/SetupFoot.tsx';
import { type SetupDraft, useSetupDraft, placeOf, useStart } from './setup/use-start.ts';
import { useStore } from '../../ui/use-store.ts';
import { ClauseSheet, ClauseTag, Rulings } from './Clauses.tsx';
import { type SetUpProps, usePanel } from './table.ts';

/** What every set-up has; a `type`, so that a set-up with more fits it. */
interface AnySetup {
  readonly players: Chairs;
  readonly rulings: object;
}

interface SetupFrameProps<Setup extends AnySetup, Finding extends SeatedFinding> extends SetUpProps {
  words: {
    readonly heading: string;
    readonly players: string;
    readonly order: string;
    readonly rulingsIntro: string;
    readonly start: string;
  };
  /** The set-up under way, and one of which nothing has been said yet. */
  drafts: KeptDraft<Setup>;
  fresh: Setup;
  /** So many can play. */
  most: number;
  /** How the rules are read where nobody says more, and as this phone's tables read them. */
  defaults: Setup['rulings'];
  own: Setup['rulings'];
  /** What stands in the way, and each of that in a sentence. */
  problems: (draft: Setup) => readonly Problem<Finding>[];
  inWords: (problem: Problem<Finding>, draft: Setup) => string;
  /** The set-up as it is kept. */
  kept: (draft: Setup) => Setup;
  /** What is set up with the people of an earlier game; left out where that is not offered. */
  same?: (last: SavedGame) => Partial<Setup> | undefined;
  /** Other players, or in another order, where more than they hangs on it. */
  reseat?: (draft: Setup, changed: (now: Chairs) => Chairs) => Partial<Setup>;
  /** A further key beside a name. */
  beside?: (form: SetupDraft<Setup>, at: number, called: string) => ComponentChildren;
  notice?: ComponentChildren;
  /** What a game folds up. */
  folds?: (form: SetupDraft<Setup>) => ComponentChildren;
}

const isMissing = (problem: Problem): boolean => problem.kind === 'name' && problem.why === 'missing';

/** The set-up of a game: names and go; all that has a default stands folded below. */
export function SetupFrame<Setup extends AnySetup, Finding extends SeatedFinding & { readonly clause: string }>(
  props: SetupFrameProps<Setup, Finding>,
) {
  const { words: text, drafts, fresh, most, defaults, own, kept, same, reseat, beside, notice, folds } = props;
  const { ui, words, rulings } = usePanel();
  const { game } = ui;
  const { setup } = words.shared;
  const form = useSetupDraft(drafts, fresh);
  const isOver = useMemo(
    () => (saved: SavedGame) => ui.isOver(endOf(ui.rules, saved.setup, playedOf<GameEvent>(saved.events)).state),
    [ui],
  );
  const { draft, change } = form;
  const problems = useMemo(() => props.problems(draft), [draft]);
  const { hasTried, start } = useStart(game, problems, () => {
    if (props.startedElsewhere()) return;
    const begun = { game, name: '', setup: kept(draft) } as Parameters<typeof startGame>[0];
    const { id } = startGame(begun);
    drafts.forget();
    currentGame(game).$id.set(id);
    showScreen(`${game}-now`);
  });
  // A missing name is said at its field, where the cursor is.
  const inTheWay = hasTried && problems[0] && !isMissing(problems[0]) ? problems[0] : undefined;
  const read = (changed: (now: Setup['rulings']) => Setup['rulings']) =>
    change(({ rulings }) => ({ rulings: changed(rulings) }) as Partial<Setup>, setup.undo.rulings);
  const choices = {
    chosen: draft.rulings,
    choose: (ruling: keyof Setup['rulings'], option: string) => read((now) => ({ ...now, [ruling]: option })),
  };
  return (
    <>
      <section
        class={`setup column loose ringless table-setup ${game}-setup`}
        id={`${game}-now`}
        tabIndex={-1}
        aria-label={text.heading}
      >
        <header class="table-setup-head split">
          <h3>{text.heading}</h3>
          {props.back && (
            <button type="button" class="key" data-do="back" onClick={props.back}>
              {setup.back}
            </button>
          )}
        </header>
        <GoOnKey kind={game} label={setup.goOn} isOver={isOver} goOn={() => showScreen(`${game}-now`)} />
        {notice}
        {same && <SamePeople same={same} form={form} drafts={drafts} />}
        <ChairsPart
          form={{
            game,
            words: setup,
            chairs: draft.players,
            most,
            change: (changed, label, stroke) =>
              change(
                (now) => reseat?.(now, changed) ?? ({ players: changed(now.players) } as Partial<Setup>),
                label,
                stroke,
              ),
            fault: (at) => {
              const problem = problems.find((each) => seatOf(each) === at);
              // Of all names that are missing, the first is asked for.
              return problem && (!isMissing(problem) || problem === problems[0])
                ? props.inWords(problem, draft)
                : undefined;
            },
            hasTried,
            ...(beside && { beside: (at: number, called: string) => beside(form, at, called) }),
          }}
          heading={text.players}
          order={text.order}
        />
        <div class="setup-folds">
          {folds?.(form)}
          <RulingsFold
            id={`${game}-rulings`}
            words={words.shared}
            game={game}
            forms={ui.rulings.forms}
            titles={rulings}
            intro={text.rulingsIntro}
            chosen={draft.rulings}
            defaults={defaults}
            own={own}
            take={(readings) => read((now) => ({ ...now, ...readings }))}
            list={(ids) => <Rulings ids={ids} place={`${game}-setup`} {...choices} />}
          />
        </div>
        <StartBar label={text.start} start={start} drafts={drafts} problem={inTheWay}>
          {inTheWay && props.inWords(inTheWay, draft)}{' '}
          {inTheWay?.kind === 'rule' && <ClauseTag clause={inTheWay.finding.clause} />}
        </StartBar>
      </section>
      <ClauseSheet place="setup" {...choices} />
    </>
  );
}

interface SamePeopleProps<Setup extends AnySetup> {
  same: (last: SavedGame) => Partial<Setup> | undefined;
  form: SetupDraft<Setup>;
  drafts: KeptDraft<Setup>;
}

/** The last game's people once more, as long as nothing else was said. */
function SamePeople<Setup extends AnySetup>({ same, form, drafts }: SamePeopleProps<Setup>) {
  const { ui, words } = usePanel();
  const label = words.shared.setup.same;
  const isUntouched = useStore(drafts.$draft) === null;
  const games = useStore($games);
  const again = useMemo(() => {
    const last = isUntouched ? gamesBefore(games.values()).find((saved) => saved.game === ui.game) : undefined;
    return last && same(last);
  }, [isUntouched, games]);
  if (!again?.players) return null;
  const who = again.players.map(({ name }) => name).join(', ');
  return <SamePeopleKey label={label} who={who} press={() => form.change(() => again, label)} />;
}

interface StartBarProps {
  /** What the key that starts the game says, and what it does. */
  label: string;
  start: () => void;
  drafts: Pick<KeptDraft<unknown>, '$past' | 'undo'>;
  /** What first stands in the way, once somebody has tried. */
  problem: Problem | undefined;
  /** The problem in a sentence. */
  children: ComponentChildren;
}

/** The lower edge of the set-up: what stands in the way, undo, and the key that starts the game. */
function StartBar({ label, start, drafts: { $past, undo }, problem, children }: StartBarProps) {
  const { ui, words } = usePanel();
  const { setup, undo: text } = words.shared;
  const [last] = useStore($past);
  return (
    <SetupFoot
      id={startId(ui.game)}
      go={{ label, press: start }}
      undo={{
        label: last ? fill(text.last, { what: last.label }) : text.nothing,
        isIdle: !last,
        press: undo,
      }}
    >
      {problem && (
        <ProblemCard way={{ label: setup.show, press: () => focusLater(placeOf(ui.game, problem)) }}>
          {children}
        </ProblemCard>
      )}
    </SetupFoot>
  );
}
