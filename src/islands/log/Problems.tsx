import { fill } from '../../i18n/fill.ts';
import type { GameProblem } from '../../log/saved-game-schema.ts';
import { useLog } from './log-context.ts';

/** So many are named, the others counted. */
const NAMED = 3;
/** So much of where it is. */
const PATH_MOST = 60;

/** Why a game cannot be read, in words, and where. */
export function Problems({ problems }: { problems: readonly GameProblem[] }) {
  const { bring, reasons } = useLog().words;
  return (
    <ul>
      {problems.slice(0, NAMED).map(({ path, why }, index) => (
        <li key={index} data-why={why}>
          {path === '' ? reasons[why] : fill(bring.at, { why: reasons[why], path: path.slice(0, PATH_MOST) })}
        </li>
      ))}
      {problems.length > NAMED && <li>{fill(bring.moreProblems, { count: problems.length - NAMED })}</li>}
    </ul>
  );
}
