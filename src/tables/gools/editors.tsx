import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { dueOf } from '../../games/gools/due.ts';
import type { GoolsEvent } from '../../games/gools/events.ts';
import { openTurn } from '../../games/gools/lead.ts';
import type { GoolsState } from '../../games/gools/play-state.ts';
import { DRINKS_MOST, RULE_MOST } from '../../games/gools/setup.ts';
import { thrownBy } from '../../games/shared/eyes.ts';
import { threeManDue } from '../../games/three-man/due.ts';
import type { ThreeManEvent } from '../../games/three-man/events.ts';
import { fill } from '../../i18n/fill.ts';
import { NumberKeys } from '../../ui/NumberKeys.tsx';
import { cleaned, faultOf, isTakenBefore, quoted } from '../shell/player-names.ts';
import { typedText } from '../shell/typed-text.ts';
import { ChoiceEditor, RulingEditor } from '../shell/Editors.tsx';
import { DiceKeys } from './dice/DiceKeys.tsx';
import { DiceRow, LastThrow } from './play/PlayPart.tsx';
import { asksForLast, takersOf, toggled } from './play/now.ts';
import { SeatChips } from './play/SeatChips.tsx';
import { type GoolsEditor, useTable } from './table.ts';
import { throwingOf } from './play/describer.ts';
import { FOR_A_NAME } from '../../ui/NameField.tsx';

interface DiceEditorProps {
  dice: readonly number[];
  /** Who could have thrown them, and who did. */
  seats: readonly number[];
  seat: number;
  put: (dice: readonly number[], seat: number) => boolean;
}

/** Dice as they really lay, and who threw them where that could have been another. */
function DiceEditor({ dice, seats, seat, put }: DiceEditorProps) {
  const { words } = useTable();
  const [who, setWho] = useState(seat);
  return (
    <>
      <Who seats={seats} seat={who} choose={setWho} />
      <DiceKeys count={dice.length} from={dice} words={words.dice} isTold say={(given) => put(given, who)} />
    </>
  );
}

function Who({ seats, seat, choose }: { seats: readonly number[]; seat: number; choose: (seat: number) => void }) {
  const { words, name } = useTable();
  const items = seats.includes(seat) ? seats : [seat, ...seats];
  if (items.length < 2) return null;
  return (
    <ChoiceEditor label={words.play.edit.who} items={items} word={name} isNow={(one) => one === seat} choose={choose} />
  );
}

/** All who could have taken the dice then. */
const takersThen = (before: GoolsState) => takersOf(dueOf(before), before);

const ThrowEditor: GoolsEditor = ({ step: { before, play }, event, propose }) =>
  event.kind === 'throw' || event.kind === 'roll-off' ? (
    <DiceEditor
      dice={event.dice}
      seats={takersThen(before)}
      seat={event.seat}
      put={(dice, seat) => propose({ ...event, seat, dice, by: thrownBy(throwingOf(play.event), dice) })}
    />
  ) : null;

const OneDieEditor: GoolsEditor = ({ step: { before, play }, event, propose }) =>
  event.kind === 'one-die' ? (
    <DiceEditor
      dice={[event.eyes]}
      seats={takersThen(before)}
      seat={event.seat}
      put={([eyes = 0], seat) => propose({ ...event, seat, eyes, by: thrownBy(throwingOf(play.event), [eyes]) })}
    />
  ) : null;

const KeepEditor: GoolsEditor = ({ step: { before }, event, propose }) => {
  const { keep } = useTable().words.play;
  const turn = before.stage.is === 'round' ? openTurn(before.stage.round) : undefined;
  const dice = turn?.throws.at(-1)?.dice ?? [];
  const [chosen, choose] = useState<readonly number[]>(() => (event.kind === 'keep' ? placesOf(dice, event.dice) : []));
  if (event.kind !== 'keep') return null;
  const count = chosen.length;
  return (
    <>
      <p class="hint">{keep.thrown}</p>
      <DiceRow label={keep.thrown} dice={dice} chosen={chosen} toggle={(at) => choose(toggled(chosen, at))} />
      <Save isOff={false} save={() => propose({ ...event, dice: chosen.map((at) => dice[at]!) })}>
        {count === 0 ? keep.none : count === dice.length ? keep.all : fill(keep.some, { count })}
      </Save>
    </>
  );
};

