interface SamePeopleKeyProps {
  label: string;
  who: string;
  press: () => void;
}

/** Seats the people of the last game once more; it is there as long as nothing else was said. */
export function SamePeopleKey({ label, who, press }: SamePeopleKeyProps) {
  return (
    <button
      type="button"
      class="key same-people"
      data-do="same"
      onClick={({ currentTarget }) => {
        // The key goes, the key that starts the game stays.
        currentTarget
          .closest('.setup')
          ?.querySelector<HTMLElement>('[data-do="start"]')
          ?.focus({ preventScroll: true });
        press();
      }}
    >
      <span class="wraps">
        {label}
        <small>{who}</small>
      </span>
    </button>
  );
}
