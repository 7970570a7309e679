import { ClauseSheet } from './ClauseSheet.tsx';
import { DropSheet } from './DropSheet.tsx';
import type { SheetContent } from './panel-context.ts';
import { RailwaysSheet } from './RailwaysSheet.tsx';
import { StepSheet } from './StepSheet.tsx';

export function Sheets({ sheet, close }: { sheet: SheetContent; close: () => void }) {
  switch (sheet.kind) {
    case 'clause':
      return <ClauseSheet key={sheet.clause} clause={sheet.clause} close={close} />;
    case 'step':
      return <StepSheet index={sheet.index} close={close} />;
    case 'railways':
      return <RailwaysSheet station={sheet.station} close={close} />;
    case 'drop':
      return <DropSheet close={close} />;
  }
}
