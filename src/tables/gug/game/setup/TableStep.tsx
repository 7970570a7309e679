import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Board } from '../../../../games/gug/board.ts';
import { DEFAULT_RULINGS, GUG_RULINGS, type RulingId } from '../../../../games/gug/rulings.ts';
import { fill } from '../../../../i18n/fill.ts';
import { $games } from '../../../../storage/games.ts';
import { $houseRules, DEFAULT_HOUSE_RULES } from '../../../../storage/house-rules.ts';
import { reduceSaved } from '../../../../storage/gug-reduction.ts';
import { seatsOf } from '../../../../storage/registry.ts';
import type { SavedGame, SavedGugGame } from '../../../../storage/saved-game.ts';
import { setupDraft } from '../../../../storage/setup-drafts.ts';
import { worksOn } from '../../../../works/closing.ts';
import { FirstNotice } from '../../../shell/FirstNotice.tsx';
import { NameField } from '../../../../ui/NameField.tsx';
import { newSeed } from '../../../../ui/chance.ts';
import { cleaned, gamesBefore } from '../../../shell/player-names.ts';
import { gamesOfLate, GoOnKey } from '../../../shell/setup/GoOnKey.tsx';
import { RulingsFold } from '../../../shell/setup/RulingsFold.tsx';
import { SamePeopleKey } from '../../../shell/setup/SamePeopleKey.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { RadioKey } from '../../RadioKey.tsx';
import { RulingChoice } from '../../RulingChoice.tsx';
import { RefereeSides } from '../../RulingsList.tsx';
import { $boards, BOARD_IDS, type BoardId, bringBoard, isBoardId } from '../../boards.ts';
import { usePanel } from '../../panel-context.ts';
import { withSide } from '../../settings.ts';
import { $savedGame } from '../game-table.ts';
import { BottlePart } from './BottlePart.tsx';
import { DrawPart } from './DrawPart.tsx';
import { PartFold, useSetup } from './setup-context.tsx';
import { SeatsPart } from './SeatsPart.tsx';
import { VariationPart } from './VariationPart.tsx';
import { draftOf } from './fresh-draft.ts';
import { nameFault } from './problems.ts';
import { Icon } from '../../../../ui/Icon.tsx';

/** Who plays, and below it all that has a default. @param board - whether the setup's board could be had. */
export function TableStep({ board }: { board: { readonly isMissing: boolean; readonly again: () => void } }) {
  const { setMode } = usePanel();
  const { words, draft } = useSetup();
  const hasGame = useStore($savedGame) !== undefined;
  return (
    <>
      <h3>{words.setup.heading}</h3>
      {hasGame && (
        <div class="row">
          <button type="button" class="key" data-do="back" onClick={() => setMode('game')}>
            {words.shared.setup.back}
          </button>
        </div>
      )}
      <GoOn />
      <FirstNotice words={words.setup.notice} />
      {board.isMissing && <NoBoard again={board.again} />}
      <SamePeople />
      <SeatsPart />
      <div class="setup-folds">
        <VariationPart />
        {draft.closed && <DrawPart closed={draft.closed} />}
        <BottlePart />
        <RefereePart />
        <BoardPart />
        <WorksRow />
        <RulingsPart />
      </div>
    </>
  );
}

/** A board that is wanted did not load. */
function NoBoard({ again }: { again: () => void }) {
  const { trouble } = usePanel().words.panel;
  const { words } = useSetup();
  return (
    <p role="alert" class="row">
      {words.desk.noBoard}
      <button type="button" class="key" onClick={again}>
        {trouble.again}
      </button>
    </p>
  );
}

/** What is closed today, in a line; pressed, it leads to the map. */
function WorksRow() {
  const { words, draft, show } = useSetup();
  const { parts, values } = words.setup;
  const { stations, stretches } = draft.works;
  const counts = [
    stations.length > 0 ? fill(values.stations, { count: stations.length }) : '',
    stretches.length > 0 ? fill(values.stretches, { count: stretches.length }) : '',
  ].filter((count) => count !== '');
  return (
    <div class="setup-fold fold" id="setup-works">
      <button type="button" class="fold-key bare row" onClick={() => show('works')}>
        <span class="fold-title">
          <span class="setup-name">{parts.works}</span>{' '}
          <span class="setup-value wraps">{counts.join(', ') || values.noWorks}</span>
        </span>
        <Icon path="m9 5 7 7-7 7" />
      </button>
    </div>
  );
}

/** Whether a game is over; undefined while its board is not there. */
function isOverOn(boards: ReadonlyMap<string, Board>, game: SavedGugGame): boolean | undefined {
  const board = boards.get(game.board.id);
  return board && reduceSaved(game, board).state.phase === 'over';
}

/** A game that is not over, and on no table. */
function GoOn() {
  const { setMode } = usePanel();
  const { words } = useSetup();
  const games = useStore($games);
  const boards = useStore($boards);
  useEffect(() => {
    for (const { board } of gamesOfLate<SavedGugGame>(gamesBefore(games.values()), 'gug', Date.now()))
      if (isBoardId(board.id)) void bringBoard(board.id);
  }, [games]);
  const isOver = useMemo(() => (game: SavedGugGame) => isOverOn(boards, game) !== false, [boards]);
  return <GoOnKey kind="gug" label={words.shared.setup.goOn} isOver={isOver} goOn={() => setMode('game')} />;
}

