import { useEffect, useState } from 'preact/hooks';

const TICK = 250;

/** The clock's time in milliseconds, ticking for as long as somebody wants to see it run. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
