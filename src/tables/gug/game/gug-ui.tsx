import { useMemo, useState } from 'preact/hooks';
import { GUG_CLAUSES } from '../../../games/gug/clauses.ts';
import type { GugEvent } from '../../../games/gug/events.ts';
import { GUG_RULINGS } from '../../../games/gug/rulings.ts';
import { playedOf } from '../../../games/shared/played.ts';
import { placeIn } from '../../../games/shared/reduction.ts';
import { useStore } from '../../../ui/use-store.ts';
import { type AskedWord, type TableUi, useSheets } from '../../shell/table.ts';
import { ClauseTag } from '../ClauseTag.tsx';
import { useGameWords, usePanel } from '../panel-context.ts';
import { editorOf } from './book/editors.tsx';
import { OWN_HISTORY } from './book/history.tsx';
import {
  called,
  clausesIn,
  describerOf,
  eventSentence,
  findingInWords,
  roundName,
  throwingOf,
  told,
  turnName,
} from './describer.ts';
import { controller, PLAYED_BY } from './game-actions.ts';
import { type GugForm, type GugTable, useTable } from './game-context.ts';
import { $notice, type GameTable } from './game-table.ts';
import { AdviceSheet } from './play/Advice.tsx';
import { DrinkSheet, PlacesSheet, SnolSheet, Stepper, TimeSheet } from './play/sheets.tsx';
import { TableSheet } from './play/TableSheet.tsx';
import { whoIn } from './play/seat-words.ts';

const SIPS_MOST = 200;

/** The referee overrules the judge (4.1); where the game has none, so does the table, of which no rule speaks. The sips of a move can be set too. */
function useRefereesWord(event: GugForm['event'] | undefined, corrects: string | null): AskedWord {
  const { words, state, reduction, saved } = useTable();
  const { overrule } = words.play;
  const { byReferee, byTable } = words.shared.correcting;
  const [sips, setSips] = useState<number>();
  const then = corrects === null ? state : (placeIn(reduction, playedOf(saved.events), corrects)?.before ?? state);
  const hasReferee = then.referee !== null;
  return {
    asks: event?.kind === 'move' && (
      <div class="row sips-set">
        {sips === undefined ? (
          <button type="button" class="key" onClick={() => setSips(0)}>
            {overrule.setSips}
          </button>
        ) : (
          <>
            <Stepper label={overrule.sips} value={sips} least={0} most={SIPS_MOST} set={setSips} />
            <button type="button" class="key" onClick={() => setSips(undefined)}>
              {overrule.unsetSips}
            </button>
          </>
        )}
      </div>
    ),
    byWhom: hasReferee ? (
      <>
        {byReferee} <ClauseTag clause="gug-4.1" />
      </>
    ) : (
      byTable
    ),
    word: { ...(sips !== undefined && { sips }), ...(!hasReferee && { by: overrule.theTable }) },
  };
}

/** What the shell needs to know of this game; its rules are those of each saved game, with its board. */
const UI: Omit<TableUi<GugForm>, 'rules' | 'describe'> = {
  game: 'gug',
  isOver: ({ phase }) => phase === 'over',
  ...PLAYED_BY,
  clause: (clause, { clauses, rulesPage }) => ({
    number: clause.slice('gug-'.length),
    sentence: clauses[clause],
    page: rulesPage,
    among: GUG_CLAUSES,
  }),
  rulings: { forms: GUG_RULINGS },
  against: (findings) => findings.filter((finding) => !('effect' in finding) || finding.effect === 'breaks'),
  useWord: useRefereesWord,
  sheets: {
    table: TableSheet,
    drink: DrinkSheet,
    snol: SnolSheet,
    places: PlacesSheet,
    time: TimeSheet,
    advice: AdviceSheet,
  },
  editorOf,
  history: OWN_HISTORY,
};

/** A running game as the shell knows it. */
export function useGugTable({ saved, game, reduction, state, due, hand }: GameTable): GugTable {
  const panel = usePanel();
  const words = useGameWords();
  const notice = useStore($notice);
  const { open, ...sheets } = useSheets<NonNullable<GugTable['sheet']>, GugForm['clause']>();
  const { lang, clauses, rulings, rulesPage, names, words: panelWords, setMode } = panel;
  const { trouble } = panelWords.panel;
  const who = whoIn(state, words);
  const ui = useMemo(
    (): TableUi<GugForm> => ({
      ...UI,
      rules: game,
      describe(table) {
        const describer = describerOf(table);
        const name = (event: GugEvent) => called(event, describer, table.state);
        return {
          step(step) {
            const [what, ...rest] = told(step, describer);
            const corrected = step.play.isCorrected ? [words.book.happened.corrected] : [];
            return [what, ...corrected, ...rest].map((text) => ({ text }));
          },
          turn: (step) => turnName(step, describer),
          group: (step) => roundName(step, describer),
          clauses: clausesIn,
          thrown: throwingOf,
          event: (event, before) => eventSentence(event, before, describer),
          name,
          finding: (finding) => findingInWords(finding, { ...table, panelWords }),
          // A move that the die went on with is called by the move; more than those two are an opening.
          together([first, ...more]) {
            if (more.length > 1) return words.play.undo.opening;
            return first?.kind === 'play' ? name(first.event) : words.play.undo.correction;
          },
        };
      },
    }),
    [game, words],
  );
  return {
    lang,
    words,
    clauses,
    rulings,
    rulesPage,
    trouble: trouble.part,
    again: trouble.again,
    ui,
    ...sheets,
    // A clause lies over all of the panel, whatever it is for.
    open: (next) => ('clause' in next ? panel.open({ kind: 'clause', clause: next.clause }) : open(next)),
    ...controller(),
    reduction,
    state,
    notice,
    say: (next) => $notice.set(next),
    game,
    due,
    hand,
    names,
    readings: game.turnNetwork(state).rulings,
    saved,
    name: (seat) => who(seat).name,
    who,
    setUp: () => setMode('setup'),
  };
}