const DRAFT = setupDraft('gug');

/** The game on the map whose people sit down once more: the last that was played to its end, or just the newest. */
export function gameToRepeat(
  games: readonly SavedGame[],
  isFinished: (game: SavedGugGame) => boolean,
): SavedGugGame | undefined {
  const played = games.filter((saved) => saved.game === 'gug');
  return played.find(isFinished) ?? played[0];
}

/** The last game's people and settings once more, as long as nothing else was said. */
function SamePeople() {
  const { again } = useSetup().words.setup;
  const isUntouched = useStore(DRAFT.$draft) === null;
  const games = useStore($games);
  const boards = useStore($boards);
  const last = useMemo(() => {
    if (!isUntouched) return undefined;
    return gameToRepeat(gamesBefore(games.values()), (game) => isOverOn(boards, game) === true);
  }, [isUntouched, games, boards]);
  if (!last || !isBoardId(last.board.id)) return null;
  return (
    <SamePeopleKey
      label={again.key}
      who={fill(again.who, { names: seatsOf(last).join(', ') })}
      press={() => DRAFT.change(draftOf(last, Date.now(), newSeed()), again.key)}
    />
  );
}

/** Who settles what is disputed (4.1), or nobody. */
function RefereePart() {
  const { words, draft, change, problems, hasTried } = useSetup();
  const { referee: text, values, start, undo } = words.setup;
  const { referee } = draft;
  const problem = problems.find(({ kind }) => kind === 'referee');
  return (
    <PartFold part="referee" value={cleaned(referee) || values.noReferee} isFaulty={problem !== undefined}>
      <p class="soft">
        {text.hint} <ClauseTag clause="gug-4.1" />
      </p>
      <div class="referee-row flow">
        <NameField
          id="setup-referee-name"
          value={referee}
          label={text.field}
          placeholder={text.field}
          fault={problem && nameFault(problem, draft, start)}
          hasTried={hasTried}
          set={(name) => change({ referee: name }, undo.name, 'referee')}
        />
        {referee !== '' && (
          <button type="button" class="key" onClick={() => change({ referee: '' }, text.none)}>
            {text.none}
          </button>
        )}
      </div>
    </PartFold>
  );
}

/** Which drawing of the Underground is played on. What is closed today stays closed where it is on both. */
function BoardPart() {
  const { ask } = usePanel().words.panel;
  const { words, draft, change } = useSetup();
  const { board: text } = words.setup;
  const { works } = draft;
  const [missing, miss] = useState<BoardId>();
  const [hasLost, setLost] = useState(false);
  const choose = async (id: BoardId) => {
    const board = await bringBoard(id);
    miss(board ? undefined : id);
    if (!board) return;
    const left = worksOn(board, works);
    setLost(left.stations.length + left.stretches.length < works.stations.length + works.stretches.length);
    const sides = Object.entries(draft.sides).filter(([station]) =>
      [...board.stations.keys()].some((id) => id === station),
    );
    change({ board: id, works: left, sides: Object.fromEntries(sides) }, ask.boards[id]);
  };
  return (
    <PartFold part="board" value={isBoardId(draft.board) ? ask.boards[draft.board] : draft.board}>
      <fieldset>
        <legend>{text.legend}</legend>
        <div class="row">
          {BOARD_IDS.map((id) => (
            <RadioKey key={id} name="setup-board" isChosen={draft.board === id} choose={() => void choose(id)}>
              {ask.boards[id]}
            </RadioKey>
          ))}
        </div>
      </fieldset>
      {missing && <NoBoard again={() => void choose(missing)} />}
      {hasLost && <p role="status">{text.lost}</p>}
    </PartFold>
  );
}

/** How this game reads what the rule book leaves open. A reading is chosen through the panel's controller. */
function RulingsPart() {
  const { rulings: titles } = usePanel();
  const { words, draft, change } = useSetup();
  const houseRules = useStore($houseRules);
  const { rulings: text, undo } = words.setup;
  const { rulings, sides } = draft;
  return (
    <RulingsFold
      id="setup-rulings"
      words={words.shared}
      game="gug"
      forms={GUG_RULINGS}
      titles={titles}
      intro={text.intro}
      chosen={rulings}
      defaults={DEFAULT_RULINGS}
      own={houseRules.rulings}
      take={(readings, as) =>
        change(
          as === 'own' ? houseRules : as === 'defaults' ? DEFAULT_HOUSE_RULES : { rulings: readings },
          undo.rulings,
        )
      }
      list={(ids) => ids.map((id) => <RulingChoice key={id} id={id as RulingId} place="setup" />)}
    >
      {rulings.R22 === 'referee' && (
        <RefereeSides
          sides={sides}
          set={(station, side, label) => change({ sides: withSide(sides, station, side) }, label)}
        />
      )}
    </RulingsFold>
  );
}
