import { effectsOf, THROWS } from '../../../games/three-man/throws.ts';
import { effectsInWords, nameOfThrow } from '../../../rulebooks/tables/throw-words.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { Die } from '../dice/Die.tsx';
import { useTable } from '../table.ts';

/** All that two dice can do (7.2, 7.5-7.9), for the pocket: the rule book's table is made of the same. */
export function PocketTable({ close }: { close: () => void }) {
  const { words } = useTable();
  const { pocket, throws } = words.threeMan;
  return (
    <Dialog title={throws.caption} closeKey={pocket.close} close={close} fallback="three-man">
      <p class="soft">{pocket.hint}</p>
      <ul class="pocket">
        {THROWS.map((dice) => {
          const effects = effectsOf(dice);
          const sentences = effectsInWords(throws, dice);
          return (
            <li key={dice.join('')} data-throw={dice.join('')}>
              <span class="pocket-dice">
                <span class="visually-hidden">{nameOfThrow(throws, dice)}: </span>
                {dice.map((eyes, index) => (
                  <Die key={index} eyes={eyes} size={28} />
                ))}
              </span>
              <span class="pocket-effects">
                {sentences.map((sentence, index) => (
                  <span key={sentence}>
                    {sentence} <ClauseTag clause={effects[index]?.clause ?? 'three-man-7.2'} />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
