import { expect, test } from 'vitest';
import { wordsOf } from '../../src/works/name-words.ts';

test.each([
  ['King’s Cross St. Pancras', 'kings cross st pancras'],
  ["KINGS X SAINT PANCRAS'", 'kings cross st pancras'],
  ['Elephant & Castle', 'elefant castle'],
  ['Dist&Picc  Line', 'dist picc line'],
  ['elefant and castle', 'elefant castle'],
  ['The Oval', 'oval'],
  ['Gloucester Rd', 'gloucester road'],
  ['Euston Sq', 'euston square'],
  ['Green Pk', 'green park'],
  ['Chancery Ln', 'chancery lane'],
  ['Earl’s Ct', 'earls court'],
  ['Clapham Jn', 'clafam junction'],
  ['Clapham Jct.', 'clafam junction'],
  ['Ealing Cmn', 'ealing common'],
  ['Old Street', 'old st'],
  ['Heathrow Terminals 2 & 3', 'heathrow terminals 2 3'],
  ['Àngêl', 'angel'],
  ['Harrow-on-the-Hill', 'harrow on hill'],
  ['  Angel  ', 'angel'],
  ['Ｋｉｎｇ＇ｓ　Ｘ', 'kings cross'],
  ['Constructor', 'constructor'],
  ['&', ''],
  ['', ''],
])('%j is %j', (text, words) => expect(wordsOf(text).join(' ')).toBe(words));
