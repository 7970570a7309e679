import { ClauseSheet } from './ClauseSheet.tsx';
import { DrawnSheet } from './DrawnSheet.tsx';
import { DropSheet } from './DropSheet.tsx';
import { usePanel } from './panel-context.ts';
import { RailwaysSheet } from './RailwaysSheet.tsx';
import { StepSheet } from './StepSheet.tsx';

/** What lies over the panel, whichever it is. It comes when the first is opened. */
export function Sheets() {
  const { sheet, close } = usePanel();
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'clause':
      return <ClauseSheet key={sheet.clause} clause={sheet.clause} close={close} />;
    case 'step':
      return <StepSheet index={sheet.index} close={close} />;
    case 'railways':
      return <RailwaysSheet station={sheet.station} close={close} />;
    case 'drawn':
      return <DrawnSheet station={sheet.station} close={close} />;
    case 'drop':
      return <DropSheet close={close} />;
  }
}
