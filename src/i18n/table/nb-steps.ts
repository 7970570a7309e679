import type { TableStepsWords } from './en.ts';

/** Of the tables that keep every step, in Norwegian. */
export const TABLE_STEPS_NB: TableStepsWords = {
  and: '{some} og {last}',
  bar: { happened: 'Hva som har skjedd', table: 'Bordet' },
  notice: { dismiss: 'Greit', overrule: 'Bordet lar det gå …' },
  overrule: {
    heading: 'Bordet lar det gå',
    intro: 'Det blir stående med grunnen, og kan angres.',
    refused: 'Dette taler mot det',
    why: 'Grunnen',
    reasons: { agreed: 'Bordet er enig', mistaken: 'Det ble ført inn feil', mercy: 'Nåde' },
    other: 'Eller med egne ord',
    confirm: 'Slik blir det',
    needsReason: 'Si hvorfor: velg en grunn, eller skriv en.',
  },
  edit: {
    key: 'Rediger',
    heading: 'Rediger: {what}',
    was: 'Nå: {text}',
    save: 'Lagre',
    leave: 'Avbryt',
    who: 'Hvem var det?',
    remove: 'Fjern den: det skjedde ikke',
    removeNow: 'Ja, fjern den',
    removeNot: 'Nei, behold den',
    again: 'Trekk på nytt',
    seed: 'Trekningsnøkkel',
  },
  corrected: 'Rettet senere.',
  overruled: 'Bordet lot det gå: {reason}',
  ruling: 'Husregel fra nå av, «{ruling}»: {option}',
  happened: {
    heading: 'Hva som har skjedd',
    hint: 'Det nyeste først. Ingenting går tapt om det tas tilbake: Det kan gjøres om igjen.',
    back: 'Tilbake til før dette',
    backNow: '{count|Ja, ta det tilbake|Ja, ta # tilbake}',
    stays: 'Nei',
    more: '{count|Én til|# til}',
    misfits: '{count|Én hendelse passer ikke lenger|# hendelser passer ikke lenger}',
    misfitsWhat:
      'De kom fra en annen fane eller telefon, eller noe før dem ble rettet; de har ingen virkning. Her står hvorfor.',
    misfit: 'passer ikke',
    takeOut: 'Ta denne tilbake',
    again: {
      phone: 'Kastet på nytt. Tidligere: {was}.',
      hand: 'Ført inn på nytt. Tidligere: {was}.',
      draw: 'Trukket på nytt. Tidligere trekningsnøkkel: {was}.',
      then: '{was}, så {next}',
    },
  },
};
