import type { TableStepsWords } from './en.ts';

/** Of the tables that keep every step, in Norwegian. */
export const TABLE_STEPS_NB: TableStepsWords = {
  and: '{some} og {last}',
  bar: { happened: 'Hva som har skjedd', table: 'Bordet' },
  notice: { dismiss: 'OK', overrule: 'La det gå …' },
  overrule: {
    heading: 'Bordet lar det gå',
    intro: 'Grunnen blir stående sammen med det, og dere kan angre.',
    refused: 'Dette sier reglene',
    why: 'Grunnen',
    reasons: { agreed: 'Bordet er enig', mistaken: 'Det ble ført inn feil', mercy: 'Nåde' },
    other: 'Eller med egne ord',
    confirm: 'Bekreft',
    needsReason: 'Si hvorfor: velg en grunn, eller skriv en.',
  },
  edit: {
    key: 'Rediger',
    heading: 'Rediger: {what}',
    was: 'Nå: {text}',
    save: 'Lagre',
    leave: 'Avbryt',
    who: 'Hvem var det?',
    remove: 'Slett: Det skjedde ikke',
    removeNow: 'Ja, slett den',
    removeNot: 'Nei, behold den',
    again: 'Trekk på nytt',
    seed: 'Trekningsnøkkel',
  },
  corrected: 'Rettet senere.',
  overruled: 'Bordet lot det gå: {reason}',
  ruling: 'Husregel fra nå av, «{ruling}»: {option}',
  happened: {
    heading: 'Hva som har skjedd',
    hint: 'Det nyeste først. Ingenting går tapt: Det du angrer, kan gjøres om igjen.',
    back: 'Gå tilbake til før dette',
    backNow: '{count|Ja, angre det|Ja, angre # hendelser}',
    stays: 'Nei',
    more: '{count|Én til|# til}',
    misfits: '{count|Én hendelse passer ikke lenger|# hendelser passer ikke lenger}',
    misfitsWhat:
      'De kom fra en annen fane eller telefon, eller noe foran dem ble rettet. De har ingen virkning. Her ser du hvorfor.',
    misfit: 'passer ikke',
    takeOut: 'Angre denne',
    again: {
      phone: 'Kastet på nytt. Tidligere: {was}.',
      hand: 'Ført inn på nytt. Tidligere: {was}.',
      draw: 'Trukket på nytt. Tidligere trekningsnøkkel: {was}.',
      then: '{was}, så {next}',
    },
  },
};
