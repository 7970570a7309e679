import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { isDeleted } from '../../games/shared/played.ts';
import { openAdvisorChoice } from '../../log/advisor-choice.ts';
import { $currentGools, openCurrentGools } from '../../log/current-gools.ts';
import { $games, openLog } from '../../log/games.ts';
import { $goolsDraft, openGoolsDraft } from '../../log/gools-draft.ts';
import { guardLeaving } from '../log/leave-guard.ts';
import { showScreen } from '../shared/show-screen.ts';
import { SetUp } from './setup/SetUp.tsx';
import { Table } from './Table.tsx';
import type { GoolsTexts } from './table-context.ts';
import { GoolsPanelContext } from './texts-context.ts';
import { useSheets } from './use-sheets.ts';
import { $tableWish } from './wish.ts';

/** The dice games: the evening that is on the table, or one that is being set up. */
export function GoolsDesk(texts: GoolsTexts) {
  const [isOpen, setOpen] = useState(false);
  const [isSettingUp, setSettingUp] = useState(false);
  const id = useStore($currentGools);
  const logged = useStore($games).get(id ?? '');
  const sheets = useSheets();
  useEffect(() => {
    guardLeaving();
    openGoolsDraft();
    openAdvisorChoice();
    setSettingUp($goolsDraft.get() !== null);
    // The log may have put another evening there already.
    if ($currentGools.get() === null) openCurrentGools();
    void openLog().then(() => setOpen(true));
    const stops = [
      $currentGools.listen(() => setSettingUp(false)),
      $tableWish.subscribe((isWished) => {
        if (!isWished) return;
        setSettingUp(false);
        $tableWish.set(false);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);

  if (!isOpen) return <div class="fetching" aria-busy="true" />;
  const saved =
    logged?.kind === 'game' && logged.game.game === 'gools' && !isDeleted(logged.game.events) ? logged.game : undefined;
  return (
    <GoolsPanelContext.Provider value={{ ...texts, ...sheets }}>
      {saved && !isSettingUp ? (
        <Table
          key={saved.id}
          saved={saved}
          setUp={() => {
            setSettingUp(true);
            showScreen('gools-now');
          }}
        />
      ) : (
        <SetUp
          back={
            saved &&
            (() => {
              setSettingUp(false);
              showScreen('gools-now');
            })
          }
        />
      )}
    </GoolsPanelContext.Provider>
  );
}
