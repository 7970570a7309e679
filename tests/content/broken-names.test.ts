import { expect, test } from 'vitest';
import { append, type Broken, faultsOf, run, swap } from './broken.ts';

const NO_STATION = '"nowhere" is not a station of this board';
const NO_LINE = '"tube" is not a line of this board';

test.each<Broken>([
  ['a stop nobody knows', [[run('bakerloo'), append('nowhere')]], [`lines.bakerloo.runs[0][32]: ${NO_STATION}`]],
  [
    'a stop of every object',
    [[['special', 'leicester'], 'constructor']],
    ['special.leicester: "constructor" is not a station of this board'],
  ],
  [
    'an unknown platform',
    [[run('northern'), swap('waterloo', 'waterloo/cx')]],
    [
      'lines.northern.runs[0][23]: waterloo has no platform "northern/cx"',
      'stations.waterloo.dots[1]: northern does not call here',
      'stations.waterloo.dots: northern/cx calls here and is in no dot',
    ],
  ],
  [
    'a run out of nowhere',
    [[run('bakerloo'), (stops: unknown) => [[23, 6], ...(stops as unknown[])]]],
    ['lines.bakerloo.runs[0]: does not begin at a station'],
  ],
  ['a run into nowhere', [[run('bakerloo'), append([54, 54])]], ['lines.bakerloo.runs[0]: does not end at a station']],
  [
    'a station without a line',
    [[run('central'), swap('ruislip-gardens', [7, 9.5])]],
    ['stations.ruislip-gardens: no line calls here'],
  ],
  [
    'a platform without its line',
    [
      [
        ['stations', 'euston', 'platforms', 'central'],
        [50, 20],
      ],
    ],
    ['stations.euston.platforms.central: central does not call here'],
  ],
  [
    'a platform of no line',
    [
      [
        ['stations', 'euston', 'platforms', 'tube'],
        [50, 20],
      ],
    ],
    [`stations.euston.platforms.tube: ${NO_LINE}`],
  ],
  [
    'a dot for a line that does not call',
    [[['stations', 'holborn', 'dots', 0], append('victoria')]],
    ['stations.holborn.dots[0]: victoria does not call here'],
  ],
  [
    'a dot for no line',
    [[['stations', 'holborn', 'dots', 0], append('tube')]],
    [`stations.holborn.dots[0]: ${NO_LINE}`],
  ],
  [
    'a line in no dot',
    [[['stations', 'holborn', 'dots', 0], ['central']]],
    ['stations.holborn.dots: piccadilly calls here and is in no dot'],
  ],
  [
    'a line in two dots',
    [[['stations', 'holborn', 'dots'], append(['central'])]],
    ['stations.holborn.dots: central is named 2 times'],
  ],
  [
    'dots where one line calls',
    [[['stations', 'angel', 'dots'], [['northern']]]],
    ['stations.angel.dots: only one line calls here: give the number of circles'],
  ],
  [
    'circles where lines meet',
    [[['stations', 'holborn', 'circles'], 1]],
    ['stations.holborn.circles: more than one line calls here: give the dots'],
  ],
  ['a bundle of no line', [[['bundles', 0, 'lines', 1], 'tube']], [`bundles[0].lines[1]: ${NO_LINE}`]],
  ['an unknown joined station', [[['joined', 0, 1], 'nowhere']], [`joined[0][1]: ${NO_STATION}`]],
  ['a station joined to itself', [[['joined', 0, 1], 'bank']], ['joined[0]: names bank twice']],
  ['a station joined twice', [[['joined'], append(['bank', 'moorgate'])]], ['joined[2]: bank is joined twice']],
  ['a walk from nowhere', [[['walks', 0, 'between', 0], 'nowhere']], [`walks[0].between[0]: ${NO_STATION}`]],
  ['an unknown loop', [[['loop'], 'tube']], [`loop: ${NO_LINE}`]],
  ['an unknown divide', [[['divide'], 'tube']], [`divide: ${NO_LINE}`]],
  ['a side of nowhere', [[['sides', 'nowhere'], 'north']], [`sides.nowhere: ${NO_STATION}`]],
  ['a rule about nowhere', [[['special', 'elephant'], 'nowhere']], [`special.elephant: ${NO_STATION}`]],
  [
    'one station for two rules',
    [[['special', 'heathrow'], 'leicester-square']],
    ['special.leicester: names leicester-square, as special.heathrow does'],
  ],
  [
    'joined without dots',
    [[['joined'], append(['angel', 'old-street'])]],
    [
      'stations.angel.dots: is missing: a white corridor joins the dots of this station to another',
      'stations.old-street.circles: is joined to another station: give the dots',
      'stations.old-street.dots: is missing: a white corridor joins the dots of this station to another',
    ],
  ],
  ['a service end nobody knows', [[['serviceEnds', 'circle', 0], 'nowhere']], [`serviceEnds.circle[0]: ${NO_STATION}`]],
  ['no return to itself', [[['noReturn'], ['bank', 'bank']]], ['noReturn: names bank twice']],
  ['no return from nowhere', [[['noReturn', 0], 'nowhere']], [`noReturn[0]: ${NO_STATION}`]],
  ['ends of no line', [[['serviceEnds', 'tube'], ['bank']]], [`serviceEnds.tube: ${NO_LINE}`]],
  [
    'an end where the line does not call',
    [[['serviceEnds', 'circle', 0], 'bank']],
    ['serviceEnds.circle[0]: circle does not call at bank'],
  ],
  [
    'a station of both kinds',
    [[['others', 'bank'], { name: 'Bank', at: [90, 60], railways: ['dlr'] }]],
    ['others.bank: is an Underground station of this board too'],
  ],
  [
    'doubt about nothing',
    [[['uncertain', 0, 'about'], 'nowhere']],
    ['uncertain[0].about: "nowhere" is neither a station nor a line of this board'],
  ],
  [
    'two stations of one name',
    [[['stations', 'bank', 'name'], 'Monument']],
    ['stations.monument.name: is the same as that of bank'],
  ],
  [
    'two lines of one name',
    [[['lines', 'waterloo-city', 'name'], 'Victoria']],
    ['lines.waterloo-city.name: is the same as that of victoria'],
  ],
  [
    'two lines of one letter',
    [[['lines', 'waterloo-city', 'letter'], 'V']],
    ['lines.waterloo-city.letter: is the same as that of victoria'],
  ],
  [
    'two lines of one colour',
    [[['lines', 'waterloo-city', 'colour'], '#1a98dc']],
    ['lines.waterloo-city.colour: is the same as that of victoria'],
  ],
])('names: %s', (_reason, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});
