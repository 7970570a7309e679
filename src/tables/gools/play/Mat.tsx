import { handOf, sumOf } from '../../../games/gools/hand.ts';
import { isDone } from '../../../games/gools/lead.ts';
import { fill } from '../../../i18n/fill.ts';
import { handName } from '../advisor/numbers.ts';
import { Die } from '../dice/Die.tsx';
import { useTable, useTaker } from '../table.ts';
import { hitOn } from '../three-man/last.ts';
import { Plate } from '../three-man/Plate.tsx';
import { RoundTable } from '../three-man/RoundTable.tsx';
import { diceInWords, roundOf, toDrink } from '../told/describer.ts';
import { standingRows, thrownIn, toggled, turnOnTable } from './now.ts';
import { DiceRow } from './PlayPart.tsx';

/** The table as it stands in the pub: everybody's hand at their seat, with what the last throw made them drink, and in the middle the dice that lie. */
export function Mat() {
  const { words, state, reduction } = useTable();
  const { seat: up } = useTaker();
  const { standing } = words.play;
  const round = roundOf(state) ?? state.rounds.at(-1);
  const rows = new Map(round && standingRows(round, state, []).map((row) => [row.seat, row]));
  const { now } = toDrink(reduction.steps, state);
  const isBetween = state.stage.is === 'between';
  return (
    <RoundTable
      label={words.threeMan.ring}
      ring={state.ring}
      seat={(seat) => {
        const row = rows.get(seat);
        const isFirst = row && (row.is === 'leads' || row.is === 'ties' || row.is === 'won');
        return (
          <Plate seat={seat} isUp={!isBetween && seat === up} hit={hitOn(now, seat)}>
            {row?.hand && (
              <span class="seat-sign hand" data-first={isFirst}>
                {handName(words.advisor.hands, row.hand)}
              </span>
            )}
            {isFirst && <span class="visually-hidden">{standing[row.is]}</span>}
          </Plate>
        );
      }}
    >
      <Lying />
    </RoundTable>
  );
}

/** The dice of the turn that is on, or of the last one, and of a throw those that can be left; between rounds those that have won. */
function Lying() {
  const { words, state, due, name } = useTable();
  const { picked, pick } = useTaker();
  const { play, told, advisor } = words;
  const turn = turnOnTable(state);
  const thrown = due[0]?.kind === 'keep' ? thrownIn(state) : [];
  if (!turn || turn.lying.length + thrown.length === 0) return null;
  const { seat, lying } = turn;
  const hand = isDone(turn) ? handOf(lying) : undefined;
  return (
    <div class="gools-lying">
      {lying.length > 0 && (
        <p>
          <span class="visually-hidden">
            {hand ? fill(play.keep.dice, { name: name(seat) }) : play.keep.lying} {diceInWords(lying)}
          </span>
          <span class="lying" data-small={thrown.length > 0}>
            {lying.map((eyes, index) => (
              <Die key={index} eyes={eyes} size={44} />
            ))}
          </span>
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
    </div>
  );
}
