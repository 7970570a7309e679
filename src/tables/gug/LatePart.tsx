import { useState } from 'preact/hooks';
import { Fold } from '../../ui/Disclosure.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { GameWordsContext, type LatePartName, usePanel } from './panel-context.ts';

/** @returns a part of the panel that is fetched when it is first shown, with the words of all such parts. */
export function useLatePart(part: LatePartName) {
  const { words, lateParts } = usePanel();
  const { trouble } = words.panel;
  // Kept by what stays, so that what has been fetched is shown at once the next time.
  const [load] = useState(() => async () => {
    const { [part]: Part, words: late } = await lateParts();
    return () => (
      <GameWordsContext.Provider value={late}>
        <Part />
      </GameWordsContext.Provider>
    );
  });
  return <LazyBoundary load={load} trouble={trouble.part} again={trouble.again} />;
}

interface FoldedPartProps {
  heading: string;
  startsOpen?: boolean;
  part: LatePartName;
}

/** The same, folded away under its heading. */
export function FoldedPart({ heading, startsOpen = false, part }: FoldedPartProps) {
  const late = useLatePart(part);
  return (
    <Fold startsOpen={startsOpen} title={heading} isHeading>
      {late}
    </Fold>
  );
}
