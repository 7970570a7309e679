interface AimKeysProps<Aim extends string> {
  heading: string;
  names: Readonly<Record<Aim, string>>;
  /** What may be chosen, in its order. */
  aims: readonly Aim[];
  aim: Aim;
  choose: (aim: Aim) => void;
}

/** What an advisor plays for. */
export function AimKeys<Aim extends string>({ heading, names, aims, aim, choose }: AimKeysProps<Aim>) {
  return (
    <fieldset class="aim-keys">
      <legend>{heading}</legend>
      <div>
        {aims.map((each) => (
          <button
            key={each}
            type="button"
            class="option"
            data-aim={each}
            aria-pressed={each === aim}
            onClick={() => choose(each)}
          >
            {names[each]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
