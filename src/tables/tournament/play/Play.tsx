import { tournamentPlaces, winnersOf } from '../../../games/tournament/tournament-places.ts';
import { fill } from '../../../i18n/fill.ts';
import { setupDraft } from '../../../storage/setup-drafts.ts';
import { dateOf } from '../../../i18n/dates.ts';
import { SaveSign } from '../../shell/SaveSign.tsx';
import { newSeed } from '../../../ui/chance.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { Lines } from '../../shell/Notice.tsx';
import { TableFrame } from '../../shell/TableFrame.tsx';
import { AgainKeys } from '../../shell/TableKeys.tsx';
import { WinnerCard } from '../../shell/WinnerCard.tsx';
import { TournamentBracket } from '../bracket/TournamentBracket.tsx';
import { setupAgain } from '../setup/problems.ts';
import { useTable } from '../table.ts';
import { GameKeys } from './GameKeys.tsx';
import { PlaceList } from './PlaceList.tsx';
import { TiePart } from './TiePart.tsx';
import { dueOf } from './due.ts';
import { gameKindInWords, overInWords, stageInWords, listed, describerOf, told } from './describer.ts';

/** The tournament at the thumb: what is to be drawn, settled and played, and beside it the bracket. */
export function Play() {
  const table = useTable();
  const { words, reduction, layers, isOver } = table;
  const describer = describerOf(table);
  const last = isOver ? undefined : reduction.steps.at(-1);
  const stage = stageInWords(layers, isOver, describer);
  return (
    <TableFrame
      stage={isOver ? 'over' : 'on'}
      label={words.play.label}
      part={stage}
      turn={layers.map(({ status }) => status).join(' ')}
      next={fill(words.play.said.next, { stage })}
      who={<Head />}
      scene={isOver ? <OverPart /> : <DuePart />}
      beside={
        <>
          {last && (
            <div class="table-news">
              <Lines lines={told(last, describer)} />
            </div>
          )}
          <TournamentBracket />
        </>
      }
    />
  );
}

/** At a glance: what the tournament waits for, and what is played in it. */
function Head() {
  const table = useTable();
  const { words, saved, layers, isOver } = table;
  return (
    <div class="table-head">
      <p class="table-who">
        <strong class="table-name">{stageInWords(layers, isOver, describerOf(table))}</strong>
        <span class="round-more">
          {gameKindInWords(saved.setup.of, words.setup.of)} · <code class="format-code">{saved.setup.format}</code>
        </span>
      </p>
      <SaveSign words={words.shared.saving} />
    </div>
  );
}

/** The keys for what the tournament waits for. */
function DuePart() {
  const table = useTable();
  const { words, layers, isOver, play } = table;
  const { due: text } = words.play;
  const { draws, ties, games } = dueOf(layers, isOver);
  const describer = describerOf(table);
  return (
    <>
      {draws.map((layer) => (
        <div key={layer} class="stack">
          <p>
            {fill(text.draw, { layer: describer.layer(layer) })} <ClauseTag clause="gug-18.1" />
          </p>
          <button
            type="button"
            class="key go wide"
            data-do="draw"
            onClick={() => play({ kind: 'draw', layer, seed: newSeed() })}
          >
            {text.drawNow}
          </button>
        </div>
      ))}
      {ties.map((tie) => (
        <TiePart key={`${tie.layer} ${tie.game} ${tie.among.join(' ')}`} tie={tie} />
      ))}
      <GameKeys
        label={text.games}
        games={games}
        what={({ layer, game }) => listed(describer, layers[layer]!.games[game]!.present)}
      />
    </>
  );
}

/** The tournament is over: who has won it, how everybody came in, and another one. */
function OverPart() {
  const table = useTable();
  const { words, lang, saved, state, layers, name, open } = table;
  const describer = describerOf(table);
  const { over } = words.play;
  const places = tournamentPlaces(state, layers);
  const winners = winnersOf(state, layers);
  const { isEnded } = state;
  return (
    <>
      <WinnerCard
        file="tournament"
        won={winners.length === 0 ? 'nobody' : 'alone'}
        words={words.shared.winner}
        winner={{
          title: gameKindInWords(saved.setup.of, words.setup.of),
          date: dateOf(saved.createdAt, lang),
          who: overInWords(state, layers, describer),
          rows: places.map(({ player, place, layer, isSettled }) => ({
            place: isSettled ? `${place}` : '',
            name: name(player),
            figure: describer.layer(layer),
          })),
        }}
        note={isEnded && <span class="soft">{over.endedWhat}</span>}
      >
        <ClauseTag clause="gug-18.1" />
      </WinnerCard>
      <AgainKeys words={over} again={() => setupDraft('tournament').change(setupAgain(state), over.again)} />
      <button
        type="button"
        class="key wide"
        data-do="paper"
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'paper' })}
      >
        {words.play.paper.key}
      </button>
      <PlaceList places={places} />
      <p class="soft">{over.kept}</p>
    </>
  );
}
