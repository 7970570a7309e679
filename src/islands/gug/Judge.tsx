import { useStore } from '@nanostores/preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type LinkProblem } from '../../games/gug/situation.ts';
import { openHouseRules } from '../../log/house-rules.ts';
import { $network, $situation } from '../../log/situation.ts';
import { keepAddress, openAddress } from './address.ts';
import { type Question, questionOf } from './asking.ts';
import { Dock } from './Dock.tsx';
import { MapBridge } from './MapBridge.tsx';
import { More } from './More.tsx';
import { namesOf } from './names.ts';
import { Notes } from './Notes.tsx';
import { type Panel, PanelContext, type PanelWords, type SheetContent } from './panel-context.ts';
import { undo } from './settings.ts';
import { Sheets } from './Sheets.tsx';
import { tapOn } from './tap.ts';
import { Ticket } from './Ticket.tsx';

interface JudgeProps extends PanelWords {
  /** The form that asks the same without a script; it stays until the judge is ready, and when it cannot be. */
  children?: ComponentChildren;
}

/** The GUG panel: asks where you stand and where you go, and shows what the judge says. */
export function Judge({ children, ...texts }: JudgeProps) {
  const { lang, words } = texts;
  const network = useStore($network);
  const [problems, setProblems] = useState<readonly LinkProblem[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [question, ask] = useState<Question>('at');
  const [sheet, open] = useState<SheetContent>();

  const start = () => {
    setMissing(false);
    void openAddress().then((found) => {
      setMissing(found === undefined);
      setProblems(found ?? []);
      ask(questionOf($situation.get()));
    });
  };
  useEffect(() => {
    openHouseRules();
    start();
    return keepAddress();
  }, []);

  const board = network?.board;
  const names = useMemo(() => board && namesOf(board, words, lang), [board, words, lang]);
  if (!network || !names) {
    return (
      <>
        {/* The island wakes when this comes into view, so it has to have a box. */}
        <div class="dock-place">{children}</div>
        {isMissing && (
          <div class="notes" role="alert">
            <p>{words.panel.trouble.board}</p>
            <button type="button" class="key" onClick={start}>
              {words.panel.trouble.again}
            </button>
          </div>
        )}
      </>
    );
  }
  const tap: Panel['tap'] = (station) => tapOn({ network, names, words, question, ask, open }, station);
  const takeBack = () => {
    undo();
    ask(questionOf($situation.get()));
  };
  return (
    <PanelContext.Provider value={{ ...texts, network, names, question, ask, open, tap, undo: takeBack }}>
      <MapBridge />
      <Notes problems={problems} dismiss={() => setProblems([])} />
      <Ticket />
      <Dock />
      <More />
      {sheet && <Sheets sheet={sheet} close={() => open(undefined)} />}
    </PanelContext.Provider>
  );
}
