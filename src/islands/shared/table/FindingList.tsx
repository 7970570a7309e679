import type { ComponentType } from 'preact';

interface FindingListProps<Clause, Finding> {
  findings: readonly Finding[];
  /** A finding in a sentence. */
  say: (finding: Finding) => string;
  /** A clause's number, over the game's own panel. */
  Tag: ComponentType<{ clause: Clause }>;
}

/** Why something is refused: each reason with its clause. */
export function FindingList<Clause, Finding extends { readonly clause: Clause }>({
  findings,
  say,
  Tag,
}: FindingListProps<Clause, Finding>) {
  return (
    <>
      {findings.map((finding, index) => (
        <p key={index} class="line fault">
          <span>{say(finding)}</span> <Tag clause={finding.clause} />
        </p>
      ))}
    </>
  );
}
