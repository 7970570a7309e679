import type { ComponentChildren } from 'preact';
import { fill } from '../../../i18n/fill.ts';
import { SaveSign } from '../../shared/SaveSign.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { Die } from '../dice/Die.tsx';
import { useTable } from '../table.ts';

/** An enamel sign over the panel, for as long as it belongs to Three Man; nothing otherwise. */
export function MiniHead() {
  const { words, state, fold, name } = useTable();
  const { heading, isThreeMan, oneDie, name: naming } = words.threeMan;
  const { stage } = state;
  switch (stage.is) {
    case 'three-man':
      return (
        <Enamel eyes={3} heading={heading}>
          {fill(isThreeMan, { name: name(stage.game.threeMan) })}
        </Enamel>
      );
    case 'one-die': {
      // All have thrown, and it has to be thrown for once more.
      const isTied = stage.thrown.length === 0 && fold.steps.at(-1)?.play.event.kind === 'one-die';
      return (
        <Enamel eyes={6} heading={oneDie.heading}>
          {isTied ? oneDie.tie : oneDie.hint} <ClauseTag clause="gools-6.4" />
        </Enamel>
      );
    }
    case 'name':
      return (
        <Enamel eyes={6} heading={naming.heading}>
          {naming.hint} <ClauseTag clause="gools-6.5" />
        </Enamel>
      );
    case 'between':
    case 'round':
    case 'roll-off':
    case 'over':
      return null;
  }
}

function Enamel({ eyes, heading, children }: { eyes: number; heading: string; children: ComponentChildren }) {
  const { words } = useTable();
  return (
    <div class="mini-head">
      <Die eyes={eyes} size={36} />
      <div>
        <h3 id="mini-heading">{heading}</h3>
        <p>{children}</p>
      </div>
      <SaveSign words={words.shared.saving} />
    </div>
  );
}
