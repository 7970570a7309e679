import { describe, test } from 'vitest';
import { check, type Row } from './ask.ts';

/** Five north of the Central line, each of its own line; and five south. */
const NORTH =
  'bakerloo:harrow-and-wealdstone,jubilee:stanmore,metropolitan:watford,piccadilly:cockfosters,northern:edgware';
const SOUTH = 'bakerloo:elephant-and-castle,district:upminster,jubilee:stratford,northern:morden,circle:hammersmith-hc';

const quota: readonly Row[] = [
  {
    clause: '12.2',
    say: 'a northern end takes a northern place',
    ask: 'at=queensbury&die=1&route=jubilee:canons-park,jubilee:stanmore',
    is: 'legal',
    drop: 'yes',
    why: ['north'],
  },
  {
    clause: '12.2',
    say: 'an end of the Central takes a place on either side',
    ask: 'at=theydon-bois&die=1&route=central:epping',
    is: 'legal',
    sips: 1,
    drop: 'yes',
    why: ['north', 'south'],
  },
  {
    clause: '12.2',
    say: 'with five in the south the Central drop goes north',
    ask: `at=theydon-bois&die=1&drops=${SOUTH}&route=central:epping`,
    is: 'legal',
    sips: 1,
    drop: 'yes',
    why: ['north'],
  },
  {
    clause: '12.2',
    say: 'a Central drop made before moves over for the fifth in the north',
    ask: 'at=tottenham-hale&die=1&drops=central:west-ruislip,bakerloo:harrow-and-wealdstone,jubilee:stanmore,metropolitan:watford,piccadilly:cockfosters&route=victoria:blackhorse-road,victoria:walthamstow-central',
    is: 'legal',
    drop: 'yes',
    why: ['north'],
  },
  {
    clause: '12.2',
    say: 'a second time at Heathrow takes a southern place',
    ask: 'at=hatton-cross&die=1&drops=piccadilly:heathrow&route=piccadilly:heathrow',
    is: 'legal',
    sips: 4,
    drop: 'yes',
    why: ['south'],
  },
  {
    clause: '12.2',
    say: 'a sixth in the north',
    ask: `at=blackhorse-road&die=1&drops=${NORTH}&route=victoria:walthamstow-central`,
    is: 'legal',
    sips: 1,
    drop: 'no',
    why: ['12.2 drop-no-place R10'],
  },
  {
    clause: '12.2',
    say: 'a sixth in the south',
    ask: `at=stockwell&die=1&drops=${SOUTH}&route=victoria:brixton`,
    is: 'legal',
    sips: 1,
    drop: 'no',
    why: ['12.2 drop-no-place R10'],
  },
  {
    clause: '12.2',
    say: 'a second on the Central line: the one colour on no opposite side either',
    ask: 'at=theydon-bois&die=1&drops=central:west-ruislip&route=central:epping',
    is: 'legal',
    sips: 1,
    drop: 'no',
    why: ['13.3 drop-same-colour R12', '12.2 drop-second-central R11'],
  },
  {
    clause: '12.2',
    say: 'a second time at Heathrow with five in the south',
    ask: `at=hatton-cross&die=1&drops=${SOUTH},piccadilly:heathrow&route=piccadilly:heathrow`,
    is: 'legal',
    sips: 4,
    drop: 'no',
    why: ['12.2 drop-no-place R10'],
  },
];

const onCentral: readonly Row[] = [
  {
    clause: '12.3',
    say: 'Ealing Broadway by the District is south',
    ask: 'at=acton-town&die=1&route=district:ealing-common,district:ealing-broadway',
    is: 'legal',
    sips: 2,
    drop: 'yes',
    why: ['south'],
  },
  {
    clause: '12.3',
    say: 'Stratford by the Jubilee is south',
    ask: 'at=canning-town&die=1&route=jubilee:west-ham,jubilee:stratford',
    is: 'legal',
    sips: 2,
    drop: 'yes',
    why: ['south'],
  },
  {
    clause: '12.3',
    say: 'Ealing Broadway by the District does not use up the Central drop',
    ask: 'at=theydon-bois&die=1&drops=district:ealing-broadway&route=central:epping',
    is: 'legal',
    sips: 1,
    drop: 'yes',
    why: ['north', 'south'],
  },
  {
    clause: '12.3',
    say: 'Ealing Broadway by the Central is the Central drop',
    ask: 'at=north-acton&die=1&route=central:west-acton,central:ealing-broadway',
    is: 'legal',
    sips: 2,
    drop: 'yes',
    why: ['north', 'south'],
  },
  {
    clause: '12.3',
    say: 'Stratford by the Jubilee with five in the south',
    ask: 'at=west-ham&die=1&drops=bakerloo:elephant-and-castle,district:upminster,victoria:brixton,northern:morden,circle:hammersmith-hc&route=jubilee:stratford',
    is: 'legal',
    sips: 3,
    drop: 'no',
    why: ['12.2 drop-no-place R10'],
  },
  {
    clause: '12.3',
    say: 'Ealing Broadway by the District after Wimbledon by the District, both south',
    ask: 'at=ealing-common&die=1&drops=district:wimbledon&route=district:ealing-broadway',
    is: 'legal',
    sips: 3,
    drop: 'no',
    why: ['13.3 drop-same-colour R12'],
  },
];

describe('dropping an inhibition', () => {
  test.each([...quota, ...onCentral])('$clause: $say', check);
});
