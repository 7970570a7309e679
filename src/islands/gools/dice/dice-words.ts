/** What is said around the keys that take dice. */
export interface DiceWords {
  /** Over the keys, to who cannot see them; {count}: how many dice are asked for. */
  readonly keys: string;
  /** The name of a face, and of a die that lies there; {eyes}. */
  readonly eyes: string;
  /** A die that was given, pressed to take it out again; {eyes}. */
  readonly takeOut: string;
  /** The place of a die that is still to be given. */
  readonly place: string;
  /** What has been given so far, to who cannot see it; {dice}: names of faces. */
  readonly given: string;
  /** On the confirm key before all are there; {count}. */
  readonly left: string;
  /** On the confirm key when all are there. */
  readonly confirm: string;
  /** The key that has the phone throw; {count}. */
  readonly byPhone: string;
  /** While the phone throws. */
  readonly rolling: string;
}
