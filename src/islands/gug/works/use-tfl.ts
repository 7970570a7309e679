import { useEffect, useRef, useState } from 'preact/hooks';
import { keepWorks, openWorks } from '../../../log/kept-works.ts';
import type { Answers } from '../../../works/find-works.ts';
import { dayAt } from '../../../works/london-time.ts';
import { type Failure, fetchWorks } from './fetch-works.ts';

/** Why a part of the answer is missing. */
export interface Missing {
  readonly part: 'lines' | 'stations';
  readonly failure: Failure;
}

/** How far the asking has come. */
export type Asked =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** @property keptDay - another day of which something is kept. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly keptDay: string | null }
  | {
      readonly kind: 'answered';
      readonly at: number;
      readonly answers: Answers;
      readonly isKept: boolean;
      readonly missing: readonly Missing[];
    };

interface Tfl {
  /** The day of play, as 2026-11-21. */
  readonly day: string;
  readonly chooseDay: (day: string) => void;
  readonly asked: Asked;
  readonly ask: () => void;
}

/** Milliseconds for which an answer is as good as new. */
const FRESH = 15 * 60_000;

/** Asks for today at once, unless that was just done; for another day, or anew, when it is told to. */
export function useTfl(): Tfl {
  const [day, setDay] = useState(() => dayAt(Date.now()));
  const [asked, setAsked] = useState<Asked>({ kind: 'idle' });
  const running = useRef<AbortController>();

  const askFor = async (wanted: string) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setAsked({ kind: 'asking' });
    const { lines, stations } = await fetchWorks(wanted, own.signal);
    if (own.signal.aborted) return;
    const at = Date.now();
    if (lines.ok && stations.ok) keepWorks({ at, day: wanted, lines: lines.value, stations: stations.value });
    const missing: Missing[] = [];
    if (!lines.ok) missing.push({ part: 'lines', failure: lines.failure });
    if (!stations.ok) missing.push({ part: 'stations', failure: stations.failure });
    if (lines.ok || stations.ok) {
      const answers = { lines: lines.ok ? lines.value : null, stations: stations.ok ? stations.value : null };
      setAsked({ kind: 'answered', at, answers, isKept: false, missing });
    } else {
      setAsked(
        keptFor(wanted, missing) ?? { kind: 'failed', failure: lines.failure, keptDay: openWorks()?.day ?? null },
      );
    }
  };
  const chooseDay = (next: string) => {
    running.current?.abort();
    setDay(next);
    setAsked(keptFor(next, []) ?? { kind: 'idle' });
  };
  useEffect(() => {
    const kept = keptFor(day, []);
    if (kept && Date.now() - kept.at < FRESH) setAsked(kept);
    else void askFor(day);
    return () => running.current?.abort();
  }, []);
  const ask = () => {
    if (asked.kind !== 'asking') void askFor(day);
  };
  return { day, chooseDay, asked, ask };
}

/** What was fetched earlier for a day. */
function keptFor(day: string, missing: readonly Missing[]): Extract<Asked, { kind: 'answered' }> | undefined {
  const kept = openWorks();
  if (kept?.day !== day) return undefined;
  const { at, lines, stations } = kept;
  return { kind: 'answered', at, answers: { lines, stations }, isKept: true, missing };
}
