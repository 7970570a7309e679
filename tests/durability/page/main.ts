import { bareKeeper } from './bare-keeper.ts';
import { logKeeper } from './log-keeper.ts';
import type { Keeper } from './keeper.ts';

declare global {
  interface Window {
    keeper: Keeper;
    errors: string[];
  }
}

window.errors = [];
addEventListener('error', ({ message }) => window.errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => window.errors.push(String(reason)));
// Without a store in its address the page is there to look at what is kept.
if (location.hash === '#bare') window.keeper = bareKeeper();
if (location.hash === '#log') window.keeper = logKeeper();
