import { type Lang, pathIn } from '../../i18n/lang.ts';
import { anchorOf, BOOK_NAMES, numberOf } from '../../rulebooks/books.ts';
import type { Piece } from '../../rulebooks/excerpt.ts';
import type { Found } from '../../rulebooks/search.ts';

const Marked = ({ pieces }: { pieces: readonly Piece[] }) => (
  <>{pieces.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text))}</>
);

/** A clause that was found: its number, its title, the place of the hit, and the chapter it stands in. */
export function FoundRule({ found: { clause, title, excerpt }, lang }: { found: Found; lang: Lang }) {
  const number = numberOf(clause.id);
  return (
    <li>
      <a class="found" href={pathIn(lang, anchorOf(clause.id))}>
        <span class="found-title">
          <span class="clause">{number}</span> <Marked pieces={title} />
        </span>{' '}
        <span class="found-text">
          <Marked pieces={excerpt} />
        </span>{' '}
        <span class="found-in">
          {BOOK_NAMES[clause.book]}, {number.slice(0, number.indexOf('.'))} {clause.chapter}
        </span>
      </a>
    </li>
  );
}
