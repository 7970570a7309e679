/** What a variation code says (17.1-17.5), part by part; templates for `fill`. */
export const VARIATION_EN = {
  names: { C: 'Classic', CT: 'Classic Team', CSP: 'Classic Sprint', DUT: 'Double Up Team' },
  parts: {
    S: 'single players',
    T: 'teams of two',
    '1D1I': 'one die and one icon',
    '2D2I': 'two dice and two icons',
    SD: 'single drinking',
    DD: 'double drinking',
    SP: 'a sprint, one at a time against the clock',
    CS: 'closed stations',
  },
  whole: '{code} is {name}: {parts}.',
  part: '{part}, {means}',
  between: '; ',
} as const;
