import { countedBy } from '../../../games/shared/seating.ts';
import { useLayoutEffect } from 'preact/hooks';
import { presentIn } from '../../../games/gabong/match-standing.ts';
import { fill } from '../../../i18n/fill.ts';
import { listed } from '../../../i18n/listed.ts';
import {
  $dealPast,
  $dealUndone,
  dealDraft,
  dealDraftElsewhere,
  type DraftHand,
  openDealDraft,
  redoDealDraft,
  undoDealDraft,
} from '../../../storage/deal-draft.ts';
import { setupDraft } from '../../../storage/setup-drafts.ts';
import { dateOf } from '../../../i18n/dates.ts';
import { SaveSign } from '../../shell/SaveSign.tsx';
import { releaseFocus } from '../../../ui/focus.ts';
import { useStore } from '../../../ui/use-store.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { Lines } from '../../shell/Notice.tsx';
import { Guide } from '../../shell/Guide.tsx';
import { type OwnUndo, TableFrame } from '../../shell/TableFrame.tsx';
import { AgainKeys } from '../../shell/TableKeys.tsx';
import { WinnerCard } from '../../shell/WinnerCard.tsx';
import { ScoreBoard } from '../board/ScoreBoard.tsx';
import { wonBy, wonWords } from '../board/board-lines.ts';
import { dealsRows, dealsScene } from '../board/deals-scene.ts';
import { DealCounting, HandNow, SeatKeys, usePenaltyNews } from '../deal/DealEntry.tsx';
import { HandKeys } from '../deal/HandKeys.tsx';
import { type Entry, playedHand, lastGiven, useDealEntry } from '../deal/counting.ts';
import { setupAgain } from '../setup/presets.ts';
import { useTable } from '../table.ts';
import { gabongHint, isGabongTaught } from './guide.ts';
import { stageInWords, describerOf, told } from './describer.ts';
import { isTapLast, isTapNext } from './undo-order.ts';

/** The round at the thumb: which deal is being counted, what was refused, and how everybody stands. */
export function Play() {
  const table = useTable();
  const { words, lang, saved, state, stage, name } = table;
  const { play, deal } = words;
  const { what } = stageInWords(state, describerOf(table));
  const entry = useDealNow();
  const hint = gabongHint(entry);
  const isPenalty = usePenaltyNews();
  const isOver = stage.is === 'over';
  return (
    <DealCounting entry={entry}>
      <TableFrame
        stage={stage.is}
        label={play.label}
        part={what}
        turn={`${stage.is} ${state.deals.length}`}
        next={fill(play.said.next, { stage: what, name: name(state.master) })}
        who={<Head />}
        scene={isOver ? <OverPart /> : <SeatKeys />}
        line={
          isOver ? undefined : (
            <>
              <Guide
                guided="gabong"
                lang={lang}
                saved={saved}
                hint={isPenalty ? undefined : hint.key}
                rule={<ClauseTag clause={hint.clause} />}
                isOver={isGabongTaught(state)}
              />
              <HandNow />
              {entry.hands.length === 0 && <PenaltyKey />}
            </>
          )
        }
        useOwnUndo={useTapUndo}
        beside={
          <>
            <NewsCard />
            <ScoreBoard />
          </>
        }
      >
        {!isOver && (
          <HandKeys
            write={stage.is === 'extra-deal' ? deal.writeExtra : fill(deal.write, { number: state.deals.length + 1 })}
          >
            {entry.hands.length > 0 && <PenaltyKey />}
          </HandKeys>
        )}
      </TableFrame>
    </DealCounting>
  );
}

/** Cards for a mistake are given while a deal is played: in sight until its hands are counted, and then among what is rare. */
function PenaltyKey() {
  const { words, open } = useTable();
  const { penalty } = words.play;
  return (
    <button
      type="button"
      class="key"
      data-do="penalty"
      aria-haspopup="dialog"
      aria-label={penalty.heading}
      onClick={() => open({ kind: 'penalty' })}
    >
      {penalty.key}
    </button>
  );
}

