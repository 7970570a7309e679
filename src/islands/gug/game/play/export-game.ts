import type { SavedGugGame } from '../../../../log/saved-game.ts';

/** Hands a game over as a file, just as it stands in the log. */
export function exportGame(saved: SavedGugGame): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(saved)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `gug-${saved.id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
