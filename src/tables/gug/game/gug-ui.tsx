import { useMemo } from 'preact/hooks';
import { GUG_CLAUSES } from '../../../games/gug/clauses.ts';
import { GUG_RULINGS } from '../../../games/gug/rulings.ts';
import { useStore } from '../../../ui/use-store.ts';
import { type Table, type TableUi, useSheets } from '../../shell/table.ts';
import { usePanel } from '../panel-context.ts';
import { editorOf } from './book/editors.tsx';
import { happenedWords } from './book/happened-words.ts';
import { bookNamesIn } from './book/use-book-names.ts';
import { controller, PLAYED_BY } from './game-actions.ts';
import { type GugForm, useGameWords } from './game-context.ts';
import { $notice, type GameTable } from './game-table.ts';
import { AdviceSheet } from './play/Advice.tsx';
import { DrinkSheet, PlacesSheet, SnolSheet, TimeSheet } from './play/sheets.tsx';
import { TableSheet } from './play/TableSheet.tsx';
import { calledIn } from './play/called.ts';
import { useRefereesWord } from './use-referees-word.tsx';

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
};

/** A running game as the shell knows it. */
export function useGugTable({ saved, game, reduction, state }: GameTable): Table<GugForm> {
  const panel = usePanel();
  const words = useGameWords();
  const notice = useStore($notice);
  const { open, ...sheets } = useSheets<NonNullable<Table<GugForm>['sheet']>, GugForm['clause']>();
  const { lang, clauses, rulings, rulesPage, names, network, words: panelWords, setMode } = panel;
  const { trouble } = panelWords.panel;
  const called = calledIn({ words, panelWords, names, state });
  const ui = useMemo(
    (): TableUi<GugForm> => ({
      ...UI,
      rules: game,
      describe(table) {
        const bookNames = bookNamesIn({ ...table, network });
        const { event, finding } = calledIn({ ...table, panelWords });
        return {
          step: (step) => happenedWords({ ...step, event: step.play.event }, bookNames).map((text) => ({ text })),
          event: (event, before) => happenedWords({ event, before, after: undefined }, bookNames)[0],
          name: event,
          finding,
          // A move that the die went on with is called by the move; more than those two are an opening.
          together([first, ...more]) {
            if (more.length > 1) return words.play.undo.opening;
            return first?.kind === 'play' ? event(first.event) : words.play.undo.correction;
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
    names,
    saved,
    name: called.seat,
    setUp: () => setMode('setup'),
  };
}
