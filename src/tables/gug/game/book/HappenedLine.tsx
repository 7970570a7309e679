import type { Clause } from '../../../../games/gug/clauses.ts';
import { FindingList } from '../../../shell/Notice.tsx';
import { ClauseTag } from '../../ClauseTag.tsx';
import { DieFace } from '../../Sign.tsx';
import { useGame } from '../game-context.ts';
import { chargesIn } from './charged.ts';
import type { Happened } from './happened.ts';
import { happenedWords } from './happened-words.ts';
import { SeatSigns } from './SeatSigns.tsx';
import { timeOf } from '../../../../i18n/dates.ts';
import { useBookNames } from './use-book-names.ts';

interface HappenedLineProps {
  entry: Happened;
  number: number;
  open: () => void;
}

/** The clauses that decided a play, those of its sips too. */
export function clausesIn({ event, before, after, findings }: Happened): readonly Clause[] {
  const terms = after
    ? after.seats.flatMap((_, seat) =>
        chargesIn({ play: { event }, before, after }, seat).flatMap(({ charge }) => charge.sips.terms),
      )
    : [];
  return [...new Set([...findings, ...terms].map(({ clause }) => clause))];
}

function diceOf({ event }: Happened): readonly number[] {
  if (event.kind === 'roll') return event.dice;
  return event.kind === 'throw' || event.kind === 'toss' ? [event.eyes] : [];
}

/** One play: when, whose, in words, and the clauses that decided it. */
export function HappenedLine({ entry, number, open }: HappenedLineProps) {
  const { words, state } = useGame();
  const { happened: text } = words.book;
  const names = useBookNames();
  const [main, ...rest] = happenedWords(entry, names);
  const { event, is, first, at } = entry;
  const clauses = clausesIn(entry);
  return (
    <li class="happened-line" data-is={is} data-kind={event.kind} value={number}>
      <button type="button" class="happened-key line snug" aria-haspopup="dialog" data-entry={entry.id} onClick={open}>
        <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
        {'seat' in event ? <SeatSigns setup={state.setup} seat={event.seat} /> : <span class="seat-signs" />}
        <span class="happened-text wraps">
          {is === 'undone' ? <s>{main}</s> : main} {is !== 'undone' && rest.length > 0 && <span>{rest.join(' ')}</span>}
          {is === 'undone' && <span class="happened-mark">{text.undone}</span>}
          {is === 'misfit' && <span class="happened-mark">{text.rejectedEvent}</span>}
          {first && <span class="happened-mark">{text.corrected}</span>}
        </span>
        {diceOf(entry).map((eyes, index) => (
          <DieFace key={index} eyes={eyes} />
        ))}
      </button>
      {is === 'misfit' && <FindingList findings={entry.findings} />}
      {is === 'stands' && clauses.length > 0 && (
        <p class="happened-clauses">
          {clauses.map((clause) => (
            <ClauseTag key={clause} clause={clause} />
          ))}
        </p>
      )}
    </li>
  );
}