/** Where some dice lie among others, each in a place of its own. */
function placesOf(dice: readonly number[], some: readonly number[]): readonly number[] {
  return some.reduce<readonly number[]>((places, eyes) => {
    const at = dice.findIndex((one, place) => one === eyes && !places.includes(place));
    return at < 0 ? places : [...places, at];
  }, []);
}

const EnterEditor: GoolsEditor = ({ step: { before }, event, propose }) => {
  const [given, give] = useState<{ readonly dice: readonly number[]; readonly seat: number }>();
  if (event.kind !== 'enter') return null;
  if (given) {
    return (
      <LastThrow
        {...given}
        from={placesOf(given.dice, event.last)}
        again={() => give(undefined)}
        say={(last) => propose({ ...event, ...given, last })}
      />
    );
  }
  return (
    <DiceEditor
      dice={event.dice}
      seats={takersThen(before)}
      seat={event.seat}
      put={(dice, seat) => {
        if (!asksForLast(dice)) return propose({ ...event, dice, seat, last: [] });
        give({ dice, seat });
        return true;
      }}
    />
  );
};

/** Somebody else of the ring. */
const SeatEditor: GoolsEditor = ({ step: { before }, event, propose }) => {
  const { words, name } = useTable();
  if (event.kind !== 'name' && event.kind !== 'sloppy' && event.kind !== 'leave') return null;
  const isNaming = event.kind === 'name';
  return (
    <ChoiceEditor
      label={words.play.edit.who}
      items={before.ring.filter((seat) => !isNaming || seat !== event.seat)}
      word={name}
      isNow={(seat) => seat === (isNaming ? event.threeMan : event.seat)}
      choose={(seat) => propose(isNaming ? { ...event, threeMan: seat } : { ...event, seat })}
    />
  );
};

/** What was typed: a rule, or a newcomer's name. */
const TextEditor: GoolsEditor = ({ step: { before }, event, propose }) => {
  const { words, name } = useTable();
  const { rule } = words.play;
  const was = event.kind === 'rule' ? (event.text ?? '') : event.kind === 'join' ? event.name : '';
  const [text, setText] = useState(was);
  if (event.kind !== 'rule' && event.kind !== 'join') return null;
  const names = [...before.ring.map(name), text];
  const why =
    event.kind === 'join'
      ? (faultOf(text) ?? (isTakenBefore(names, names.length - 1) ? 'taken' : undefined))
      : undefined;
  const save = () => {
    if (why !== undefined || text.trim() === '') return;
    propose(event.kind === 'rule' ? { ...event, text: typedText(text, RULE_MOST) } : { ...event, name: cleaned(text) });
  };
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        save();
      }}
    >
      <label class="asked stack tight">
        <span>{event.kind === 'rule' ? rule.field : words.shared.seated.newcomer}</span>
        <input
          class="field"
          name="text"
          value={text}
          {...(event.kind === 'rule' ? { autoComplete: 'off' } : FOR_A_NAME)}
          aria-invalid={why !== undefined && text !== was}
          aria-describedby="gools-text-fault"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p class="missing" id="gools-text-fault" role="alert">
        {why !== undefined && text !== was && fill(words.shared.names[why], { name: quoted(text), seat: names.length })}
      </p>
      <Save isOff={why !== undefined || text.trim() === ''} save={save} />
    </form>
  );
};

const PourEditor: GoolsEditor = ({ step: { before }, event, propose }) => {
  const { rule } = useTable().words.play;
  const was = event.kind === 'pour' ? event : { to: [], drinks: 1 };
  const [to, setTo] = useState<readonly number[]>(was.to);
  const [drinks, setDrinks] = useState(was.drinks);
  if (event.kind !== 'pour') return null;
  return (
    <>
      <h4>{rule.who}</h4>
      <SeatChips seats={before.ring} chosen={to} label={rule.who} press={(seat) => setTo(toggled(to, seat))} />
      <NumberKeys label={rule.drinks} value={drinks} least={1} most={DRINKS_MOST} by={1} words={rule} set={setDrinks} />
      <Save isOff={to.length === 0} save={() => propose({ ...event, to, drinks })} />
    </>
  );
};

