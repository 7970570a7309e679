import { DrinkSheet } from './DrinkSheet.tsx';
import { OverruleSheet } from './OverruleSheet.tsx';
import { PlacesSheet } from './PlacesSheet.tsx';
import type { PlaySheet } from './play-context.ts';
import { SnolSheet } from './SnolSheet.tsx';
import { TableSheet } from './TableSheet.tsx';

export function PlaySheets({ sheet, close }: { sheet: PlaySheet; close: () => void }) {
  switch (sheet.kind) {
    case 'drink':
      return <DrinkSheet key={sheet.seat} seat={sheet.seat} close={close} />;
    case 'snol':
      return <SnolSheet close={close} />;
    case 'places':
      return <PlacesSheet close={close} />;
    case 'table':
      return <TableSheet close={close} />;
    case 'overrule':
      return <OverruleSheet event={sheet.event} close={close} />;
  }
}
