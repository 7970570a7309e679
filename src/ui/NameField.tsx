/** A field whose text stays as it was typed: a code, a station, a move. A phone would make other words of it. */
export const AS_TYPED = { autoComplete: 'off', autoCorrect: 'off', spellcheck: false } as const;
/** A field for a name. */
export const FOR_A_NAME = { ...AS_TYPED, autoCapitalize: 'words' } as const;

interface NameFieldProps {
  id: string;
  value: string;
  label: string;
  placeholder: string;
  /** What is wrong with it, in words. */
  fault: string | undefined;
  /** Whether somebody has tried to start: until then nothing is wrong with an empty one. */
  hasTried: boolean;
  set: (name: string) => void;
}

/** A box for a name. Enter goes on to the next one. */
export function NameField({ id, value, label, placeholder, fault, hasTried, set }: NameFieldProps) {
  const shown = fault !== undefined && (hasTried || value !== '') ? fault : undefined;
  return (
    <div class="name-field">
      <input
        class="field"
        id={id}
        type="text"
        name={id}
        value={value}
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={shown !== undefined}
        aria-describedby={shown === undefined ? undefined : `${id}-fault`}
        {...FOR_A_NAME}
        enterkeyhint="next"
        onInput={({ currentTarget }) => set(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return;
          event.preventDefault();
          nextField(event.currentTarget)?.focus();
        }}
      />
      {shown !== undefined && (
        <p class="fault" id={`${id}-fault`}>
          {shown}
        </p>
      )}
    </div>
  );
}

/** The next name of the same list; after the last one, the key for one more, or else the one that starts the game. */
function nextField(field: HTMLElement): HTMLElement | null | undefined {
  const list = [...(field.closest('.seats')?.querySelectorAll<HTMLElement>('.field') ?? [])];
  const key = (what: string) => field.closest('.setup')?.querySelector<HTMLElement>(`[data-do="${what}"]`);
  return list[list.indexOf(field) + 1] ?? key('add') ?? key('start');
}
