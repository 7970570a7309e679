import { useState } from 'preact/hooks';
import type { Suggested } from '../../../games/tournament/suggest.ts';
import type { Suggestion } from '../../../games/tournament/suggest-rank.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTournament } from '../table.ts';
import { suggestionInWords } from './suggestion-words.ts';

/** So many are shown before somebody asks for more. */
const FIRST = 4;

interface SuggestionListProps {
  players: number;
  suggested: Suggested;
  /** The code that is chosen. */
  chosen: string;
  choose: (code: string) => void;
}

/** Formats that meet what the table wants; or what would have to be given up. */
export function SuggestionList({ players, suggested, chosen, choose }: SuggestionListProps) {
  const { words, lang } = useTournament();
  const { format: text } = words.setup;
  const [isWhole, setWhole] = useState(false);
  const row = ({ code, ...suggestion }: Suggestion, title?: string) => (
    <label key={`${title} ${code}`} class="reading">
      <input type="radio" name="tournament-format" checked={chosen === code} onChange={() => choose(code)} />
      <span>
        {title !== undefined && <span class="soft">{title}</span>} <strong class="format-code">{code}</strong>
        <span class="what">{suggestionInWords(suggestion, text)}</span>
      </span>
    </label>
  );
  if (!suggested.ok) {
    if (suggested.why === 'no-such-wish') return <p class="soft">{text.few}</p>;
    if (suggested.why === 'no-format') return <p class="soft">{fill(text.noFormat, { count: players })}</p>;
    const named = new Intl.ListFormat(lang);
    return (
      <fieldset>
        <legend>{text.nothing}</legend>
        {suggested.waysOut.map(({ giveUp, instead }) =>
          row(instead, named.format(giveUp.map((each) => text.wishes.names[each]))),
        )}
      </fieldset>
    );
  }
  const shown = isWhole ? suggested.suggestions : suggested.suggestions.slice(0, FIRST);
  const left = suggested.suggestions.length - shown.length;
  return (
    <fieldset>
      <legend>{fill(text.suggested, { count: players })}</legend>
      {shown.map((suggestion) => row(suggestion))}
      {left > 0 && (
        <button type="button" class="key" data-do="more" onClick={() => setWhole(true)}>
          {fill(text.more, { count: left })}
        </button>
      )}
    </fieldset>
  );
}
