/** For names of files: the day by the phone's own clock, as 2026-11-21. */
export function dayOf(at: number): string {
  const day = new Date(at);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
