/** The words of the advisor and of the table of hands, and the shape of them in every language. */
export const GOOLS_ADVISOR_EN = {
  thinking: 'Thinking it through …',
  trouble:
    'The advisor did not start: it needs a part of the browser (a web worker) that is missing or blocked here. The game goes on without it.',
  again: 'Try again',
  /** `{of}` is the number of a point. */
  hands: { gools: 'Gools', pure: 'Pure point {of}', impure: 'Impure point {of}', sum: 'Sum {sum}' },
  choice: {
    label: 'Allow the advisor during rounds',
    hint: 'Only if the whole table agrees. It says what every choice is worth, and everybody sees that it is on. How you played can be looked at after the round in any case.',
    on: 'The advisor is allowed',
  },
  aim: {
    heading: 'Play for',
    names: {
      win: 'Winning the round',
      'lowest-sum': 'The lowest sum',
      point: 'A point or Gools',
      'no-three-man': 'Not the Three Man',
    },
  },
  advice: {
    key: 'Advisor',
    heading: 'Advisor',
    off: 'The table plays this round without the advisor.',
    nothing: 'There is nothing to choose now. Throw first.',
    threw: '{name} threw',
    lying: 'On the table',
    opens: 'Nothing to beat yet.',
    toBeat: 'To beat: {hand}, {name}.',
    toBeatTied: 'To beat: {hand}, {count|one player|# players}.',
    still: '{count|Nobody throws after this.|One player throws after this.|# players throw after this.}',
    best: 'The best choice: leave',
    bestFigure: '{name}: {figure}',
    leave: 'Leave these on the table',
    all: 'All choices, the best first',
    kept: 'Leave',
    isBest: 'best',
    assume: 'Every number assumes that you play on for the same aim. Tap the name of a column to see what it means.',
  },
  figures: {
    win: {
      name: 'Win',
      long: 'Chance to win the round',
      means:
        'It assumes that those who throw after you play for their own best chance. A tie counts as an equal share, because nobody can choose anything in a roll-off.',
    },
    sum: {
      name: 'Sum',
      long: 'Expected sum',
      means: 'What the five dice add up to on average, with every 3 as zero.',
    },
    beat: { name: 'Beat', long: 'Chance to beat the hand in the lead', means: 'To end up above it in the ranking.' },
    tie: {
      name: 'Tie',
      long: 'Chance to tie with the hand in the lead',
      means: 'Then there is a roll-off, if nobody beats you both.',
    },
    point: {
      name: 'Point',
      long: 'Chance of a point or Gools',
      means: 'Pure points, impure points and Gools together.',
    },
    gools: { name: 'Gools', long: 'Chance of Gools', means: 'Five 3s.' },
    pure: { name: 'Pure', long: 'Chance of a pure point', means: 'Five of one number, other than the 3.' },
    impure: { name: 'Impure', long: 'Chance of an impure point', means: 'One 3, and four of one other number.' },
    threeMan: {
      name: '6 last',
      long: 'Chance of a 6 in the last throw',
      means:
        'It makes you the Three Man, or one of those who roll off for it. A point 6 is not punished, so it is left out here.',
    },
  },
  review: {
    key: 'How did I play?',
    heading: 'How did I play?',
    none: 'No round has been won yet. Come back after the first.',
    later: 'This opens when the round is over.',
    round: 'Round',
    wonBy: 'Round {number}, won by {name}',
    honest:
      'Choices and luck are two things: a good choice can end badly, and a poor one well. Each choice is measured by what it was worth before the next throw.',
    aimHint: 'Measured as if everybody played for this. Whoever played for something else has other numbers.',
    entered: 'This turn was entered at once, so nobody knows what was thrown on the way.',
    threw: 'Threw',
    left: 'left',
    best: 'The best choice',
    noChoice: 'No choice',
    better: 'Better:',
    costs: { sum: 'costs {amount} in the expected sum', chance: 'costs {amount} percentage points' },
    /** How a whole turn came out: what the choices did, and what the dice did. */
    choices: {
      perfect: 'Choices: nothing lost.',
      sum: 'Choices: {amount} added to the expected sum.',
      chance: 'Choices: {amount} percentage points lost.',
    },
    dice: {
      even: 'Dice: neither good nor bad.',
      sumLucky: 'Dice: {amount} lower than could be expected.',
      sumUnlucky: 'Dice: {amount} higher than could be expected.',
      chanceLucky: 'Dice: {amount} percentage points better than could be expected.',
      chanceUnlucky: 'Dice: {amount} percentage points worse than could be expected.',
    },
  },
  ranking: {
    heading: 'The hands, the best first',
    caption: 'There are 252 hands of five dice. Those that share a place tie.',
    dice: 'Dice',
    hand: 'Hand',
    place: 'Place',
    rule: 'Rule',
    places: '{from}–{to}',
    others: 'Everything else, by the sum',
    othersHint: 'All sums, each with one hand of those that make it',
  },
} as const;
