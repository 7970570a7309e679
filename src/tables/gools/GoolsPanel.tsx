import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { GOOLS_CLAUSES } from '../../games/gools/clauses.ts';
import { dueOf } from '../../games/gools/due.ts';
import type { AnyClause } from '../../games/gools/play-state.ts';
import { GOOLS } from '../../games/gools/play.ts';
import { DEFAULT_TABLE_RULINGS, readingsOfKept, TABLE_RULINGS } from '../../games/gools/rulings.ts';
import { type GoolsSetup, PLAYERS_MOST } from '../../games/gools/setup.ts';
import { THREE_MAN_CLAUSES } from '../../games/three-man/clauses.ts';
import { fill } from '../../i18n/fill.ts';
import { openAdvisorChoice, openNotice } from '../../storage/choices.ts';
import { setupDraft } from '../../storage/setup-drafts.ts';
import { HOUSE_RULES_OF } from '../../storage/house-rules.ts';
import { FirstNotice } from '../shell/FirstNotice.tsx';
import { emptyChairs } from '../shell/setup/chairs.ts';
import { useSettings } from '../shell/use-settings.ts';
import { ClauseTag, Sheet } from '../shell/Clauses.tsx';
import { SetupFrame } from '../shell/SetupFrame.tsx';
import { Shell, usePanelOf } from '../shell/Shell.tsx';
import type { PanelUi, SetUpProps } from '../shell/table.ts';
import { Advised, DiceLine, GoolsAim } from './advisor/Advised.tsx';
import { RoundReview } from './advisor/RoundReview.tsx';
import { askedThrow, isBetweenRounds } from './advisor/question.ts';
import { handName } from './advisor/numbers.ts';
import { useAdvisor } from './advisor/use-advisor.ts';
import { editorOf } from './editors.tsx';
import { Play } from './play/Play.tsx';
import { type RankRow, rankRows } from './ranking/rank-rows.ts';
import { peopleOf, goolsProblemInWords, goolsProblems, setupOf } from './setup/problems.ts';
import { HouseRuleSheet } from './sheets/HouseRuleSheet.tsx';
import { ResultsSheet } from './sheets/ResultsTable.tsx';
import { TableSheet } from './sheets/TableSheet.tsx';
import { type GoolsForm, useGools, useTable } from './table.ts';
import { called, describerOf, findingInWords, throwingOf, eventSentence, roundName, told } from './play/describer.ts';

/** The order of the hands, for the pocket: all that are named, and below them the sums (3.1-3.4). */
function RankingSheet({ close }: { close: () => void }) {
  const { heading, caption, others, othersHint } = useTable().words.advisor.ranking;
  const rows = useMemo(rankRows, []);
  const sums = rows.filter(({ hand }) => hand.kind === 'sum');
  return (
    <Sheet title={heading} close={close}>
      <p class="soft">{caption}</p>
      <RankTable label={heading} rows={rows.filter(({ hand }) => hand.kind !== 'sum')} />
      <details class="rank-sums">
        <summary>{others}</summary>
        <p>
          {othersHint} <ClauseTag clause="gools-3.4" />
        </p>
        <RankTable label={others} rows={sums} />
      </details>
    </Sheet>
  );
}

