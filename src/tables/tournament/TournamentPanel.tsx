import { useMemo, useState } from 'preact/hooks';
import { DEFAULT_TOURNAMENT_READINGS, TOURNAMENT_RULINGS } from '../../games/tournament/rulings.ts';
import type { TournamentFinding } from '../../games/tournament/tournament-decision.ts';
import type { Outcome } from '../../games/tournament/tournament-events.ts';
import { freePlaces, layersOf } from '../../games/tournament/tournament-layers.ts';
import { isTournamentOver } from '../../games/tournament/tournament-places.ts';
import { TOURNAMENT } from '../../games/tournament/tournament-play.ts';
import { PLAYERS_MOST } from '../../games/tournament/tournament-setup.ts';
import type { GameView } from '../../games/tournament/tournament-state.ts';
import { fill } from '../../i18n/fill.ts';
import { HOUSE_RULES_OF } from '../../storage/house-rules.ts';
import { setupDraft } from '../../storage/setup-drafts.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { useSettings } from '../shell/use-settings.ts';
import { AllRulings, ClauseTag, Sheet } from '../shell/Clauses.tsx';
import { FindingList } from '../shell/Notice.tsx';
import { NewcomerForm } from '../shell/ComeAndGo.tsx';
import { SetupFrame } from '../shell/SetupFrame.tsx';
import { Shell, usePanelOf } from '../shell/Shell.tsx';
import { TableKeys } from '../shell/TableKeys.tsx';
import { useJoin } from '../shell/use-join.tsx';
import { correctKey } from '../shell/steps.ts';
import type { PanelUi, SetUpProps, StepOf } from '../shell/table.ts';
import { FinishEntry } from './game/FinishEntry.tsx';
import { editorOf } from './game/editors.tsx';
import { PaperSheet } from './paper/PaperSheet.tsx';
import { Play } from './play/Play.tsx';
import { called, eventSentence, type Describer, describerOf, throwingOf, told } from './play/describer.ts';
import { FormatFold } from './setup/FormatPart.tsx';
import { OfPart } from './setup/OfPart.tsx';
import { freshSetup, setupAgain, setupOf, tournamentProblemInWords, tournamentProblems } from './setup/problems.ts';
import { type TournamentForm, type TournamentTable, useTable, useTournament } from './table.ts';

interface GameSheetProps {
  layer: number;
  game: number;
  close: () => void;
}

/** A game of the tournament: its result is put in, or read and mended. */
function GameSheet({ layer, game, close }: GameSheetProps) {
  const table = useTable();
  const { layers, play, say, open } = table;
  const step = resultStep(table.reduction, layer, game);
  const view = layers[layer]?.games[game];
  const leave = () => {
    // What was refused of this game is nothing to the table.
    say(undefined);
    close();
  };
  const put = (outcome: Outcome, from: string | null) => {
    const event = { kind: 'result', layer, game, ...outcome, from } as const;
    if (play(event)) close();
  };
  if (!view) return null;
  return (
    <Sheet title={describerOf(table).game(layer, game)} close={leave}>
      {view.is === 'to-play' ? (
        <FinishEntry present={view.present} heading={describerOf(table).game(layer, game)} from={view.from} put={put} />
      ) : (
        <FinishShown
          view={view}
          correct={
            step && {
              id: correctKey(step.play.id),
              press: () => open({ kind: 'correct', entry: step.play.id, back: { kind: 'game', layer, game } }),
            }
          }
        />
      )}
    </Sheet>
  );
}

/** The step in which the result of a game was put in, as it stands; undefined where there is none. */
const resultStep = (
  { steps }: TournamentTable['reduction'],
  layer: number,
  game: number,
): StepOf<TournamentForm> | undefined =>
  steps.findLast(({ play: { event } }) => event.kind === 'result' && event.layer === layer && event.game === game);

interface FinishShownProps {
  view: GameView;
  /** Lets the result be corrected, by the id of the key for it; undefined where there is none. */
  correct: { readonly id: string; readonly press: () => void } | undefined;
}

/** How a game came out, or why there is nothing to put in. */
function FinishShown({ view: { is, present, places, from }, correct }: FinishShownProps) {
  const { words, name } = useTable();
  const { finish: text } = words.play;
  if (is === 'waiting') return <p>{text.waiting}</p>;
  if (is === 'walkover') {
    const [left] = present;
    return <p>{left === undefined ? text.walkover.none : fill(text.walkover.one, { name: name(left) })}</p>;
  }
  const said = { finished: '', dnf: text.dnf, absent: text.absent };
  return (
    <>
      <ol class="finish-list stack">
        {places.map(({ player, place, is: how }) => (
          <li key={player}>
            <b class="finish-place">{place > 0 && fill(text.place, { place })}</b>
            <span>{name(player)}</span>
            <span class="soft">{said[how]}</span>
          </li>
        ))}
      </ol>
      {from !== null && <p class="soft">{text.taken}</p>}
      {correct && (
        <button type="button" class="key wide" id={correct.id} data-do="mend" onClick={correct.press}>
          {text.mend}
        </button>
      )}
    </>
  );
}

