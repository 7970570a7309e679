import { useState } from 'preact/hooks';
import { Fold } from '../../shared/Fold.tsx';
import { ScrollBox } from '../../shared/ScrollBox.tsx';
import { useTournament } from '../table.ts';
import { Bracket } from './Bracket.tsx';
import { BracketText } from './BracketText.tsx';
import { LayerGames } from './LayerGames.tsx';
import { MeetingsPart } from './MeetingsPart.tsx';
import { useBracket } from './use-bracket.ts';

/** The tournament as a picture, and the same in words. */
export function TournamentBracket() {
  const { bracket: text } = useTournament().words;
  const bracket = useBracket();
  const [isTold, setTold] = useState(false);
  return (
    <section class="tournament-bracket" aria-labelledby="tournament-bracket">
      <h3 id="tournament-bracket">{text.heading}</h3>
      <ScrollBox label={text.label} cue={text.sideways}>
        <Bracket {...bracket} />
      </ScrollBox>
      <p class="bracket-legend soft">
        <span data-kind="direct">{text.direct}</span> <span data-kind="repechage">{text.repechage}</span>{' '}
        <span data-kind="open">{text.open}</span>
      </p>
      <Fold isOpen={isTold} toggle={() => setTold(!isTold)} title={text.inWords}>
        <BracketText {...bracket} />
      </Fold>
      {bracket.layout.columns.map(({ layer }) => (
        <div key={layer}>
          <LayerGames layer={layer} />
          <MeetingsPart layer={layer} />
        </div>
      ))}
    </section>
  );
}
