import type { ComponentChildren } from 'preact';

interface ReviewedTurnsProps {
  seat: number;
  /** Whose turns these are. */
  title: ComponentChildren;
  /** Sentences on what the choices did, and what the dice. */
  balance: readonly string[];
  /** What stands between the title and the throws. */
  before?: ComponentChildren;
  /** A line for each throw. */
  children: ComponentChildren;
}

/** How somebody has played: throw by throw, then luck and choices apart. */
export function ReviewedTurns({ seat, title, balance, before, children }: ReviewedTurnsProps) {
  return (
    <section class="turn-review" data-seat={seat}>
      <h4>{title}</h4>
      {before}
      <ol>{children}</ol>
      <p class="turn-balance">
        {balance.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
    </section>
  );
}
