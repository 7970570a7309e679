import { sitOutsIn } from '../../../games/tournament/rotation.ts';
import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { Disclosure, Fold } from '../../../ui/Disclosure.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { GameKeys } from '../play/GameKeys.tsx';
import { finishInWords, listed, describerOf } from '../play/describer.ts';
import { useTable, useTournament } from '../table.ts';
import { Bracket, type BracketView, useBracket } from './Bracket.tsx';
import { lineInWords } from './BracketBox.tsx';
import { meetingsIn } from './bracket-layout.ts';

/** The tournament as a picture, and the same in words. */
export function TournamentBracket() {
  const { bracket: text } = useTournament().words;
  const bracket = useBracket();
  return (
    <section class="tournament-bracket stack" aria-labelledby="tournament-bracket">
      <h3 id="tournament-bracket">{text.heading}</h3>
      <ScrollBox label={text.label} cue={text.sideways}>
        <Bracket {...bracket} />
      </ScrollBox>
      <p class="bracket-legend flow soft">
        <span data-kind="direct">{text.direct}</span> <span data-kind="repechage">{text.repechage}</span>{' '}
        <span data-kind="open">{text.open}</span>
      </p>
      <Fold title={text.inWords}>
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

/** The games of a rotated layer that are over: in the picture it is one box, and here each can be read and mended. */
function LayerGames({ layer }: { layer: number }) {
  const table = useTable();
  const { plan, layers } = table.state;
  if (plan.layers[layer]?.placesOf !== 'layer') return null;
  const describer = describerOf(table);
  const { results } = layers[layer]!;
  return (
    <GameKeys
      label={describer.layer(layer)}
      games={results.flatMap((result, game) => (result ? [{ layer, game }] : []))}
      what={({ game }) => finishInWords(results[game]!, describer)}
    />
  );
}

/** The bracket in words: each layer, its games, who goes on from them, and which places are open. */
function BracketText({ layout: { columns, boxes }, caption, content }: BracketView) {
  return (
    <ol class="bracket-text">
      {columns.map(({ layer }) => {
        const { name, what } = caption(layer);
        return (
          <li key={layer}>
            <strong>{name}</strong>: {what}
            <ul>
              {boxes
                .filter((box) => box.layer === layer)
                .map((box) => {
                  const { title, lines, also } = content(box);
                  return (
                    <li key={box.game}>
                      {title}
                      <ul>
                        {[...lines.map(lineInWords), ...also].map((words) => (
                          <li key={words}>{words}</li>
                        ))}
                      </ul>
                    </li>
                  );
                })}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** Who meets whom in a rotated layer, once it is drawn: those who meet again, and those who never do. */
function MeetingsPart({ layer }: { layer: number }) {
  const table = useTable();
  const { words, state } = table;
  const { meetings: text } = words.bracket;
  const [isOpen, setOpen] = useState(false);
  const groups = state.layers[layer]?.groups;
  if (!groups || state.format[layer]?.rotated === null) return null;
  const describer = describerOf(table);
  const { again, never } = meetingsIn(groups);
  const count = { again: again.length, never: never.length };
  const sitOuts = sitOutsIn(groups);
  return (
    <>
      {sitOuts.some((players) => players.length > 0) && (
        <ul class="meetings soft" aria-label={text.sitOutHeading}>
          {sitOuts.map(
            (players, round) =>
              players.length > 0 && (
                <li key={round} data-sits-out={round}>
                  {fill(text.sitOut, { round: round + 1, names: listed(describer, players) })}
                </li>
              ),
          )}
        </ul>
      )}
      <Disclosure
        isOpen={isOpen}
        toggle={() => setOpen(!isOpen)}
        title={fill(text.heading, { layer: describer.layer(layer), ...count })}
      >
        {again.length === 0 && never.length === 0 && <p>{text.all}</p>}
        <ul class="meetings">
          {again.map(({ pair, times }) => (
            <li key={pair.join()}>{fill(text.again, { names: listed(describer, pair), times })}</li>
          ))}
          {never.map((pair) => (
            <li key={pair.join()}>{fill(text.never, { names: listed(describer, pair) })}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
