import { GABONG } from '../../../games/gabong/match-play.ts';
import { useMemo, useState } from 'preact/hooks';
import { DEFAULT_GABONG_READINGS } from '../../../games/gabong/rulings.ts';
import {
  DEALS_MOST,
  type Ends,
  type GabongSetup,
  LIMIT_MOST,
  PACKS_LEAST,
  PACKS_MOST,
  PLAYERS_MOST,
  PRESETS,
} from '../../../games/gabong/match-setup.ts';
import { endOf } from '../../../games/shared/reduction.ts';
import { playedOf } from '../../../games/shared/played.ts';
import { fill } from '../../../i18n/fill.ts';
import { setupDraft } from '../../../storage/setup-drafts.ts';
import { HOUSE_RULES_OF } from '../../../storage/house-rules.ts';
import { NumberKeys } from '../../../ui/NumberKeys.tsx';
import { OwnFold } from '../../shell/setup/SetupFold.tsx';
import { calledAt } from '../../shell/setup/chairs.ts';
import type { SetupDraft } from '../../shell/setup/use-start.ts';
import { useSettings } from '../../shell/use-settings.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { SetupFrame } from '../../shell/SetupFrame.tsx';
import type { SetUpProps } from '../../shell/table.ts';
import { useGabong } from '../table.ts';
import { CountingPart } from './CountingPart.tsx';
import { MasterSheet } from './MasterSheet.tsx';
import { freshSetup, setupAgain, withPlayers, gabongProblemInWords, gabongProblems, setupOf } from './presets.ts';

/** A points limit goes by so many. */
const STEP = 50;

/** Where either way to end starts from. */
const FROM: Readonly<Record<Ends['by'], Ends>> = { deals: PRESETS['ntnu-2010'].ends, points: PRESETS['to-500'].ends };

/** When the round is over (3.1). */
function EndsPart({ draft, change }: SetupDraft<GabongSetup>) {
  const { setup } = useGabong().words;
  const { ends: text } = setup;
  const { ends } = draft;
  const { undo } = setup.counting;
  const set = (next: Ends, stroke?: string) => change(() => ({ ends: next }), undo.ends, stroke);
  const words = { less: text.fewer, more: text.more };
  const value =
    ends.by === 'deals' ? fill(text.dealsValue, { count: ends.deals }) : fill(text.pointsValue, { count: ends.limit });
  return (
    <OwnFold id="gabong-ends" name={text.name} value={value}>
      <fieldset>
        <legend>
          {text.legend} <ClauseTag clause="gabong-3.1" />
        </legend>
        {(['deals', 'points'] as const).map((by) => (
          <label key={by} class="reading">
            <input type="radio" name="gabong-ends" checked={ends.by === by} onChange={() => set(FROM[by])} />
            <span>{text[by]}</span>
          </label>
        ))}
      </fieldset>
      {ends.by === 'deals' ? (
        <NumberKeys
          label={text.number}
          value={ends.deals}
          least={1}
          most={DEALS_MOST}
          by={1}
          words={words}
          set={(deals) => set({ by: 'deals', deals }, 'deals')}
        />
      ) : (
        <>
          <NumberKeys
            label={text.limit}
            value={ends.limit}
            least={STEP}
            most={LIMIT_MOST}
            by={STEP}
            words={words}
            set={(limit) => set({ by: 'points', limit }, 'limit')}
          />
          <p class="soft">{text.after}</p>
        </>
      )}
    </OwnFold>
  );
}

/** The set-up of a round: names, the GM, and go; all that it is counted by has a default, and stands folded below. */
export function SetUp(props: SetUpProps) {
  const panel = useGabong();
  const { setup: text } = panel.words;
  const own = useSettings(HOUSE_RULES_OF.gabong);
  const fresh = useMemo(() => freshSetup(own), [own]);
  return (
    <SetupFrame
      {...props}
      words={text}
      drafts={setupDraft('gabong')}
      fresh={fresh}
      most={PLAYERS_MOST}
      defaults={DEFAULT_GABONG_READINGS}
      own={own}
      problems={gabongProblems}
      inWords={(problem, draft) => gabongProblemInWords(problem, draft, panel)}
      kept={setupOf}
      same={(last) =>
        last.game === 'gabong' ? setupAgain(endOf(GABONG, last.setup, playedOf(last.events)).state) : undefined
      }
      reseat={withPlayers}
      beside={({ draft, change }, at, called) => (
        <MasterMark
          called={called}
          isMaster={draft.master === at}
          choose={() => change(() => ({ master: at }), text.master.undo)}
        />
      )}
      folds={(form) => (
        <>
          <MasterPart {...form} />
          <PacksPart {...form} />
          <EndsPart {...form} />
          <CountingPart {...form} />
        </>
      )}
    />
  );
}

interface MasterMarkProps {
  called: string;
  isMaster: boolean;
  choose: () => void;
}

/** Beside a name: marks the GM of the first deal. */
function MasterMark({ called, isMaster, choose }: MasterMarkProps) {
  const { master: text } = useGabong().words.setup;
  return (
    <label class="count card master-mark">
      <input
        type="radio"
        name="gabong-master"
        aria-label={fill(text.mark, { name: called })}
        checked={isMaster}
        onChange={choose}
      />
      <span aria-hidden="true">{text.short}</span>
    </label>
  );
}

/** Who is the GM of the first deal, and help for a table that does not know (2.3). */
function MasterPart({ draft, change }: SetupDraft<GabongSetup>) {
  const { setup, shared } = useGabong().words;
  const { master: text } = setup;
  const [isAsking, setAsking] = useState(false);
  return (
    <OwnFold id="gabong-first-master" name={text.now} value={calledAt(draft.players, draft.master, shared.setup)}>
      <p class="soft">
        {text.hint} <ClauseTag clause="gabong-2.3" />
      </p>
      <button type="button" class="key" data-do="master" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {text.who}
      </button>
      {isAsking && (
        <MasterSheet
          chairs={draft.players}
          take={(master) => change(() => ({ master }), text.undo)}
          close={() => setAsking(false)}
        />
      )}
    </OwnFold>
  );
}

const PACK = 52;
/** Everybody starts with so many cards (3.1), and one is turned up (9.1). */
const HAND = 8;

const CHOICES = Array.from({ length: PACKS_MOST - PACKS_LEAST + 1 }, (_, index) => PACKS_LEAST + index);

/** How many packs are shuffled together (5.1), and how many cards that leaves to draw from. */
function PacksPart({ draft, change }: SetupDraft<GabongSetup>) {
  const { packs: text } = useGabong().words.setup;
  const { packs, players } = draft;
  const inWords = (count: number) => fill(text.value, { count });
  return (
    <OwnFold id="gabong-packs" name={text.name} value={inWords(packs)}>
      <fieldset>
        <legend>
          {text.legend} <ClauseTag clause="gabong-5.1" />
        </legend>
        <div class="row">
          {CHOICES.map((count) => (
            <label key={count} class="count card">
              <input
                type="radio"
                name="gabong-packs"
                checked={packs === count}
                onChange={() => change(() => ({ packs: count }), inWords(count))}
              />
              <span>{inWords(count)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p class="soft" aria-live="polite">
        {fill(text.stock, { count: packs * PACK - players.length * HAND - 1 })}
      </p>
    </OwnFold>
  );
}
