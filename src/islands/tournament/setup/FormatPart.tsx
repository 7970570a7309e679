import { useMemo, useState } from 'preact/hooks';
import { parseFormat } from '../../../games/tournament/parse-format.ts';
import { planFormat } from '../../../games/tournament/format-plan.ts';
import { suggestFormats } from '../../../games/tournament/suggest.ts';
import { PLAYERS_LEAST, type TournamentSetup } from '../../../games/tournament/tournament-setup.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTournament } from '../table.ts';
import { CodeField } from './CodeField.tsx';
import { FormatTold } from './FormatTold.tsx';
import type { SetupDraft } from '../../shared/setup/use-setup-draft.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { PLAIN_WISHES, type Wishes, WishesFold } from './WishesFold.tsx';

/** By which format the tournament is played: one of those that fit, or a code of one's own. */
export function FormatPart({ draft, change }: SetupDraft<TournamentSetup>) {
  const { words } = useTournament();
  const { format: text } = words.setup;
  const [wishes, wish] = useState<Wishes>(PLAIN_WISHES);
  const players = draft.players.length;
  const { R24 } = draft.rulings;
  const suggested = useMemo(() => suggestFormats({ ...wishes, players }, R24), [wishes, players, R24]);
  const parsed = useMemo(() => parseFormat(draft.format, R24), [draft.format, R24]);
  const choose = (code: string, stroke?: string) => change(() => ({ format: code }), text.undo, stroke);
  return (
    <section class="setup-part format-part" aria-labelledby="tournament-format">
      <h4 id="tournament-format">
        {text.heading} <ClauseTag clause="gug-18.1" />
      </h4>
      {players < PLAYERS_LEAST ? (
        <p class="soft">{text.few}</p>
      ) : (
        <SuggestionList key={players} players={players} suggested={suggested} chosen={draft.format} choose={choose} />
      )}
      <WishesFold wishes={wishes} wish={wish} />
      <CodeField code={draft.format} parsed={parsed} set={(code) => choose(code, 'code')} />
      {parsed.ok && <FormatTold plan={planFormat(parsed.format, R24)} />}
    </section>
  );
}
