import { handOf, sumOf } from '../../../games/gools/hand.ts';
import { isDone, rollOffHand } from '../../../games/gools/lead.ts';
import { fill } from '../../../i18n/fill.ts';
import { longestWord } from '../../../games/shared/names.ts';
import { handName } from '../advisor/numbers.ts';
import { DicePlaces } from '../dice/DiceKeys.tsx';
import { Die } from '../dice/Die.tsx';
import { useTable, useTaker } from '../table.ts';
import { hitOn } from '../three-man/last.ts';
import { Plate } from '../three-man/Plate.tsx';
import { RoundTable } from '../three-man/RoundTable.tsx';
import { TableKey } from '../three-man/TableKey.tsx';
import { diceInWords, roundOf, toDrink } from './describer.ts';
import { handAtSeat, namedOf, partInWords, rollOffShown, standingRows, thrownIn, toggled, turnOnTable } from './now.ts';
import { DiceRow } from './PlayPart.tsx';

/** The table as it stands in the pub: everybody's hand at their seat, with what the last throw made them drink, and in the middle the dice that lie. */
export function Mat() {
  const { words, state, reduction, name } = useTable();
  const { seat: up, seats, choose } = useTaker();
  const { standing } = words.play;
  const round = roundOf(state) ?? state.rounds.at(-1);
  const rows = new Map(
    round && standingRows(round, state, namedOf(reduction.steps, state)).map((row) => [row.seat, row]),
  );
  const now = toDrink(reduction.steps, state);
  return (
    <RoundTable
      label={words.threeMan.ring}
      ring={state.ring}
      seat={(seat) => {
        const row = rows.get(seat);
        const hand = row && handAtSeat(row, state);
        const isFirst = row && (row.is === 'leads' || row.is === 'ties' || row.is === 'won');
        return (
          // Somebody else may take the dice: a tap on the place says who.
          <TableKey
            isQuiet
            label={fill(words.threeMan.oneDie.choose, { name: name(seat) })}
            press={seats.includes(seat) && seat !== up ? () => choose(seat) : undefined}
          >
            <Plate seat={seat} isUp={seat === up} hit={hitOn(now, seat)}>
              {hand && (
                <span class="seat-sign hand" data-first={isFirst}>
                  {handName(words.advisor.hands, hand)}
                </span>
              )}
              {isFirst && <span class="visually-hidden">{standing[row.is]}</span>}
              {row?.parts.map((part) => (
                <span key={part.is} class="seat-sign part">
                  <Die eyes={part.is === 'named' ? 3 : 6} size={16} />
                  <span class="visually-hidden">{partInWords(part, standing, name)}</span>
                </span>
              ))}
            </Plate>
          </TableKey>
        );
      }}
    >
      <Lying />
    </RoundTable>
  );
}

/** Letters of a word that has room between the seats of a small phone. */
const LONG_WORD = 10;

/** The dice of the turn that is on, or of the last one, and of a throw those that can be chosen; between rounds those that have won. */
function Lying() {
  const { words, state, due, name } = useTable();
  const { picked, pick, dice, whole } = useTaker();
  const { play, told, advisor } = words;
  const again = rollOffShown(state).at(-1);
  const turn = turnOnTable(state);
  const thrown = whole ?? (due[0]?.kind === 'keep' ? thrownIn(state) : []);
  const isTaken = dice?.isBegun === true;
  const isNew = whole ?? (isTaken && due[0]?.kind !== 'keep');
  // What another player threw before makes room for what is told now.
  const lying = turn && (!isNew || !isDone(turn)) ? (again?.dice ?? turn.lying) : [];
  const ends = turn && isDone(turn) && lying.length > 0 ? handOf(lying) : undefined;
  const hand = again ? rollOffHand(again, state.rulings) : ends;
  const whose = turn ? name(again?.seat ?? turn.seat) : '';
  return (
    <div class="gools-lying column tight">
      {turn && lying.length > 0 && (
        <p>
          <span class="visually-hidden">
            {hand ? fill(play.keep.dice, { name: whose }) : play.keep.lying} {diceInWords(lying)}
          </span>
          <span class="lying flow tight" data-small={thrown.length > 0 || isTaken}>
            {lying.map((eyes, index) => (
              <Die key={index} eyes={eyes} size={44} />
            ))}
          </span>
          {/* Whose they are: by now somebody else may be up. */}
          {hand && (
            <span class="lying-whose" data-long={longestWord(whose) > LONG_WORD} aria-hidden="true">
              {whose}
            </span>
          )}
          {hand?.kind === 'gools' ? (
            <strong class="answer">{told.gools}</strong>
          ) : (
            <span>{hand ? handName(advisor.hands, hand) : fill(play.keep.sum, { sum: sumOf(lying) })}</span>
          )}
        </p>
      )}
      {thrown.length > 0 && (
        <DiceRow label={play.keep.thrown} dice={thrown} chosen={picked} toggle={(at) => pick(toggled(picked, at))} />
      )}
      {isTaken && <DicePlaces dice={dice} words={words.dice} />}
    </div>
  );
}
