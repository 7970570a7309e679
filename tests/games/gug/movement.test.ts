import { describe, test } from 'vitest';
import { check, type Row } from './ask.ts';

const sameLine: readonly Row[] = [
  {
    clause: '10.1',
    say: 'riding on through Victoria',
    ask: 'at=pimlico&from=vauxhall&by=victoria&die=1&route=victoria:victoria,victoria:green-park',
    is: 'legal',
    sips: 1,
  },
  {
    clause: '10.1',
    say: 'back from the end at Brixton',
    ask: 'at=brixton&from=stockwell&by=victoria&die=1&route=victoria:stockwell,victoria:vauxhall',
    is: 'legal',
    keeps: ['10.1 return-from-end @0 R1'],
  },
  {
    clause: '10.1',
    say: 'back along the Jubilee from its end at Stratford',
    ask: 'at=stratford&from=west-ham&by=jubilee&die=1&route=jubilee:west-ham,jubilee:canning-town',
    is: 'legal',
    keeps: ['10.1 return-from-end @0 R1'],
  },
  {
    clause: '10.1',
    say: 'another branch ahead at Camden Town',
    ask: 'at=chalk-farm&die=1&route=northern:camden-town,northern:euston',
    is: 'legal',
    sips: 3,
  },
  {
    clause: '10.1',
    say: "another branch square to the way in at Earl's Court",
    ask: 'at=west-brompton&die=1&route=district:earls-court,district:kensington-olympia',
    is: 'legal',
    drop: 'no',
    why: ['13.1 drop-near R9'],
  },
  {
    clause: '10.1',
    say: 'back to Pimlico, remembered from the last turn',
    ask: 'at=victoria&from=pimlico&by=victoria&die=1&route=victoria:pimlico',
    is: 'illegal',
    breaks: ['10.1 return-same-line @0 R1'],
  },
  {
    clause: '10.1',
    say: 'Oxford Circus to Green Park and back',
    ask: 'at=oxford-circus&die=2&route=victoria:green-park,victoria:oxford-circus',
    is: 'illegal',
    breaks: ['10.1 return-same-line @1'],
  },
  {
    clause: '10.1',
    say: 'Chalk Farm - Camden Town - Kentish Town',
    ask: 'at=chalk-farm&die=1&route=northern:camden-town,northern:kentish-town',
    is: 'illegal',
    breaks: ['10.1 return-same-line @1 R2 R3'],
  },
  {
    clause: '10.1',
    say: 'Snaresbrook - Leytonstone - Wanstead',
    ask: 'at=snaresbrook&die=1&route=central:leytonstone,central:wanstead',
    is: 'illegal',
    breaks: ['10.1 return-same-line @1 R2 R3'],
  },
  {
    clause: '10.1',
    say: "West Kensington - Earl's Court - Kensington (Olympia), 135 degrees",
    ask: 'at=west-kensington&die=1&route=district:earls-court,district:kensington-olympia',
    is: 'illegal',
    breaks: ['10.1 return-same-line @1 R2 R3'],
  },
  {
    clause: '10.1',
    say: 'Nine Elms - Kennington - Oval',
    ask: 'at=nine-elms&die=1&route=northern:kennington,northern:oval',
    is: 'illegal',
    breaks: ['10.1 return-same-line @1 R2 R3'],
  },
];

const otherLine: readonly Row[] = [
  {
    clause: '10.2',
    say: "Euston - King's Cross by the Victoria, back by the Northern: two dots",
    ask: 'at=euston&die=1&route=victoria:kings-cross-st-pancras,northern:euston',
    is: 'legal',
    keeps: ['10.2 return-two-dots @1'],
    sips: 3,
  },
  {
    clause: '10.2',
    say: 'Charing Cross - Embankment and back by the Northern: two dots',
    ask: 'at=charing-cross&die=2&route=bakerloo:embankment,northern:charing-cross',
    is: 'legal',
    keeps: ['10.2 return-two-dots @1'],
    sips: 1,
  },
  {
    clause: '10.2',
    say: "Green Park - Westminster - St James's Park, 135 degrees: two dots",
    ask: 'at=green-park&die=2&route=jubilee:westminster,district:st-jamess-park',
    is: 'legal',
    keeps: ['10.2 return-two-dots @1 R2'],
  },
  {
    clause: '10.2',
    say: 'Bethnal Green - Mile End - Stepney Green: two dots',
    ask: 'at=bethnal-green&die=1&route=central:mile-end,district:stepney-green',
    is: 'legal',
    keeps: ['10.2 return-two-dots @1 R2'],
  },
  {
    clause: '10.2',
    say: 'Warren Street has one dot',
    ask: 'at=oxford-circus&die=2&route=victoria:warren-street,northern:goodge-street',
    is: 'illegal',
    breaks: ['10.2 return-few-dots @1 R2'],
  },
  {
    clause: '10.2',
    say: 'Green Park has one dot: up the Victoria, down the Jubilee',
    ask: 'at=victoria&die=2&route=victoria:green-park,jubilee:westminster',
    is: 'illegal',
    breaks: ['10.2 return-few-dots @1 R2'],
  },
  {
    clause: '10.2',
    say: 'Rayners Lane has one dot: out on the Metropolitan, in on the Piccadilly',
    ask: 'at=west-harrow&die=1&route=metropolitan:rayners-lane,piccadilly:south-harrow',
    is: 'illegal',
    breaks: ['10.2 return-few-dots @1 R2'],
  },
  {
    clause: '10.2',
    say: 'Finsbury Park has one dot, also a turn later',
    ask: 'at=finsbury-park&from=arsenal&by=piccadilly&die=1&route=victoria:highbury-and-islington,victoria:kings-cross-st-pancras',
    is: 'illegal',
    breaks: ['10.2 return-few-dots @0 R1 R2'],
  },
  {
    clause: '10.2',
    say: 'Gloucester Road has ticks',
    ask: 'at=earls-court&die=1&route=district:gloucester-road,circle:high-street-kensington',
    is: 'illegal',
    breaks: ['10.2 return-few-dots @1 R2'],
  },
  {
    clause: '10.2',
    say: 'the end of both lines at Uxbridge has one dot: the other line back is no return from an end',
    ask: 'at=uxbridge&from=hillingdon&by=metropolitan&die=1&route=piccadilly:hillingdon,piccadilly:ickenham',
    is: 'illegal',
    breaks: ['10.2 return-few-dots @0 R1'],
  },
];

describe('turning back', () => {
  test.each([...sameLine, ...otherLine])('$clause: $say', check);
});
