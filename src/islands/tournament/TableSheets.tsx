import { GameSheet } from './game/GameSheet.tsx';
import { PaperSheet } from './paper/PaperSheet.tsx';
import { HappenedSheet } from './play/HappenedSheet.tsx';
import { OverruleSheet } from './play/OverruleSheet.tsx';
import { TableSheet } from './play/TableSheet.tsx';
import { useTable } from './table-context.ts';

/** What lies over the tournament, whichever it is. */
export function TableSheets() {
  const { sheet, close } = useTable();
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'happened':
      return <HappenedSheet close={close} />;
    case 'game':
      return <GameSheet key={`${sheet.layer} ${sheet.game}`} {...sheet} close={close} />;
    case 'paper':
      return <PaperSheet close={close} />;
    case 'table':
      return <TableSheet close={close} />;
    case 'overrule':
      return <OverruleSheet event={sheet.event} corrects={sheet.corrects} close={close} />;
  }
}
