import { useState } from 'preact/hooks';
import { fill } from '../../i18n/fill.ts';
import { keepPart, type LinkPart, partsWith } from '../../log/link-parts.ts';
import { useLog } from './log-context.ts';

interface PartFoundProps {
  part: LinkPart;
  leave: () => void;
}

/** A part of a game came, and others are missing: it is kept when the reader says so, and what is still to be scanned is said. */
export function PartFound({ part, leave }: PartFoundProps) {
  const { bring } = useLog().words;
  const [isKept, setKept] = useState(false);
  const numbers = partsWith(part).map(({ number }) => number);
  const missing = Array.from({ length: part.count }, (_, index) => index + 1).filter((each) => !numbers.includes(each));
  return (
    <section class="log-found" aria-labelledby="log-part">
      <h4 id="log-part" tabindex={-1} ref={(heading) => heading?.focus()}>
        {fill(bring.part, { number: part.number, count: part.count })}
      </h4>
      <p role="status">{isKept ? fill(bring.partKept, { missing: missing.join(', ') }) : bring.partHint}</p>
      <div class="row">
        {!isKept && (
          <button
            type="button"
            class="key main"
            onClick={() => {
              keepPart(part);
              setKept(true);
            }}
          >
            {bring.keepPart}
          </button>
        )}
        <button type="button" class="key" onClick={leave}>
          {isKept ? bring.partDone : bring.cancel}
        </button>
      </div>
    </section>
  );
}
