import type { ComponentChildren } from 'preact';

interface ReviewedTurnsProps {
  seat: number;
  /** Whose turns these are. */
  title: ComponentChildren;
  /** Sentences on what the choices did, and what the dice. */
  balance: readonly string[];
  /** What stands between them and the throws. */
  before?: ComponentChildren;
  /** A line for each throw. */
  children: ComponentChildren;
}

/** How somebody has played: luck and choices apart, in sentences, and then throw by throw. */
export function ReviewedTurns({ seat, title, balance, before, children }: ReviewedTurnsProps) {
  return (
    <section class="turn-review" data-seat={seat}>
      <h4>{title}</h4>
      <p class="turn-balance">
        {balance.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
      {before}
      <ol>{children}</ol>
    </section>
  );
}
