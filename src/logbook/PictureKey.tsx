import { useState } from 'preact/hooks';
import type { PeopleWords } from '../i18n/log/en-people.ts';
import { $games } from '../storage/games.ts';
import { posterPng } from '../ui/poster.ts';
import { fileName } from '../ui/share.ts';
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
    const poster = await ui.poster?.(logged.game, tongue.lang);
    return posterPng(
      {
        title: ui.name(tongue),
        date: dateOf(logged.game.createdAt, tongue.lang),
        who: ui.result(standing, tongue).first,
        rows: poster?.rows ?? ui.lines(standing, tongue).map((line) => ({ place: '', name: line, figure: '' })),
      },
      poster?.scene,
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
