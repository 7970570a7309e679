import type { RulingRow } from './ruling-row.ts';

/** Movement and the works: R1-R8, R18, R20, R23, R37, R40. */
export const MOVEMENT_ROWS: readonly RulingRow[] = [
  {
    id: 'R1',
    say: 'back to Pimlico a turn later',
    ask: 'at=victoria&from=pimlico&by=victoria&die=1&route=victoria:pimlico',
    readings: {
      remembered: { is: 'illegal', breaks: ['10.1 return-same-line @0 R1'] },
      forgotten: { is: 'legal' },
    },
  },
  {
    id: 'R2',
    say: '135 degrees at Warren Street, one dot',
    ask: 'at=oxford-circus&die=2&route=victoria:warren-street,northern:goodge-street',
    readings: {
      '135-or-more': { is: 'illegal', breaks: ['10.2 return-few-dots @1 R2'] },
      'only-180': { is: 'legal', keeps: ['10.3 change-at-junction @1 R4'] },
      'only-back': { is: 'legal', keeps: ['10.3 change-at-junction @1 R4'] },
    },
  },
  {
    id: 'R2',
    say: '180 degrees at Rayners Lane, one dot',
    ask: 'at=west-harrow&die=1&route=metropolitan:rayners-lane,piccadilly:south-harrow',
    readings: {
      '135-or-more': { is: 'illegal', breaks: ['10.2 return-few-dots @1 R2'] },
      'only-180': { is: 'illegal', breaks: ['10.2 return-few-dots @1 R2'] },
      'only-back': { is: 'legal', keeps: ['10.3 change-at-junction @1 R4'] },
    },
  },
  {
    id: 'R2',
    say: 'back to the very station: Euston and Warren Street on two lines',
    ask: 'at=goodge-street&die=2&route=northern:warren-street,northern:goodge-street',
    readings: {
      '135-or-more': { is: 'illegal', breaks: ['10.1 return-same-line @1'] },
      'only-180': { is: 'illegal', breaks: ['10.1 return-same-line @1'] },
      'only-back': { is: 'illegal', breaks: ['10.1 return-same-line @1'] },
    },
  },
  {
    id: 'R2',
    say: '180 degrees at Gloucester Road, ticks: no return is still no change of direction',
    ask: 'at=earls-court&die=1&route=district:gloucester-road,circle:high-street-kensington',
    readings: {
      '135-or-more': { is: 'illegal', breaks: ['10.2 return-few-dots @1 R2'] },
      'only-180': { is: 'illegal', breaks: ['10.2 return-few-dots @1 R2'] },
      'only-back': { is: 'illegal', breaks: ['10.3 change-turns @1 R4'] },
    },
  },
  {
    id: 'R3',
    say: 'Chalk Farm - Camden Town - Kentish Town',
    ask: 'at=chalk-farm&die=1&route=northern:camden-town,northern:kentish-town',
    readings: {
      'any-branch': { is: 'illegal', breaks: ['10.1 return-same-line @1 R2 R3'] },
      'only-back': { is: 'legal' },
    },
  },
  {
    id: 'R3',
    say: 'over to the other branch inside a closed Camden Town',
    ask: 'at=chalk-farm&die=1&works=camden-town&route=northern:kentish-town,northern:tufnell-park',
    readings: {
      'any-branch': { is: 'illegal', breaks: ['8.2 not-next @0'] },
      'only-back': { is: 'legal', keeps: ['2.2 passes-closed @0 R20'] },
    },
  },
  {
    id: 'R3',
    say: 'and never back out of it, nor round the ring to Euston',
    ask: 'at=chalk-farm&die=1&works=camden-town,mornington-crescent,euston&route=northern:chalk-farm',
    readings: {
      'any-branch': { is: 'illegal', breaks: ['8.2 not-next @0'] },
      'only-back': { is: 'illegal', breaks: ['8.2 not-next @0'] },
    },
  },
  {
    id: 'R4',
    say: 'District to Circle at Sloane Square, ticks',
    ask: 'at=victoria&die=2&route=district:sloane-square,circle:south-kensington',
    readings: {
      'dot-or-adjacent': { is: 'legal', keeps: ['10.3 change-adjacent @1 R4 R5'], sips: 2 },
      dot: { is: 'illegal', breaks: ['10.3 change-needs-dot @1 R4'] },
    },
  },
  {
    id: 'R5',
    say: 'Hammersmith & City to Metropolitan, the Circle between them',
    ask: 'at=baker-street&die=2&route=hammersmith-city:great-portland-street,metropolitan:euston-square',
    readings: {
      'one-stretch': { is: 'illegal', breaks: ['10.3 change-not-adjacent @1 R4 R5'] },
      'both-stretches': { is: 'illegal', breaks: ['10.3 change-not-adjacent @1 R4 R5'] },
      'same-bundle': { is: 'legal', sips: 1 },
    },
  },
  {
    id: 'R5',
    say: 'Circle to Piccadilly at Gloucester Road, never in one bundle',
    ask: 'at=south-kensington&die=2&route=circle:gloucester-road,piccadilly:earls-court',
    readings: {
      'one-stretch': { is: 'illegal', breaks: ['10.3 change-not-adjacent @1 R4 R5'] },
      'both-stretches': { is: 'illegal', breaks: ['10.3 change-not-adjacent @1 R4 R5'] },
      'same-bundle': { is: 'illegal', breaks: ['10.3 change-not-adjacent @1 R4 R5'] },
    },
  },
  {
    id: 'R5',
    say: 'Circle to Metropolitan at Aldgate, side by side only after it',
    ask: 'at=tower-hill&die=2&route=circle:aldgate,metropolitan:liverpool-street',
    readings: {
      'one-stretch': { is: 'legal', sips: 1 },
      'both-stretches': { is: 'illegal', breaks: ['10.3 change-not-adjacent @1 R4 R5'] },
      'same-bundle': { is: 'legal', sips: 1 },
    },
  },
  {
    id: 'R5',
    say: 'Metropolitan to Circle at Aldgate, side by side only before it',
    ask: 'at=aldgate&from=liverpool-street&by=metropolitan&die=1&route=circle:tower-hill',
    readings: {
      'one-stretch': { is: 'legal', keeps: ['10.3 change-adjacent @0 R1 R4 R5'], sips: 1 },
      'both-stretches': { is: 'illegal', breaks: ['10.3 change-not-adjacent @0 R1 R4 R5'] },
      'same-bundle': { is: 'legal', sips: 1 },
    },
  },
  {
    id: 'R5',
    say: 'District to Circle at Sloane Square, side by side before and after it',
    ask: 'at=victoria&die=2&route=district:sloane-square,circle:south-kensington',
    readings: {
      'one-stretch': { is: 'legal', sips: 2 },
      'both-stretches': { is: 'legal', keeps: ['10.3 change-adjacent @1 R4 R5'], sips: 2 },
      'same-bundle': { is: 'legal', sips: 2 },
    },
  },
  {
    id: 'R6',
    say: 'stopping at Oxford Circus with a point left',
    ask: 'at=victoria&die=3&route=victoria:green-park,victoria:oxford-circus',
    readings: {
      exact: { is: 'incomplete', keeps: ['11.1 points-left R6'] },
      early: { is: 'legal', keeps: ['11.1 stopped-early R6'], sips: 1 },
    },
  },
  {
    id: 'R6',
    say: 'stopping where one stands is no turn',
    ask: 'at=victoria&die=3',
    readings: {
      exact: { is: 'incomplete', keeps: ['11.1 points-left R6'] },
      early: { is: 'incomplete', keeps: ['11.1 points-left R6'] },
    },
  },
  {
    id: 'R7',
    say: 'the Central through Stratford, where the Jubilee ends',
    ask: 'at=mile-end&die=1&route=central:stratford,central:leyton',
    readings: {
      'own-line': { is: 'legal' },
      'any-line': { is: 'illegal', breaks: ['12.1 after-end @1 R7 R23'] },
    },
  },
  {
    id: 'R7',
    say: 'where no line ends the ride goes on',
    ask: 'at=victoria&die=2&route=victoria:green-park,victoria:oxford-circus',
    readings: {
      'own-line': { is: 'legal', sips: 1 },
      'any-line': { is: 'legal', sips: 1 },
    },
  },
  {
    id: 'R8',
    say: 'a start at Hammersmith, on the tail',
    ask: 'at=hammersmith-hc&die=1&route=circle:goldhawk-road,circle:shepherds-bush-market',
    readings: {
      loop: { is: 'legal', keeps: ['8.4 points-outside R8'] },
      yellow: { is: 'illegal', breaks: ['8.1 too-many-steps @1'] },
    },
  },
  {
    id: 'R8',
    say: 'arriving at Hammersmith by the Circle',
    ask: 'at=goldhawk-road&die=2&route=circle:hammersmith-hc',
    readings: {
      loop: { is: 'legal', sips: 4, drop: 'yes', why: ['south'] },
      yellow: { is: 'legal', sips: 2, drop: 'no', why: ['13.1 drop-inside R8'] },
    },
  },
  {
    id: 'R18',
    say: 'ending at Monument, joined to Bank',
    ask: 'at=cannon-street&die=1&route=district:monument',
    readings: {
      'one-junction': { is: 'legal', sips: 3 },
      'two-stations': { is: 'legal', sips: 1 },
    },
  },
  {
    id: 'R18',
    say: 'changing between Monument and Bank',
    ask: 'at=cannon-street&die=2&route=district:monument,central:liverpool-street',
    readings: {
      'one-junction': { is: 'legal', sips: 1 },
      'two-stations': { is: 'illegal', breaks: ['8.2 not-next @1'] },
    },
  },
  {
    id: 'R20',
    say: 'Pimlico, cut off from Victoria',
    ask: 'at=vauxhall&die=1&works=victoria~pimlico&route=victoria:pimlico',
    readings: {
      'no-new-ends': { is: 'incomplete', keeps: ['11.1 no-way-on R6'] },
      'new-ends': { is: 'legal', sips: 1, drop: 'no', why: ['13.1 drop-near R9'] },
    },
  },
  {
    id: 'R20',
    say: 'Stockwell, with Brixton closed',
    ask: 'at=vauxhall&die=1&works=brixton&route=victoria:stockwell,northern:clapham-north',
    readings: {
      'no-new-ends': { is: 'legal' },
      'new-ends': { is: 'illegal', breaks: ['12.1 after-end @1 R7 R23'] },
    },
  },
  {
    id: 'R23',
    say: 'the Circle on through Edgware Road',
    ask: 'at=bayswater&die=3&route=circle:paddington,circle:edgware-road-circle,circle:baker-street',
    readings: {
      drawn: { is: 'legal', sips: 2 },
      services: { is: 'illegal', breaks: ['12.1 after-end @2 R7 R23'] },
    },
  },
  {
    id: 'R23',
    say: 'the East London on through Whitechapel',
    on: 'london-2003',
    ask: 'at=shadwell&die=1&route=east-london:whitechapel,east-london:shoreditch',
    readings: {
      drawn: { is: 'legal', drop: 'yes' },
      services: { is: 'illegal', breaks: ['12.1 after-end @1 R7 R23'] },
    },
  },
  {
    id: 'R37',
    say: 'turning at Acton Town, from Ealing Common',
    ask: 'at=ealing-common&die=1&route=district:acton-town,piccadilly:south-ealing',
    readings: {
      turning: { is: 'illegal', breaks: ['10.4 no-return-here @1 R2 R37'] },
      leaving: { is: 'legal', keeps: ['10.2 return-two-dots @1 R2'] },
    },
  },
  {
    id: 'R37',
    say: 'turning at Acton Town, from South Ealing to Ealing Common',
    ask: 'at=south-ealing&die=1&route=piccadilly:acton-town,district:ealing-common',
    readings: {
      turning: { is: 'legal', sips: 2, keeps: ['10.2 return-two-dots @1 R2'] },
      leaving: { is: 'illegal', breaks: ['10.4 no-return-here @1 R2 R37'] },
    },
  },
  {
    id: 'R37',
    say: 'at Ealing Common both are the same',
    ask: 'at=acton-town&die=1&route=district:ealing-common,piccadilly:acton-town',
    readings: {
      turning: { is: 'illegal', breaks: ['10.4 no-return-here @1'] },
      leaving: { is: 'illegal', breaks: ['10.4 no-return-here @1'] },
    },
  },
  {
    id: 'R40',
    say: 'from Uxbridge, one dot, back by the other line that ends there',
    ask: 'at=uxbridge&from=hillingdon&by=metropolitan&die=1&route=piccadilly:hillingdon,piccadilly:ickenham',
    readings: {
      dots: { is: 'illegal', breaks: ['10.2 return-few-dots @0 R1 R40'] },
      'end-too': { is: 'legal', sips: 1, keeps: ['10.2 return-at-end @0 R1 R40'] },
    },
  },
  {
    id: 'R40',
    say: 'where no line ends',
    ask: 'at=oxford-circus&die=2&route=victoria:warren-street,northern:goodge-street',
    readings: {
      dots: { is: 'illegal', breaks: ['10.2 return-few-dots @1 R2'] },
      'end-too': { is: 'illegal', breaks: ['10.2 return-few-dots @1 R2'] },
    },
  },
];
