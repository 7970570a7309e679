import type { GoolsTableWords } from './table-words.ts';

/** The sheet about the table, and the results, in Norwegian. */
export const TABLE_SHEETS_NB: GoolsTableWords['sheets'] = {
  table: {
    heading: 'Rundt bordet',
    undoHint: 'Alt du trykker her, kan angres nede til venstre.',
    players: 'Spillere',
    join: {
      field: 'Navnet på den nye',
      after: 'Sitter til venstre for',
      add: 'Setter seg',
      hint: 'En ny spiller er med fra neste runde, i Three Man med en gang.',
    },
    leave: '{name} går',
    leaveNow: 'Ja, {name} går',
    stays: 'Nei',
    advisor: 'Rådgiver',
    results: 'Stillingen',
    file: 'Lagre kvelden som fil',
    end: 'Avslutt kvelden',
    endNow: 'Ja, det var det',
    fresh: 'Sett opp en ny kveld',
  },
  results: {
    heading: 'Resultatene',
    standings: 'Stillingen',
    wins: '{count|ingen seire|én seier|# seire}',
    inARow: '{count} på rad',
    left: 'har gått',
    rounds: 'Runder',
    gools: 'Gools',
    points: 'Poeng',
    threeMan: 'Three Man',
    rules: 'Egne regler',
    taken: 'Drukket',
    given: 'Gitt bort',
    best: 'Beste hånd',
    none: 'Ingen runde er vunnet ennå.',
    log: 'Loggen tar vare på kvelden, og på tallene til alle sammen.',
  },
};
