import { useEffect, useRef } from 'preact/hooks';
import { FindingList } from './Notice.tsx';
import { type TableForm, useTable } from './table.ts';

/** Lets a newcomer sit down: the sheet closes then. What the judge refuses stays in its form, with the reason below it. */
export function useJoin(close: () => void) {
  const { play, notice, say } = useTable();
  const isRefused = useRef(false);
  // What was read in the sheet is not said again at the table.
  useEffect(
    () => () => {
      if (isRefused.current) say(undefined);
    },
    [],
  );
  return {
    join: (event: TableForm['event']): void => {
      isRefused.current = !play(event);
      if (!isRefused.current) close();
    },
    refusal: notice?.is === 'refused' && notice.event.kind === 'join' && (
      <div role="alert">
        <FindingList findings={notice.judgement.findings} />
      </div>
    ),
  };
}