/** What is no part of a game: who goes home, the table's readings, and the end. Each an event that can be undone. */
function TableSheet({ close }: { close: () => void }) {
  const { words, state, layers, isOver, name, play, notice, open } = useTable();
  const { table: text } = words.play;
  const here = state.setup.players.flatMap((_, player) => (state.withdrawn.includes(player) ? [] : [player]));
  const free = freePlaces(state, layers);
  return (
    <Sheet title={words.play.bar.table} close={close}>
      <TableKeys
        words={text}
        isOver={isOver}
        again={{ label: text.again, press: () => setupDraft('tournament').change(setupAgain(state), text.again) }}
        close={close}
      >
        <button type="button" class="key" data-do="paper" onClick={() => open({ kind: 'paper' })}>
          {words.play.paper.key}
        </button>
      </TableKeys>
      {!isOver && (
        <>
          <p class="soft">{text.undoHint}</p>
          <h4>{words.shared.rulings.heading}</h4>
          <AllRulings
            place="tournament-table"
            chosen={state.rulings}
            choose={(ruling, option) => play({ kind: 'ruling', ruling, option })}
          />
          {notice?.is === 'refused' && notice.event.kind === 'ruling' && (
            <div role="alert">
              <FindingList findings={notice.judgement.findings} />
            </div>
          )}
          <h4 id="tournament-leave" tabIndex={-1}>
            {text.leave}
          </h4>
          <p class="soft">{text.leaveWhat}</p>
          <ul class="leave-list stack">
            {here.map((player) => (
              <li key={player} class="split">
                <span>{name(player)}</span>
                <AskTwice
                  label={text.goes}
                  yes={fill(text.goesNow, { name: name(player) })}
                  no={text.stays}
                  press={() => {
                    if (play({ kind: 'withdraw', player })) document.getElementById('tournament-leave')?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
          {free.length > 0 && <LatecomerForm free={free} here={here.map(name)} close={close} />}
        </>
      )}
    </Sheet>
  );
}

interface LatecomerFormProps {
  free: readonly number[];
  /** The names of those who are there. */
  here: readonly string[];
  close: () => void;
}

/** A latecomer takes the place of somebody who went home before playing. */
function LatecomerForm({ free, here, close }: LatecomerFormProps) {
  const { words, name } = useTable();
  const { table: text } = words.play;
  const { join, refusal } = useJoin(close);
  const [chosen, choose] = useState(free[0]!);
  const instead = free.includes(chosen) ? chosen : free[0]!;
  return (
    <>
      <h4>{text.late}</h4>
      <NewcomerForm
        words={words.shared}
        names={here}
        join={([called]) => join({ kind: 'join', name: called!, instead })}
        refusal={refusal}
        hint={
          <>
            <span>{text.lateHint}</span> <ClauseTag clause="gug-18.1" />
          </>
        }
      >
        <label class="asked stack tight">
          <span>{text.instead}</span>
          <select class="field" value={instead} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
            {free.map((player) => (
              <option key={player} value={player}>
                {name(player)}
              </option>
            ))}
          </select>
        </label>
      </NewcomerForm>
    </>
  );
}

/** The set-up of a tournament: who plays, what, and by which format. */
function SetUp(props: SetUpProps) {
  const { words } = useTournament();
  const own = useSettings(HOUSE_RULES_OF.tournament);
  const fresh = useMemo(() => freshSetup(own), [own]);
  return (
    <SetupFrame
      {...props}
      words={words.setup}
      drafts={setupDraft('tournament')}
      fresh={fresh}
      most={PLAYERS_MOST}
      defaults={DEFAULT_TOURNAMENT_READINGS}
      own={own}
      problems={tournamentProblems}
      inWords={(problem, draft) => tournamentProblemInWords(problem, draft, words)}
      kept={setupOf}
      folds={(form) => (
        <>
          <OfPart {...form} />
          <FormatFold {...form} />
        </>
      )}
    />
  );
}

const UI: PanelUi<TournamentForm> = {
  game: 'tournament',
  isOver: (state) => isTournamentOver(state, layersOf(state)),
  rules: TOURNAMENT,
  // Tournaments have one clause of their own.
  clause: (clause, { sentence, book }) => ({
    number: clause.slice('gug-'.length),
    sentence,
    page: book,
    among: [clause],
  }),
  rulings: { forms: TOURNAMENT_RULINGS },
  readings: ({ rulings }) => rulings,
  nameOf: (_, { setup }, player) => setup.players[player]?.name ?? '',
  more(state) {
    const layers = layersOf(state);
    return { layers, isOver: isTournamentOver(state, layers) };
  },
  describe(table) {
    const describer = describerOf(table);
    return {
      step: (step) => told(step, describer),
      event: (event) => eventSentence(event, describer),
      name: (event) => called(event, describer),
      finding: (finding) => findingInWords(describer, finding),
      thrown: throwingOf,
    };
  },
  SetUp,
  Play,
  sheets: { table: TableSheet, game: GameSheet, paper: PaperSheet },
  editorOf: ({ kind }) => editorOf(kind),
};

/** The tournament that is on the table, or one that is being set up. */
export function TournamentPanel(texts: TournamentForm['texts']) {
  return <Shell panel={usePanelOf(UI, texts)} />;
}

/** Why something is refused, in a sentence. */
function findingInWords(describer: Describer, { reason, data }: TournamentFinding): string {
  const { player, layer, game, count = 0 } = data;
  return fill(describer.words.reasons[reason], {
    name: player === undefined ? '' : describer.name(player),
    layer: layer === undefined ? '' : describer.layer(layer),
    game: layer === undefined || game === undefined ? '' : describer.game(layer, game),
    count,
  });
}
