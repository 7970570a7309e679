import { usePanel } from '../../panel-context.ts';
import { BoardPart } from './BoardPart.tsx';
import { BottlePart } from './BottlePart.tsx';
import { DrawPart } from './DrawPart.tsx';
import { FirstNotice } from '../../../shared/FirstNotice.tsx';
import { RefereePart } from './RefereePart.tsx';
import { RulingsPart } from './RulingsPart.tsx';
import { SamePeople } from './SamePeople.tsx';
import { SeatsPart } from './SeatsPart.tsx';
import { useSetup } from './setup-context.ts';
import { VariationPart } from './VariationPart.tsx';
import { WorksRow } from './WorksRow.tsx';

/** Who plays, and below it all that has a default. @param board - whether the setup's board could be had. */
export function TableStep({ board }: { board: { readonly isMissing: boolean; readonly again: () => void } }) {
  const { trouble } = usePanel().words.panel;
  const { words, draft } = useSetup();
  return (
    <>
      <h3>{words.setup.heading}</h3>
      <FirstNotice words={words.setup.notice} />
      {board.isMissing && (
        <p role="alert" class="row">
          {trouble.board}
          <button type="button" class="key" onClick={board.again}>
            {trouble.again}
          </button>
        </p>
      )}
      <SamePeople />
      <SeatsPart />
      <div class="setup-folds">
        <VariationPart />
        {draft.closed && <DrawPart closed={draft.closed} />}
        <BottlePart />
        <RefereePart />
        <BoardPart />
        <WorksRow />
        <RulingsPart />
      </div>
    </>
  );
}
