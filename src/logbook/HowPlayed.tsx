import { useEffect, useMemo } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';
import type { PeopleWords } from '../i18n/log/en-people.ts';
import type { Lang } from '../i18n/lang.ts';
import { numberOf } from '../i18n/numbers.ts';
import { $games } from '../storage/games.ts';
import { $seasonChosen, isIn } from '../storage/seasons.ts';
import { dayOf } from '../ui/day.ts';
import { useStore } from '../ui/use-store.ts';
import { liveGames } from './game-list.ts';
import { $work, balancesBy, leaveOff, measurable, type Measurable, recall, workOut } from './how-played.ts';
import { useLog } from './log-context.ts';
import { $uis } from './registry.ts';
import { $standings } from './standings.ts';

type Words = PeopleWords['played'];

/** Luck and choices of all players over the games of the log: worked out when somebody asks for it, and kept. */
export function HowPlayed({ words }: { words: Words }) {
  const { words: log } = useLog();
  const games = useStore($games);
  const standings = useStore($standings);
  const uis = useStore($uis);
  const season = useStore($seasonChosen);
  const { known, is, done, all } = useStore($work);
  const every = useMemo(() => measurable(liveGames(games), standings, uis), [games, standings, uis]);
  useEffect(() => recall(games), [games]);
  useEffect(() => leaveOff, []);
  const shown = every.filter(({ saved, standing }) => !season || isIn(season, saved.game, dayOf(standing.at)));
  const waiting = shown.filter(({ saved }) => !known.has(saved.id));
  if (shown.length === 0) return null;
  return (
    <section class="how-played stack" aria-labelledby="how-played">
      <h4 id="how-played">{words.heading}</h4>
      <p class="soft">{words.what}</p>
      <BalanceTables games={shown} words={words} />
      {is === 'in-trouble' && <p role="alert">{words.failed}</p>}
      <p role="status">{is === 'working' && fill(words.working, { count: done + 1, all })}</p>
      {is !== 'working' && waiting.length > 0 && (
        <button type="button" class="key go wide" data-do="work-out" onClick={() => void workOut(waiting)}>
          {is === 'in-trouble' ? log.trouble.again : fill(words.work, { count: waiting.length })}
        </button>
      )}
    </section>
  );
}

interface BalanceTablesProps {
  games: readonly Measurable[];
  words: Words;
}

/** A table for each kind of game, of the games that have been looked at; nothing before there are some. */
export function BalanceTables({ games, words }: BalanceTablesProps) {
  const { words: log, lang } = useLog();
  const uis = useStore($uis);
  const { known } = useStore($work);
  return balancesBy(games, known).map(({ game, unit, players }) => {
    const caption = fill(words.units[unit], { game: uis.get(game)!.name({ words: log, lang }) });
    const amount = amountsIn(lang, unit);
    return (
      <table key={game} class="balances" data-balances={game}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[words.player, words.turns, words.luck, words.cost].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ key, name, turns, luck, cost }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{turns}</td>
              <td>{amount(luck / turns, true)}</td>
              <td>{amount(cost / turns, false)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}

/** Turns with two places, or percentage points with one; luck with its sign. */
function amountsIn(lang: Lang, unit: Measurable['played']['unit']): (value: number, isSigned: boolean) => string {
  const places = unit === 'turns' ? 2 : 1;
  const scale = unit === 'turns' ? 1 : 100;
  return (value, isSigned) => {
    const text = numberOf(scale * value, lang, places, places);
    return isSigned && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
  };
}
