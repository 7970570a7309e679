interface ClauseLinkProps {
  /** As the rule book numbers it. */
  number: string;
  /** Where the rule book has it. */
  address: string;
  /** What pressing it does, in words. */
  label: string;
  open: () => void;
}

/** A clause's number: opens the clause over the game, and is a link to it all the same. */
export function ClauseLink({ number, address, label, open }: ClauseLinkProps) {
  return (
    <a
      class="clause pressed"
      href={address}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
    >
      {number}
    </a>
  );
}
