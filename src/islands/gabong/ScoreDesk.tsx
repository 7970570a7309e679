import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { isDeleted } from '../../games/shared/played.ts';
import { $currentGabong, openCurrentGabong } from '../../log/current-gabong.ts';
import { $gabongDraft, openGabongDraft } from '../../log/gabong-draft.ts';
import { $games, openLog } from '../../log/games.ts';
import { guardLeaving } from '../log/leave-guard.ts';
import { SetUp } from './setup/SetUp.tsx';
import { Table } from './Table.tsx';
import { $gabongWish } from './wish.ts';

/** The round that is on the table, or one that is being set up. */
export function ScoreDesk() {
  const [isOpen, setOpen] = useState(false);
  const [isSettingUp, setSettingUp] = useState(false);
  const id = useStore($currentGabong);
  const logged = useStore($games).get(id ?? '');
  useEffect(() => {
    guardLeaving();
    openGabongDraft();
    setSettingUp($gabongDraft.get() !== null);
    // The log may have put another round there already.
    if ($currentGabong.get() === null) openCurrentGabong();
    void openLog().then(() => setOpen(true));
    const stops = [
      $currentGabong.listen(() => setSettingUp(false)),
      $gabongWish.subscribe((isWished) => {
        if (!isWished) return;
        setSettingUp(false);
        $gabongWish.set(false);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);

  if (!isOpen) return <div class="fetching" aria-busy="true" />;
  const saved =
    logged?.kind === 'game' && logged.game.game === 'gabong' && !isDeleted(logged.game.events)
      ? logged.game
      : undefined;
  return saved && !isSettingUp ? (
    <Table key={saved.id} saved={saved} setUp={() => setSettingUp(true)} />
  ) : (
    <SetUp back={saved && (() => setSettingUp(false))} />
  );
}
