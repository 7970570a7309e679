import { useState } from 'preact/hooks';
import type { PeopleWords } from '../i18n/log/en-people.ts';
import { $games } from '../storage/games.ts';
import { fileName } from '../tables/shell/take-games.ts';
import { drawnAsPng, type Letters, type Measure, type Picture, type Stroke, wrapped } from '../ui/picture.ts';
import { canSharePicture, sharePicture } from '../ui/share-picture.ts';
import { useLog } from './log-context.ts';
import { uiOf } from './registry.ts';
import { knownOf } from './standings.ts';
import { dateOf } from '../i18n/dates.ts';

/** How a game stands, as a picture to be sent or saved. */
export function PictureKey({ id, words }: { id: string; words: PeopleWords['picture'] }) {
  const tongue = useLog();
  const [said, say] = useState('');
  const draw = async (): Promise<Blob | undefined> => {
    // As it is when the key is pressed: a name may have been corrected beside it.
    const logged = $games.get().get(id);
    if (logged?.kind !== 'game') return undefined;
    const [ui, found] = await Promise.all([uiOf(logged.game.game), knownOf(logged.game)]);
    if (!ui || found.is !== 'known') return undefined;
    const { standing } = found;
    return drawnAsPng((measure) =>
      gamePicture(
        {
          game: ui.name(tongue),
          date: dateOf(standing.at, tongue.lang),
          result: ui.result(standing, tongue).first,
          lines: ui.lines(standing, tongue),
        },
        measure,
      ),
    );
  };
  const told = { ...words, noPicture: words.failed, notShared: words.failed };
  return (
    <>
      <div class="log-keys names-form keys">
        <button
          type="button"
          class="key"
          data-do="picture"
          onClick={() => void sharePicture(draw, fileName('result', 'png'), told, say)}
        >
          {canSharePicture() ? words.share : words.save}
        </button>
      </div>
      <p role="status">{said}</p>
    </>
  );
}

/** What a picture of a game says, whichever game it is. */
interface GameSaid {
  readonly game: string;
  readonly date: string;
  /** Who has won, or leads. */
  readonly result: string;
  /** Player by player. */
  readonly lines: readonly string[];
}

const WIDTH = 1080;
const EDGE = 48;
const MARK = 72;
const TITLE: Letters = { size: 56, weight: 700 };
const RESULT: Letters = { size: 44, weight: 700 };
const LINE: Letters = { size: 34, weight: 400 };
const DATE: Letters = { size: 30, weight: 400 };
/** Room above and below the words between two lines. */
const ROOM = 18;
const high = ({ size }: Letters) => Math.round(size * 1.3);

/** A game as a picture to be sent: what it was and when, who has won, and how everybody did. */
export function gamePicture({ game, date, result, lines }: GameSaid, measure: Measure): Picture {
  const right = WIDTH - EDGE;
  const strokes: Stroke[] = [{ is: 'mark', x: EDGE, y: EDGE, size: MARK }];
  let y = EDGE + 58 - high(TITLE);
  const write = (text: string, x: number, letters: Letters, ink: 'ink' | 'soft' | 'green') => {
    for (const part of wrapped(text, right - x, (some) => measure(some, letters))) {
      y += high(letters);
      strokes.push({ is: 'text', text: part, x, y, align: 'left', ink, ...letters });
    }
  };
  write(game, EDGE + MARK + 20, TITLE, 'ink');
  write(date, EDGE + MARK + 20, DATE, 'soft');
  y += ROOM;
  write(result, EDGE, RESULT, 'green');
  y += ROOM;
  for (const line of lines) {
    y += ROOM;
    strokes.push({ is: 'line', y, from: EDGE, to: right });
    write(line, EDGE, LINE, 'ink');
  }
  return { width: WIDTH, height: y + EDGE, strokes };
}