/** Hands with their dice, names and places, and the rule that puts them there. */
function RankTable({ label, rows }: { label: string; rows: readonly RankRow[] }) {
  const { hands, ranking } = useTable().words.advisor;
  return (
    <table class="rank-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{ranking.place}</th>
          <th scope="col">{ranking.dice}</th>
          <th scope="col">{ranking.hand}</th>
          <th scope="col">{ranking.rule}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hand, clause, dice, from, to }) => (
          <tr key={from}>
            <td>{from === to ? from : fill(ranking.places, { from, to })}</td>
            <td>
              <DiceLine dice={dice} size={24} />
            </td>
            <th scope="row">{handName(hands, hand)}</th>
            <td>
              <ClauseTag clause={clause} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How everybody has played. */
function ReviewSheet({ close }: { close: () => void }) {
  const { words, state } = useTable();
  const { isAllowed } = useAdvisor();
  const { heading, none, later } = words.advisor.review;
  const isOpen = isAllowed || isBetweenRounds(state);
  const hasRound = state.rounds.length > 0;
  return (
    <Sheet title={heading} close={close}>
      {!isOpen && <p>{later}</p>}
      {isOpen && !hasRound && <p>{none}</p>}
      {isOpen && hasRound && <Reviewed />}
    </Sheet>
  );
}

/** A round that was won, the last one first, turn by turn. */
function Reviewed() {
  const { words, state, name } = useTable();
  const { aim } = useAdvisor();
  const [at, choose] = useState(state.rounds.length - 1);
  const id = useId();
  const round = state.rounds[at] ?? state.rounds.at(-1)!;
  const { round: label, wonBy, honest, aimHint } = words.advisor.review;
  return (
    <>
      <p>{honest}</p>
      <div class="review-round stack tight">
        <label for={id}>{label}</label>
        <select id={id} class="field" value={at} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
          {state.rounds.map(({ number, winner }, index) => (
            <option key={number} value={index}>
              {fill(wonBy, { number, name: winner === null ? '' : name(winner) })}
            </option>
          ))}
        </select>
      </div>
      <GoolsAim />
      <RoundReview round={round} aim={aim} />
      <p class="soft">{aimHint}</p>
    </>
  );
}

/** The set-up of an evening: names and go; how the table reads the rules has a default, and stands folded below. */
function SetUp(props: SetUpProps) {
  // Before anything is drawn, so that nothing blinks.
  useState(openNotice);
  const { words } = useGools();
  // As this phone's tables read the rules of both dice games.
  const gools = useSettings(HOUSE_RULES_OF.gools);
  const mini = useSettings(HOUSE_RULES_OF['three-man']);
  const fresh: GoolsSetup = useMemo(() => ({ players: emptyChairs(), rulings: { ...gools, ...mini } }), [gools, mini]);
  return (
    <SetupFrame
      {...props}
      words={words.setup}
      drafts={setupDraft('gools')}
      fresh={fresh}
      most={PLAYERS_MOST}
      defaults={DEFAULT_TABLE_RULINGS}
      own={fresh.rulings}
      problems={goolsProblems}
      inWords={(problem, draft) => goolsProblemInWords(problem, draft, words)}
      kept={setupOf}
      same={(last) => (last.game === 'gools' ? { players: peopleOf(last) } : undefined)}
      notice={<FirstNotice words={words.setup.notice} />}
    />
  );
}

/** What the advisor says of the throw that lies there. */
function AdviceSheet({ close }: { close: () => void }) {
  const { words, state } = useTable();
  const { isAllowed, aim } = useAdvisor();
  const { heading, off, nothing } = words.advisor.advice;
  const asked = askedThrow(state, aim);
  return (
    <Sheet title={heading} close={close}>
      {!isAllowed && <p>{off}</p>}
      {isAllowed && !asked && <p>{nothing}</p>}
      {isAllowed && asked && <Advised asked={asked} close={close} />}
    </Sheet>
  );
}

const CLAUSES: Readonly<Record<'gools' | 'three-man', readonly AnyClause[]>> = {
  gools: GOOLS_CLAUSES,
  'three-man': THREE_MAN_CLAUSES,
};

const UI: PanelUi<GoolsForm> = {
  game: 'gools',
  isOver: ({ stage }) => stage.is === 'over',
  rules: GOOLS,
  clause(clause, { clauses, books }) {
    const book = clause.startsWith('gools-') ? 'gools' : 'three-man';
    return {
      number: clause.slice(book.length + 1),
      sentence: clauses[clause],
      page: books[book],
      among: CLAUSES[book],
    };
  },
  // G7 turns the smoking rules on.
  rulings: {
    forms: TABLE_RULINGS,
    apart: { ids: ['G7'], summary: ({ words }) => words.setup.smoking },
  },
  readings: ({ rulings }) => readingsOfKept(rulings),
  nameOf: (_, { players }, seat) => players[seat]?.name ?? '',
  more: (state) => ({ due: dueOf(state) }),
  describe(table) {
    const describer = describerOf(table);
    return {
      step: (step) => told(step, describer),
      group: (step) => roundName(step, describer),
      event: (event, before) => eventSentence(event, before, describer),
      name: (event) => called(event, describer),
      finding: (finding) => findingInWords(describer, finding),
      thrown: throwingOf,
    };
  },
  SetUp,
  Play,
  sheets: {
    table: TableSheet,
    ranking: RankingSheet,
    advice: AdviceSheet,
    review: ReviewSheet,
    results: ResultsSheet,
    'house-rule': HouseRuleSheet,
  },
  editorOf,
};

/** The dice games: the evening that is on the table, or one that is being set up. */
export function GoolsPanel(texts: GoolsForm['texts']) {
  useEffect(openAdvisorChoice, []);
  return <Shell panel={usePanelOf(UI, texts)} />;
}
