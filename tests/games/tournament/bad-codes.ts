/** Codes that cannot be played; `fault` is the whole of it but `ok`. */
export const BAD_CODES = [
  { clause: '18.1 no code', code: '', fault: { at: 0, why: 'no-layers' } },
  { clause: '18.1 spaces alone', code: ' \t', fault: { at: 0, why: 'no-layers' } },
  { clause: '18.1 letters', code: '2QF4/2F-F4', fault: { at: 1, why: 'unknown-sign', sign: 'QF' } },
  { clause: '18.1 letters after a kind', code: '2SFF4/2F-F4', fault: { at: 1, why: 'unknown-sign', sign: 'SFF' } },
  {
    clause: '18.1 letters before a sign that has some',
    code: '2S℅4',
    fault: { at: 1, why: 'unknown-sign', sign: 'S' },
  },
  { clause: '18.1 halves', code: '½H4/2F-F4', fault: { at: 0, why: 'unknown-sign', sign: '1⁄2' } },
  { clause: '18.1 signs', code: '2H4/1F+2R', fault: { at: 6, why: 'unknown-sign', sign: '+' } },
  { clause: '18.1 after a digit as long as two', code: '𝟐H4/😀', fault: { at: 5, why: 'unknown-sign', sign: '😀' } },
  {
    clause: '18.1 two hyphens',
    code: '2H4/2F--F4',
    fault: { at: 7, why: 'expected', expected: 'layer', layer: 2, found: '-' },
  },
  {
    clause: '18.1 a hyphen at the end',
    code: '2H4/2F- ',
    fault: { at: 7, why: 'expected', expected: 'layer', layer: 2, found: '' },
  },
  {
    clause: '18.1 no letters',
    code: '24/2F',
    fault: { at: 2, why: 'expected', expected: 'kind', layer: 1, found: '/' },
  },
  {
    clause: '18.1 no number after a layer',
    code: '2H/2F-F4',
    fault: { at: 2, why: 'expected', expected: 'size', layer: 1, found: '/' },
  },
  {
    clause: '18.1 a number in two',
    code: '2H4/2F-F1 2',
    fault: { at: 10, why: 'expected', expected: 'hyphen', layer: 2, found: '2' },
  },
  {
    clause: '18.1 nothing after the slash',
    code: '2H4/-F4',
    fault: { at: 4, why: 'expected', expected: 'count', layer: 1, found: '-' },
  },
  {
    clause: '18.1 a move without its number',
    code: '2H4/F-F4',
    fault: { at: 4, why: 'expected', expected: 'count', layer: 1, found: 'F' },
  },
  {
    clause: '18.1 a second move without its number',
    code: '2H4/1F R-F4',
    fault: { at: 7, why: 'expected', expected: 'count', layer: 1, found: 'R' },
  },
  {
    clause: '18.1 a move without its layer',
    code: '2H4/1F2-F4',
    fault: { at: 7, why: 'expected', expected: 'target', layer: 1, found: '-' },
  },
  {
    clause: '18.1 two slashes',
    code: '2H4/1F/2R-F4',
    fault: { at: 6, why: 'expected', expected: 'hyphen', layer: 1, found: '/' },
  },
  {
    clause: '18.1 @X without X',
    code: '6H4@/4F-F4',
    fault: { at: 4, why: 'expected', expected: 'rotated', layer: 1, found: '/' },
  },
  {
    clause: '18.1 @X after the moves, without X (R62)',
    code: '6H4/4F@-F4',
    fault: { at: 7, why: 'expected', expected: 'rotated', layer: 1, found: '-' },
  },
  {
    clause: '18.1 @X before the moves and after them (R62)',
    code: '6H4@8/4F@8-F4',
    fault: { at: 8, why: 'expected', expected: 'hyphen', layer: 1, found: '@' },
  },
  {
    clause: '18.1 @X after the moves that no layer can have (R62)',
    code: '6H4/4F@7-F4',
    fault: { at: 7, why: 'rotation-uneven', layer: 1, seats: 24, rotated: 7 },
  },
  {
    clause: '18.1 H is the first layer',
    code: '2SF4/2F-F4',
    fault: { at: 0, why: 'heats-first', layer: 1, kind: 'SF' },
  },
  {
    clause: '18.1 H is the first layer only',
    code: '4H4/2F-2H4/2F-F12',
    fault: { at: 7, why: 'heats-again', layer: 2, kind: 'H' },
  },
  { clause: '18.1 F is the last layer', code: '2H4', fault: { at: 0, why: 'final-last', layer: 1, kind: 'H' } },
  {
    clause: '18.1 F is the last layer',
    code: '2H4/1F1R-1F2-R2',
    fault: { at: 9, why: 'final-early', layer: 2, kind: 'F' },
  },
  {
    clause: '18.1 SF is one layer',
    code: '4H4/2SF-2SF4/2SF-1SF4/4F-F4',
    fault: { at: 17, why: 'semi-finals-again', layer: 3, kind: 'SF' },
  },
  {
    clause: '18.1 no game',
    code: '0H4/2F-F4',
    fault: { at: 0, why: 'number-out-of-range', layer: 1, of: 'games', number: 0, least: 1, most: 999 },
  },
  {
    clause: '3.2 a game for one',
    code: '2H1/1F-F2',
    fault: { at: 2, why: 'number-out-of-range', layer: 1, of: 'size', number: 1, least: 2, most: 999 },
  },
  {
    clause: '18.1 nobody moves',
    code: '2H4/2F0R-F4',
    fault: { at: 6, why: 'number-out-of-range', layer: 1, of: 'count', number: 0, least: 1, most: 999 },
  },
  {
    clause: '18.1 too many games',
    code: '1000H4/2F-F4',
    fault: { at: 0, why: 'number-out-of-range', layer: 1, of: 'games', number: 1000, least: 1, most: 999 },
  },
  { clause: '18.1 two finals', code: '2H4/4F-2F4', fault: { at: 7, why: 'several-finals', layer: 2, games: 2 } },
  {
    clause: '18.1 @X one game each',
    code: '2H4@8/4F-F4',
    fault: { at: 4, why: 'rotation-once', layer: 1, seats: 8, rotated: 8 },
  },
  {
    clause: '18.1 @X, R24 not equally many games',
    code: '5H4@8/4F-F4',
    fault: { at: 4, why: 'rotation-uneven', layer: 1, seats: 20, rotated: 8 },
  },
  {
    clause: '18.1 @X fewer than a game',
    code: '6H4@3/3F-F3',
    fault: { at: 4, why: 'rotation-too-few', layer: 1, seats: 24, rotated: 3 },
  },
  {
    clause: '18.1 @X as many as the layer has',
    code: '4H3/2SF-6SF4@12/4F-F4',
    fault: {
      at: 8,
      why: 'players-do-not-add-up',
      layer: 2,
      needed: 12,
      arrive: 8,
      from: [{ layer: 1, players: 8 }],
    },
  },
  {
    clause: '18.1 too few for the final',
    code: '2H4/1F2R-1R4/1F-F4',
    fault: {
      at: 16,
      why: 'players-do-not-add-up',
      layer: 3,
      needed: 4,
      arrive: 3,
      from: [
        { layer: 1, players: 2 },
        { layer: 2, players: 1 },
      ],
    },
  },
  {
    clause: '18.1 too many for the repêchage',
    code: '3H3/1F2R-1R4/1F-F4',
    fault: {
      at: 9,
      why: 'players-do-not-add-up',
      layer: 2,
      needed: 4,
      arrive: 6,
      from: [{ layer: 1, players: 6 }],
    },
  },
  {
    clause: '18.1 nobody for the repêchage',
    code: '2H4/2F-1R4/2F-F6',
    fault: { at: 7, why: 'players-do-not-add-up', layer: 2, needed: 4, arrive: 0, from: [] },
  },
  { clause: '18.1 nobody goes on', code: '2H4-F4', fault: { at: 0, why: 'nobody-goes-on', layer: 1 } },
  {
    clause: '18.1 subsequent layers',
    code: '3H3/2SF-2SF3/1F3R-F4',
    fault: { at: 15, why: 'no-later-layer', layer: 2, onward: { count: 3, to: 'R' } },
  },
  {
    clause: '18.1 subsequent layers',
    code: '2H4/2R-1R4/2R-F4',
    fault: { at: 11, why: 'no-later-layer', layer: 2, onward: { count: 2, to: 'R' } },
  },
  {
    clause: '18.1 after the last layer',
    code: '2H4/2F-F4/1F',
    fault: { at: 10, why: 'no-later-layer', layer: 2, onward: { count: 1, to: 'F' } },
  },
  {
    clause: '18.1 one layer twice',
    code: '2H4/1F1F-F4',
    fault: { at: 6, why: 'kind-twice', layer: 1, onward: { count: 1, to: 'F' } },
  },
  {
    clause: '18.1 more than a game has',
    code: '2H3/2F2R-1R4/1F-F5',
    fault: { at: 6, why: 'too-many-go-on', layer: 1, players: 3, goOn: 4 },
  },
  {
    clause: '18.1 @X, R24 more than the layer has',
    code: '6H4@8/9F-F9',
    fault: { at: 6, why: 'too-many-go-on', layer: 1, players: 8, goOn: 9 },
  },
  {
    clause: '18.1 a sign after the code',
    code: '2H4/2F-F4!',
    fault: { at: 9, why: 'unknown-sign', sign: '!' },
  },
  {
    clause: '18.1 @X twice',
    code: '6H4@8@8/4F-F4',
    fault: { at: 5, why: 'expected', expected: 'hyphen', layer: 1, found: '@' },
  },
  {
    clause: '18.1 a letter alone',
    code: 'H',
    fault: { at: 1, why: 'expected', expected: 'size', layer: 1, found: '' },
  },
  {
    clause: '18.1 the code broken off after a move',
    code: '2H4/1F2R-',
    fault: { at: 9, why: 'expected', expected: 'layer', layer: 2, found: '' },
  },
  {
    clause: '18.1 semi-finals after which nothing comes',
    code: '4H4/2SF-2SF4/2F',
    fault: { at: 8, why: 'final-last', layer: 2, kind: 'SF' },
  },
  {
    clause: '18.1 Roskilde with one too few for the repêchage',
    code: '3H3/2SF-2SF3/1F1R-1R4/2F-F4',
    fault: {
      at: 18,
      why: 'players-do-not-add-up',
      layer: 3,
      needed: 4,
      arrive: 2,
      from: [{ layer: 2, players: 2 }],
    },
  },
  {
    clause: '18.1 @X in a repêchage, too many go on',
    code: '4H4/1F1R-2R4@4/5F-F9',
    fault: { at: 15, why: 'too-many-go-on', layer: 2, players: 4, goOn: 5 },
  },
  {
    clause: '18.1 @1',
    code: '2H4@1/1F-F4',
    fault: { at: 4, why: 'number-out-of-range', layer: 1, of: 'rotated', number: 1, least: 2, most: 999 },
  },
  {
    clause: '18.1 the repêchage sends nobody',
    code: '2H4/1F2R-1R4-F4',
    fault: { at: 9, why: 'nobody-goes-on', layer: 2 },
  },
] as const;
