import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useKeptAwake } from './WakeLock.tsx';
import { openMenu, stagePanel, type StageRow, tellStage } from '../../ui/staged.ts';
import { Icon } from '../../ui/Icon.tsx';

interface StageBarProps extends Pick<StageProps, 'words' | 'more'> {
  children: ComponentChildren;
}

/** Whose turn it is, between the way out (on a phone the site's header) and what is needed once in a while. */
function StageBar({ words, more, children }: StageBarProps) {
  return (
    <div class="stage-bar">
      <button type="button" class="key" data-do="menu" aria-label={words.menu} title={words.menu} onClick={openMenu}>
        <Icon path="M4 7h16M4 12h16M4 17h16" />
      </button>
      {children}
      <button
        type="button"
        class="key"
        data-do="table"
        aria-haspopup="dialog"
        aria-label={words.table}
        title={words.table}
        onClick={more}
      >
        <Icon is="more" />
      </button>
    </div>
  );
}

interface StageProps {
  label: string;
  /** What the table waits for, as a word for style sheets and tests; where no element around the stage says it. */
  due?: string;
  /** What the table waits for, in words: the page's title says it. */
  moment: string;
  words: { readonly menu: string; readonly table: string };
  /** Whose turn it is. */
  bar: ComponentChildren;
  /** What lies on the table in the pub; left out where it is the page's own map. */
  scene?: ComponentChildren;
  /** Who has still to drink: one row of chips; nothing where nobody has. */
  owed?: ComponentChildren;
  /** The one thing to know or to do now; undefined once the game is over, when the winner's card says it all. */
  line: ComponentChildren | undefined;
  /** The keys for it, with undo (`TableActs`). */
  acts: ComponentChildren;
  /** Whether there is a row of keys to enter something above the row of what is done next. */
  hasKeys?: boolean;
  /** The keys of a clock that has run out stand above the others. */
  isTall?: boolean;
  /** Nobody plays for now, though the game is not over; the key that ends the pause stands above the others. */
  isPaused?: boolean;
  /** Opens all that is needed once in a while. */
  more: () => void;
}

/**
 * How every running game lies on the screen: a bar that says whose turn it is, the scene, who owes drinks, one line, and
 * the keys at the thumb. The rows around the scene have sizes of their own, which the panel is told of, so that the scene
 * has all the rest.
 */
export function Stage(props: StageProps) {
  const { label, due, moment, words, bar, scene, owed, line, acts, more } = props;
  const { hasKeys = false, isTall = false, isPaused = false } = props;
  const rows: readonly StageRow[] = [
    ...(owed ? (['owed'] as const) : []),
    ...(hasKeys ? (['keys'] as const) : []),
    ...(isPaused ? (['paused'] as const) : []),
    ...(isTall ? (['tall'] as const) : []),
    ...(line === undefined ? (['over'] as const) : []),
  ];
  useKeptAwake(line !== undefined && !isPaused);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => stagePanel(section.current!), []);
  // With what is drawn, so that all is laid out once.
  useLayoutEffect(() => tellStage(section.current!, rows, moment), [rows.join(), moment]);
  return (
    <section ref={section} class={scene === undefined ? 'game-dock' : 'table-dock'} aria-label={label} data-due={due}>
      <StageBar words={words} more={more}>
        {bar}
      </StageBar>
      {scene !== undefined && (
        <div class="stage-scene column" data-scene data-taps="once">
          {scene}
        </div>
      )}
      {owed && (
        <div class="stage-owed" data-owed data-taps="once">
          {owed}
        </div>
      )}
      {line !== undefined && (
        <div class="stage-line" data-line>
          {line}
        </div>
      )}
      {acts}
    </section>
  );
}

/** What a row has at most around it without more words: the number of a rule is higher than they are. */
const SPARE_PX = 16;

/** Lets the keyboard reach words that are cut and have no link; once all is drawn, so that nothing is laid out for it. */
function reachIfCut(words: HTMLElement): void {
  const { scrollHeight, clientHeight } = words.firstElementChild!;
  const isCut = scrollHeight - clientHeight > SPARE_PX;
  if (words !== document.activeElement) words.tabIndex = isCut && !words.querySelector('a[href]') ? 0 : -1;
}

/**
 * Words of the line, of which so many rows are seen as leave the scene its room. A tap or the keyboard shows the rest over
 * the scene, until something else is pressed, or Escape.
 */
export function LineWords({ children }: { children: ComponentChildren }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => reachIfCut(words.current!));
  useEffect(() => {
    // Turned round, a phone has other rows.
    const observer = new ResizeObserver(([entry]) => reachIfCut(entry!.target as HTMLElement));
    observer.observe(words.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={words}
      class="line-words"
      // Safari gives no focus to what does not answer a tap; a rule that is tapped keeps its own.
      onClick={({ target, currentTarget }) => {
        if (!(target as Element).closest('a, button')) currentTarget.focus({ preventScroll: true });
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') (document.activeElement as HTMLElement | null)?.blur();
      }}
    >
      <div class="clamp">{children}</div>
    </div>
  );
}
