import { BoardSheet } from './board/BoardSheet.tsx';
import { BoundsSheet } from './board/BoundsSheet.tsx';
import { DealSheet } from './deal/DealSheet.tsx';
import { HappenedSheet } from './play/HappenedSheet.tsx';
import { OverruleSheet } from './play/OverruleSheet.tsx';
import { PenaltySheet } from './play/PenaltySheet.tsx';
import { TableSheet } from './play/TableSheet.tsx';
import { useTable } from './table-context.ts';

/** What lies over the round, whichever it is. */
export function TableSheets() {
  const { sheet, close } = useTable();
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'happened':
      return <HappenedSheet close={close} />;
    case 'deal':
      return <DealSheet key={sheet.entry} {...sheet} close={close} />;
    case 'board':
      return <BoardSheet close={close} />;
    case 'bounds':
      return <BoundsSheet close={close} />;
    case 'penalty':
      return <PenaltySheet close={close} />;
    case 'table':
      return <TableSheet close={close} />;
    case 'overrule':
      return <OverruleSheet event={sheet.event} corrects={sheet.corrects} close={close} />;
  }
}
