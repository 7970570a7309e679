import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../i18n/fill.ts';
import pictureStyles from '../styles/pictures.css?url';
import ruleStyles from '../styles/rules.css?url';
import { CopyKey } from './CopyKey.tsx';
import { Dialog } from './Dialog.tsx';
import { sitePage } from './site-page.ts';
import { withStyleSheet } from './style-sheet.ts';

interface ClauseCardProps<Clause extends string> {
  clause: Clause;
  /** As the rule book numbers it, and in one sentence. */
  number: string;
  sentence: string;
  /** The rule book's page, which has an anchor for each of `clauses`. */
  page: string;
  clauses: readonly Clause[];
  words: {
    readonly heading: string;
    readonly close: string;
    readonly book: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
  };
  /** Opens another clause of the book in its place. */
  open: (clause: Clause) => void;
  close: () => void;
  /** The id of what takes the focus when what had it before is gone. */
  fallback: string;
  /** What the table may choose about it. */
  children?: ComponentChildren;
}

/** A clause over the game, as the rule book has it; in one sentence until, or unless, the book can be had. */
export function ClauseCard<Clause extends string>(props: ClauseCardProps<Clause>) {
  const { clause, number, sentence, page, clauses, words, open, close, fallback, children } = props;
  const [found, setFound] = useState<ClauseText>();
  useEffect(() => {
    let isOpen = true;
    void Promise.all([fetchClause(page, clause), withStyleSheet(ruleStyles), withStyleSheet(pictureStyles)]).then(
      ([text]) => {
        if (isOpen) setFound(text);
      },
      // Without its styles the one sentence serves.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [page, clause]);
  const address = `${page}#${clause}`;
  const heading = fill(words.heading, { clause: number });
  return (
    <Dialog
      title={found ? `${heading}: ${found.title}` : heading}
      closeKey={words.close}
      close={close}
      fallback={fallback}
    >
      {found ? (
        <Printed
          nodes={found.nodes}
          onClick={(event) => {
            const link = event.target instanceof Element ? event.target.closest('a') : null;
            const cited = clauses.find((each) => link?.getAttribute('href') === `${page}#${each}`);
            if (!cited || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            open(cited);
          }}
        />
      ) : (
        <p class="lead">{sentence}</p>
      )}
      {children}
      <div class="row">
        <CopyKey
          text={`${number} ${found?.title ?? ''}\n${found?.text ?? sentence}\n${new URL(address, location.href).href}`}
          label={words.copy}
          copied={words.copied}
          refused={words.notCopied}
        />
        <a class="key quiet" href={address}>
          {words.book}
        </a>
      </div>
    </Dialog>
  );
}

/** What the rule book's page has of a clause, in the place it is read in now. */
function Printed({ nodes, onClick }: { nodes: readonly Node[]; onClick: (event: MouseEvent) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current!.replaceChildren(...nodes), [nodes]);
  return <div class="rules in-sheet" ref={place} onClick={onClick} />;
}

/** A clause as its rule book has it. */
interface ClauseText {
  readonly title: string;
  /** Of the site's own page. */
  readonly nodes: readonly Node[];
  /** The same without markup, to be copied. */
  readonly text: string;
}

/** What no clause has: another page came in the place of the book. */
const FOREIGN = 'script, style, link, meta, base, iframe, object, embed, form';

/** What of a clause is for its page alone. */
const PAGE_ALONE = 'h3, .foot, .ask, .reading, p.small';

/**
 * Fetches a clause from the built rule book. Links within the book lead to its page.
 *
 * @returns undefined when the page cannot be had or has no such clause.
 */
async function fetchClause(page: string, clause: string): Promise<ClauseText | undefined> {
  try {
    const found = (await sitePage(page)).getElementById(clause);
    if (!found || found.querySelector(FOREIGN)) return undefined;
    const title = found.querySelector('h3')?.lastChild?.textContent?.trim() ?? '';
    found.querySelectorAll(PAGE_ALONE).forEach((each) => each.remove());
    found.querySelectorAll('a[href^="#"]').forEach((link) => {
      link.setAttribute('href', page + (link.getAttribute('href') ?? ''));
    });
    return { title, nodes: [...found.childNodes], text: textOf(found) };
  } catch {
    return undefined;
  }
}

/** What stands in a line, or a cell, of its own: nothing in the markup keeps its words from the next one's. */
const BLOCKS = 'p, li, td, th, caption';

/** The words of a clause in one line, pictures by what they show. */
function textOf(clause: HTMLElement): string {
  const copy = clause.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('svg').forEach((picture) => picture.replaceWith(picture.getAttribute('aria-label') ?? ''));
  copy.querySelectorAll(BLOCKS).forEach((block) => block.append(' '));
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
