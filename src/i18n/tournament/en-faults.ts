/** Why a tournament code cannot be read or played, by `why`; templates for `fill`. */
export const FAULTS_EN = {
  'no-layers': 'There is no code yet. It begins with the heats, as in 2H4/2F-F4.',
  'too-many-layers': '{layers} layers: a tournament has {most} at most.',
  'heats-first': 'Layer {layer}: {kind}, but the first layer is the heats, H.',
  'heats-again': 'Layer {layer}: {kind}, but only the first layer is heats.',
  'final-last': 'Layer {layer}: {kind}, but the last layer is the final, F.',
  'final-early': 'Layer {layer}: {kind}, but more layers come after it, and the final is the last.',
  'semi-finals-again': 'Layer {layer}: {kind}, but there are semi-finals before it.',
  'number-out-of-range': {
    games: 'Layer {layer}: {number} games, but it can be {least} to {most}.',
    size: 'Layer {layer}: {number} players in a game, but it can be {least} to {most}.',
    rotated: 'After @ in layer {layer}: {number} players, but it can be {least} to {most}.',
    count: 'After / in layer {layer}: {number} go on, but it can be {least} to {most}.',
  },
  'several-finals': 'Layer {layer}: {games} finals, and nobody plays two of them, so nobody would have won.',
  'rotation-uneven': 'After @ in layer {layer}: {rotated} players cannot share {seats} seats equally.',
  'rotation-once':
    'After @ in layer {layer}: {rotated} players have {seats} seats, so nobody plays twice, and nothing is rotated.',
  'rotation-too-few': 'After @ in layer {layer}: {rotated} players do not fill a game.',
  'players-do-not-add-up': 'Layer {layer} is for {needed} players, but {arrive|nobody comes|one comes|# come}{from}.',
  /** Behind the number of those who come; a list of `part`. */
  from: { list: ': {parts}', part: '{players} from layer {layer}', and: ' and ' },
  'nobody-goes-on': 'Layer {layer}: nobody goes on. Who does stands after a /.',
  'no-later-layer': 'After / in layer {layer}: {piece}, but no later layer {to}.',
  'kind-twice': 'After / in layer {layer}: {piece}, but {to} is there before it.',
  'too-many-go-on': 'After / in layer {layer}: {goOn} go on, but there {players|is one|are #} to go.',
  'unknown-sign': '“{sign}” is in no code.',
  expected: {
    layer: 'Layer {layer} should begin here, as in 2H4: {found}.',
    kind: 'In layer {layer}, one of H, SF, R and F should stand here: {found}.',
    size: 'In layer {layer}, the players of a game should stand here: {found}.',
    rotated: 'After @ in layer {layer}, the number of players should stand here: {found}.',
    count: 'After / in layer {layer}, how many go on should stand here: {found}.',
    target: 'After / in layer {layer}, where they go should stand here, SF, R or F: {found}.',
    hyphen: 'After layer {layer}, a hyphen or the end should stand here: {found}.',
  },
  found: { sign: 'it is “{sign}”', end: 'the code ends' },
  /** The fault with its place; the first character is 1. */
  placed: 'Character {place}. {fault}',
} as const;
