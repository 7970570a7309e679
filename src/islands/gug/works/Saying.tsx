import { useWorksWords } from './tfl-context.ts';

interface SayingProps {
  text: string;
  /** Where it should be read first. */
  startsOpen: boolean;
}

/** What TfL says, in their own words: text, never anything else. */
export function Saying({ text, startsOpen }: SayingProps) {
  const { saying } = useWorksWords();
  if (text === '') return null;
  return (
    <details class="tfl-saying" open={startsOpen}>
      <summary>{saying}</summary>
      <p lang="en">{text}</p>
    </details>
  );
}