/** What happened in the mini game; who it was follows from the ring. */
const MiniEditor: GoolsEditor = (props) => {
  const { words, name } = useTable();
  const { step, event, propose } = props;
  const { stage } = step.before;
  if (event.kind !== 'three-man' || stage.is !== 'three-man') return null;
  const { event: mini } = event;
  const { ring } = stage.game;
  const was = throwingOf(step.play.event);
  const put = (next: ThreeManEvent) => propose({ ...event, event: next });
  switch (mini.kind) {
    case 'throw':
      return (
        <DiceEditor
          dice={mini.dice}
          seats={[]}
          seat={mini.seat}
          put={(dice) => put({ ...mini, dice, by: thrownBy(was, dice) })}
        />
      );
    case 'one-die':
      return (
        <DiceEditor
          dice={[mini.eyes]}
          seats={[]}
          seat={mini.seat}
          put={([eyes = 0]) => put({ ...mini, eyes, by: thrownBy(was, [eyes]) })}
        />
      );
    case 'hand-out':
      return <SharesEditor {...props} />;
    case 'pass-on':
      return (
        <ChoiceEditor
          label={words.play.edit.who}
          items={ring}
          word={name}
          isNow={(seat) => seat === (mini.to ?? mini.seat)}
          choose={(seat) => put({ ...mini, to: seat === mini.seat ? null : seat })}
        />
      );
    case 'sloppy':
      return (
        <ChoiceEditor
          label={words.play.edit.who}
          items={ring}
          word={name}
          isNow={(seat) => seat === mini.seat}
          choose={(seat) => put({ ...mini, seat })}
        />
      );
    case 'call-off':
      return null;
  }
};

/** 7.7: how the drinks of a double were shared out. */
const SharesEditor: GoolsEditor = ({ step: { before }, event, propose }) => {
  const { words, name } = useTable();
  const was = event.kind === 'three-man' && event.event.kind === 'hand-out' ? event.event : undefined;
  const [shares, setShares] = useState(was?.shares ?? []);
  if (event.kind !== 'three-man' || !was || before.stage.is !== 'three-man') return null;
  const { game } = before.stage;
  const due = threeManDue(game);
  const drinks = due.kind === 'hand-out' ? due.drinks : 0;
  const givenTo = (to: number) => shares.find((share) => share.to === to)?.drinks ?? 0;
  const left = drinks - shares.reduce((sum, share) => sum + share.drinks, 0);
  const give = (to: number, count: number) =>
    setShares([...shares.filter((share) => share.to !== to), ...(count > 0 ? [{ to, drinks: count }] : [])]);
  return (
    <>
      {game.ring
        .filter((seat) => seat !== was.seat)
        .map((seat) => (
          <NumberKeys
            key={seat}
            label={name(seat)}
            value={givenTo(seat)}
            least={0}
            most={givenTo(seat) + left}
            by={1}
            words={words.play.rule}
            set={(count) => give(seat, count)}
          />
        ))}
      <Save isOff={left > 0} save={() => propose({ ...event, event: { ...was, shares } })}>
        {left > 0 ? fill(words.threeMan.handOut.left, { count: left }) : undefined}
      </Save>
    </>
  );
};

interface SaveProps {
  isOff: boolean;
  save: () => unknown;
  /** What stands on it, where it is more than that it saves. */
  children?: ComponentChildren;
}

function Save({ isOff, save, children }: SaveProps) {
  const { edit } = useTable().words.play;
  return (
    <div class="acts">
      <button type="button" class="key go" data-do="save" aria-disabled={isOff} onClick={() => !isOff && save()}>
        {children ?? edit.save}
      </button>
    </div>
  );
}

/** What edits an event. */
export function editorOf(event: GoolsEvent): GoolsEditor | undefined {
  switch (event.kind) {
    case 'throw':
    case 'roll-off':
      return ThrowEditor;
    case 'keep':
      return KeepEditor;
    case 'enter':
      return EnterEditor;
    case 'one-die':
      return OneDieEditor;
    case 'name':
    case 'sloppy':
    case 'leave':
      return SeatEditor;
    case 'rule':
    case 'join':
      return TextEditor;
    case 'pour':
      return PourEditor;
    case 'three-man':
      return event.event.kind === 'call-off' ? undefined : MiniEditor;
    case 'ruling':
      return RulingEditor;
    case 'repeal':
    case 'drunk':
    case 'end':
      return undefined;
  }
}
