import type { ComponentChildren } from 'preact';

interface ProblemCardProps {
  /** The key that leads to where it can be put right, or does so. */
  way?: { readonly label: string; readonly press: () => void } | undefined;
  /** What stands in the way, in a sentence. */
  children: ComponentChildren;
}

/** What first stands between a table and its game. */
export function ProblemCard({ way, children }: ProblemCardProps) {
  return (
    <div class="setup-problem row alarm" role="alert">
      <p>{children}</p>
      {way && (
        <button type="button" class="key" onClick={way.press}>
          {way.label}
        </button>
      )}
    </div>
  );
}
