import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** The window of a page. */
export interface Size {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen to one of CSS: 1 or 2. */
  readonly scale: number;
}

/** One source of input of WebDriver's actions, with what it does: classic WebDriver and BiDi read the same. */
export type Input =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'touch' | 'mouse' };
      readonly actions: readonly object[];
    }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly object[] };

/** What each engine does in its own way; what is the same in all is in `phone.ts`. */
export interface Driver {
  /** Resolves when the page has loaded. */
  readonly goTo: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** @param expression - of JavaScript, whose value is a text or the promise of one. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly perform: (inputs: readonly Input[]) => Promise<void>;
  /** Gives files to a file field, as if they had been picked. @param paths - on this machine */
  readonly giveFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** A PNG of the page: in WebKit of the real screen, in Firefox what it draws without one. */
  readonly screen: () => Promise<Buffer>;
  /** What the pages have said on their consoles that is an error, and errors nobody caught. */
  readonly problems: readonly string[];
  /** SIGKILL to all processes of the browser; resolves when they are gone. What it kept stays in its folder. */
  readonly kill: () => Promise<void>;
}

/** A program that can be killed with all that it started. */
export interface Started {
  readonly child: ChildProcess;
  readonly kill: () => Promise<void>;
}

export function start(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // A group of its own.
    detached: true,
  });
  const died = once(child, 'exit');
  const killNow = (): void => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  };
  // A test that ran out of time leaves nothing running.
  process.once('exit', killNow);
  return {
    child,
    async kill() {
      process.off('exit', killNow);
      killNow();
      await died;
    },
  };
}

/** Waits for what a program says. @returns the first group of the pattern. @throws Error when it ends without. */
export function said({ child }: Started, from: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    from.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${child.spawnfile} did not start: ${text.slice(-500)}`)));
  });
}