/**
 * What was tapped of the deal under way and what is in the log are undone, the last of them first: a penalty card may have
 * been given while the hands were counted.
 */
function useTapUndo(): OwnUndo {
  const { saved, stage } = useTable();
  const [tapped] = useStore($dealPast);
  const [undone] = useStore($dealUndone);
  if (stage.is === 'over') return {};
  return {
    undo: tapped && isTapLast(tapped, saved.events) ? { what: tapped.label, press: undoDealDraft } : undefined,
    // The key may go away with it.
    redo:
      undone && isTapNext(undone, saved.events)
        ? { what: undone.label, press: () => releaseFocus(redoDealDraft) }
        : undefined,
  };
}

/** What the last step did, but for the points that are on the board; a round that is over says so itself. */
function NewsCard() {
  const table = useTable();
  const last = table.reduction.steps.at(-1);
  if (!last || table.stage.is === 'over') return null;
  const lines = told(last, describerOf(table));
  return (
    <div class="table-news">
      <Lines lines={last.play.event.kind === 'deal' ? lines.slice(1) : lines} />
    </div>
  );
}

/** At a glance: which deal it is, how far it is to the end, and who is the GM. */
function Head() {
  const table = useTable();
  const { words, state, name } = table;
  const { what, more } = stageInWords(state, describerOf(table));
  return (
    <div class="table-head">
      <p class="table-who">
        <strong class="table-name">{what}</strong>
        {more !== '' && <span class="round-more">{more}</span>}
        <span class="round-master">
          <b class="gm-mark">{words.board.master}</b> {name(state.master)}
        </span>
      </p>
      <SaveSign words={words.shared.saving} />
    </div>
  );
}

/** The deal that has just ended is counted; it is kept over a reload until it is written. */
function useDealNow(): Entry {
  const table = useTable();
  const { saved, reduction, state, stage, play } = table;
  const isOver = stage.is === 'over';
  const after = reduction.steps.findLast(({ play: { event } }) => event.kind === 'deal')?.play.id ?? '';
  const which = { round: saved.id, after, people: reduction.numbering };
  // Before anything is seen, so that nothing blinks.
  useLayoutEffect(() => {
    if (isOver) return undefined;
    const label = (before: readonly DraftHand[], now: readonly DraftHand[]) => lastGiven(before, now, table);
    openDealDraft(which, label);
    return dealDraftElsewhere(which, label);
  }, [saved.id, isOver, after, countedBy(reduction.numbering).came.join()]);
  return useDealEntry({
    of: 'this-deal',
    store: dealDraft,
    which,
    state,
    moment: saved.events.length,
    among: stage.is === 'extra-deal' ? stage.among : presentIn(state),
    write({ hands }) {
      // What was tapped is kept, should the deal be undone. Why it was not written stands in the line.
      play({ kind: 'deal', hands: hands.flatMap((hand) => playedHand(hand) ?? []) });
    },
  });
}

/** The round is over: who has won and why, how everybody came in, and another round. */
function OverPart() {
  const { words, lang, saved, state, name } = useTable();
  const { board } = words;
  const { over } = board;
  const won = wonBy(state);
  if (!won) return null;
  const { who, why } = wonWords(won, state, board, (seats) => listed(seats.map(name), lang));
  return (
    <>
      <WinnerCard
        file="gabong"
        won={won.is}
        words={words.shared.winner}
        scene={dealsScene(state)}
        winner={{
          title: board.paper.title,
          date: dateOf(saved.createdAt, lang),
          who,
          why,
          rows: dealsRows(state),
        }}
        note={
          state.isEnded &&
          state.deals.length > 0 && <span class="soft">{fill(over.ended, { count: state.deals.length })}</span>
        }
      >
        <ClauseTag clause="gabong-7.1" />
      </WinnerCard>
      <AgainKeys words={over} again={() => setupDraft('gabong').change(setupAgain(state), over.again)} />
      <p class="soft">{over.kept}</p>
    </>
  );
}
