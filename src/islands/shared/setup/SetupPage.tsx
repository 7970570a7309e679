import type { ComponentChildren } from 'preact';
import type { SeatedGame } from './chairs-desk.ts';

interface SetupPageProps {
  game: SeatedGame;
  heading: string;
  /** Back to what is on the table; undefined where nothing is. */
  back: { readonly label: string; readonly press: () => void } | undefined;
  children: ComponentChildren;
}

/** The screen of a set-up. */
export function SetupPage({ game, heading, back, children }: SetupPageProps) {
  return (
    <section class={`setup table-setup ${game}-setup`} id={`${game}-now`} tabIndex={-1} aria-label={heading}>
      <header class="table-setup-head">
        <h3>{heading}</h3>
        {back && (
          <button type="button" class="key" data-do="back" onClick={back.press}>
            {back.label}
          </button>
        )}
      </header>
      {children}
    </section>
  );
}
