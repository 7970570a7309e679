import { HandOnKeys } from '../../shared/HandOnKeys.tsx';
import { tellerOf } from '../play/teller.ts';
import { useTable } from '../table.ts';
import { placeRows, tournamentText } from './tournament-text.ts';

/** How the tournament leaves this phone. */
export function PaperKeys() {
  const table = useTable();
  return (
    <HandOnKeys
      words={table.words.play.paper}
      file="tournament"
      rows={() => placeRows(table, tellerOf(table))}
      text={() => tournamentText(table, tellerOf(table))}
    />
  );
}
