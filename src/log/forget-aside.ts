import type { Copies } from './copies.ts';
import { type LogState, say } from './log-state.ts';
import { databasePlace, localPlace } from './reconcile.ts';
import { failureOf } from './storage-failure.ts';

/** Forgets what was set aside, and where nothing else was left of a game, that too. */
export function forgetAside(state: LogState, { local, durable, now }: Copies, key: string): void {
  const aside = state.$aside.get().find((each) => each.key === key);
  if (!aside) return;
  state.$aside.set(state.$aside.get().filter((each) => each !== aside));
  state.waiting.asides.delete(key);
  local.forgetAside(key);
  const isLost = (id: string) => !state.$games.get().has(id);
  for (const [id, text] of local.games() ?? [])
    if (isLost(id) && aside.from === localPlace(id) && aside.text === text) local.removeGame(id);
  const id = aside.from.split(':')[1] ?? '';
  const games = aside.from === databasePlace(id) && isLost(id) ? [id] : [];
  durable.write({ forget: { asides: [key], games } }).catch((error: unknown) => {
    state.trouble ??= failureOf(error);
    say(state, now());
  });
}
