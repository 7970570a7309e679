import { PRESETS } from '../../../games/gabong/match-presets.ts';
import { CARD_POINTS_MOST, type GabongSetup, RANKS } from '../../../games/gabong/match-setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { NumberKeys } from '../../shared/NumberKeys.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { rankName } from '../cards/card-words.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import { DoublerKeys } from './DoublerKeys.tsx';
import { isSameCount } from './presets.ts';
import type { SetupDraft } from '../../shared/setup/use-setup-draft.ts';

const BOOK = PRESETS['ntnu-2010'];

interface CardCountsProps extends SetupDraft<GabongSetup> {
  /** What the rule book's way to count is called. */
  standard: string;
}

/** What each card left in a hand counts, and which double it; folded up, for most tables count as others do. */
export function CardCounts({ draft, change, standard }: CardCountsProps) {
  const { setup, cards } = useGabong().words;
  const { counting: text } = setup;
  const { points } = draft;
  return (
    <details class="card-counts">
      <summary>{text.cards}</summary>
      <p class="soft">
        {text.left} <ClauseTag clause="gabong-11.1" />
      </p>
      <ul>
        {RANKS.map((rank) => {
          const card = rankName(rank, cards, 'long');
          return (
            <li key={rank}>
              <CardFace rank={rank} />
              <NumberKeys
                label={card}
                value={points[rank]}
                least={1}
                most={CARD_POINTS_MOST}
                by={1}
                words={{ less: fill(text.fewer, { card }), more: fill(text.more, { card }) }}
                set={(count) =>
                  change((now) => ({ points: { ...now.points, [rank]: count } }), text.undo.points, `points ${rank}`)
                }
              />
            </li>
          );
        })}
      </ul>
      <DoublerKeys draft={draft} change={change} />
      <button
        type="button"
        class="key"
        aria-disabled={isSameCount(draft, BOOK)}
        onClick={() => {
          if (isSameCount(draft, BOOK)) return;
          change(() => ({ points: BOOK.points, doublers: BOOK.doublers }), text.undo.points);
        }}
      >
        {fill(text.reset, { preset: standard })}
      </button>
    </details>
  );
}
