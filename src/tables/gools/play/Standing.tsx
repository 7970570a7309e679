import type { Round } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { handName } from '../advisor/numbers.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { Die } from '../dice/Die.tsx';
import { useTable } from '../table.ts';
import { roundOf, diceInWords } from './describer.ts';
import { namedOf, partInWords, type StandingPart, type StandingRow, standingRows } from './now.ts';

/** The round that is on, or the last one: everybody's hand in words, and who leads. */
export function Standing() {
  const { words, reduction, state } = useTable();
  const { standing } = words.play;
  const running = roundOf(state);
  const round = running ?? state.rounds.at(-1);
  if (!round) return state.stage.is === 'over' ? null : <p class="soft gools-empty">{standing.none}</p>;
  const isOpen = round.winner === null;
  return (
    <section class="gools-standing" aria-labelledby="gools-standing">
      <h3 id="gools-standing">{fill(isOpen ? standing.heading : standing.last, { number: round.number })}</h3>
      <ol>
        {standingRows(round, state, namedOf(reduction.steps, state)).map((row) => (
          <Row key={row.seat} row={row} />
        ))}
      </ol>
      <RollOffs round={round} />
    </section>
  );
}

function Row({ row: { seat, dice, hand, is, parts } }: { row: StandingRow }) {
  const { words, name } = useTable();
  const { standing } = words.play;
  return (
    <li data-seat={seat} data-is={is}>
      <span class="standing-name">{name(seat)}</span>
      <span class="standing-hand">{hand ? handName(words.advisor.hands, hand) : ''}</span>
      <span class="standing-is">{standing[is]}</span>
      {dice.length > 0 && <SmallDice dice={dice} />}
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </li>
  );
}

/** Why somebody is to be the Three Man, or names who is. */
function Part({ part }: { part: StandingPart }) {
  const { words, name } = useTable();
  return (
    <span class="standing-six">
      {partInWords(part, words.play.standing, name)}{' '}
      <ClauseTag clause={part.is === 'last-six' ? 'gools-6.3' : 'gools-6.5'} />
    </span>
  );
}

/** The roll-offs for the win, those thrown out and the one that is on (4.1). */
function RollOffs({ round }: { round: Round }) {
  const { words, state, name } = useTable();
  const { standing } = words.play;
  const now = state.stage.is === 'roll-off' ? [state.stage.thrown] : [];
  return (
    <>
      {[...round.rollOffs, ...now].map((thrown, index) => (
        <div key={index} class="gools-roll-off">
          <h4>{fill(standing.rollOff, { number: index + 1 })}</h4>
          <ul>
            {thrown.map(({ seat, dice }) => (
              <li key={seat} class="split">
                <span class="standing-name">{name(seat)}</span> <SmallDice dice={dice} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function SmallDice({ dice }: { dice: readonly number[] }) {
  return (
    <span class="dice-seen row tight">
      <span class="visually-hidden">{diceInWords(dice)}</span>
      {dice.map((eyes, index) => (
        <Die key={index} eyes={eyes} size={24} />
      ))}
    </span>
  );
}
