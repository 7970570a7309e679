import { AdviceSheet } from './advisor/AdviceSheet.tsx';
import { ReviewSheet } from './advisor/ReviewSheet.tsx';
import { RankingSheet } from './ranking/RankingSheet.tsx';
import { HappenedSheet } from './sheets/HappenedSheet.tsx';
import { HouseRuleSheet } from './sheets/HouseRuleSheet.tsx';
import { OverruleSheet } from './sheets/OverruleSheet.tsx';
import { ResultsSheet } from './sheets/ResultsSheet.tsx';
import { TableSheet } from './sheets/TableSheet.tsx';
import { useTable } from './table-context.ts';

/** What lies over the evening, whichever it is. */
export function TableSheets() {
  const { sheet, close } = useTable();
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'ranking':
      return <RankingSheet close={close} />;
    case 'advice':
      return <AdviceSheet close={close} />;
    case 'review':
      return <ReviewSheet close={close} />;
    case 'happened':
      return <HappenedSheet close={close} />;
    case 'results':
      return <ResultsSheet close={close} />;
    case 'table':
      return <TableSheet close={close} />;
    case 'house-rule':
      return <HouseRuleSheet key={sheet.rule} rule={sheet.rule} close={close} />;
    case 'overrule':
      return <OverruleSheet event={sheet.event} close={close} />;
  }
}
