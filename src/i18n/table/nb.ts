import type { TableWords } from './en.ts';

/** What the set-up of every game says alike, in Norwegian. */
const TABLE_SETUP_NB: TableWords['setup'] = {
  seats: {
    seat: 'Plass {seat}',
    name: 'Navn',
    nameOf: 'Navn, plass {seat}',
    up: 'Flytt opp',
    down: 'Flytt ned',
    remove: 'Fjern',
    add: 'Legg til en spiller',
    known: 'Har spilt her før',
    seatKnown: 'Legg til {name}',
  },
  more: 'Flytt eller fjern: {name}',
  same: 'De samme en gang til',
  rulings: {
    asWritten: 'som standard',
    changed: '{count|én annen lesemåte|# andre lesemåter}: {rulings}',
    own: 'Som på denne telefonen',
  },
  back: 'Tilbake til bordet',
  goOn: 'Fortsett der dere slapp',
  show: 'Gå dit',
  elsewhere: {
    text: 'Dette spillet ble nettopp startet i en annen fane.',
    typed: 'Det du hadde skrevet her, er tatt vare på.',
    setUp: 'Vis det jeg skrev',
    ok: 'OK',
  },
  undo: { name: 'navnet', order: 'rekkefølgen', added: 'den nye plassen', rulings: 'husreglene' },
};

/** What the table of every game says alike, in Norwegian. */
export const TABLE_NB: TableWords = {
  tv: 'Vis på storskjerm',
  names: {
    missing: 'Plass {seat} har ikke noe navn ennå.',
    long: '«{name}» er for langt: Et navn kan ha høyst 40 tegn.',
    unseen: '«{name}» inneholder usynlige tegn. Skriv det på nytt.',
    taken: 'To heter «{name}». Gi dem hvert sitt navn.',
  },
  setup: TABLE_SETUP_NB,
  undo: {
    last: 'Angre: {what}',
    nothing: 'Ingenting å angre',
    redo: 'Gjør om igjen: {what}',
    correction: 'rettelsen',
    player: 'navnet {name}',
    several: '{count} hendelser på én gang',
    back: 'Angret: {what}.',
  },
  correcting: {
    loses: '{count|Én senere hendelse vil ikke passe lenger:|# senere hendelser vil ikke passe lenger:}',
    more: '{count|og én til|og # til}',
    keep: '{count|Lagre, og la hendelsen stå som den var|Lagre, og la de # stå som de var}',
    byReferee: 'Dommerens ord gjelder (regel 4.1). Det som er drukket, er drukket.',
    byTable: 'Bordet bestemmer. Det blir notert ved hver hendelse.',
    keepLost: '{count|Én av dem kan likevel ikke bli stående.|# av dem kan likevel ikke bli stående.}',
    keepNone: 'De kan ikke stå som de var: De gir ikke mening etter endringen.',
    lose: '{count|Lagre, og la hendelsen utgå|Lagre, og la de # utgå}',
    loseWhat: 'Det som utgår, står fortsatt på listen, men teller ikke. Angrer du, kommer alt tilbake.',
    cancel: 'Avbryt',
    reason: 'Beholdt slik det var, etter en rettelse',
    gone: 'Hendelsen ble angret i en annen fane, så den er ikke endret.',
    seated:
      'Senere hendelser bygger på denne spilleren, som derfor ikke kan fjernes her. La heller spilleren gå, under «Bordet».',
  },
  clause: {
    read: 'Les regel {clause}',
    heading: 'Regel {clause}',
    close: 'Lukk',
    book: 'Slå opp i regelboka',
    copy: 'Kopier regelen',
    copied: 'Kopiert.',
    notCopied: 'Nettleseren fikk ikke kopiert.',
  },
  rulings: {
    heading: 'Husregler',
    default: 'standard',
    onlyReading: 'eneste lesemåte',
    reset: 'Tilbake til standard',
  },
  saving: {
    saving: 'Lagrer …',
    saved: 'Lagret',
    short: 'Ikke lagret',
    notSaved: 'Ikke lagret: {why}',
    why: {
      full: 'Lageret i nettleseren er fullt. Rydd plass, og prøv igjen.',
      blocked: 'Nettleseren lar ikke nettstedet bruke lageret sitt.',
      cleared: 'Det som var lagret, ble slettet mens spillet var åpent.',
      'not-kept': 'Nettleseren tok imot spillet, men beholdt det ikke.',
      'closed-by-newer': 'En nyere versjon av siden er åpen i en annen fane. Last denne siden på nytt.',
      'newer-here':
        'En nyere versjon av nettstedet har lagret her, og denne kan ikke lese det. Lukk alle faner med nettstedet, og åpne det igjen når du har nett.',
      stuck: 'Lageret i nettleseren svarer ikke. Lukk de andre fanene med nettstedet.',
    },
    goesOnLocal:
      'Du kan laste siden på nytt, men spillet kan gå tapt hvis nettleseren krasjer eller et privat vindu lukkes.',
    goesOn: 'Spillet varer bare så lenge denne siden er åpen. Lenkene til reglene og til engelsk lukker den.',
    export: 'Lagre som fil',
    again: 'Prøv igjen',
    dismiss: 'OK',
  },
  seated: {
    players: 'Spillere',
    newcomer: 'Navnet på den nye',
    partner: 'Navnet på lagkameraten',
    add: 'Legg til',
    leave: '{name} går',
    leaveNow: 'Ja, {name} går',
    stays: 'Nei',
  },
  winner: {
    share: 'Del',
    save: 'Lagre bildet',
    drawing: 'Tegner …',
    saved: 'Bildet ligger blant nedlastingene.',
    noPicture: 'Bildet kunne ikke lages. Spillet er ikke gått tapt.',
    notShared: 'Nettleseren fikk ikke delt bildet. Prøv igjen.',
  },
  wake: {
    label: 'La skjermen være på',
    none: 'Denne nettleseren kan ikke holde skjermen på. Ingenting går tapt om den slukner.',
    refused: 'Nettleseren vil ikke holde skjermen på akkurat nå. Kanskje er det lite batteri igjen.',
  },
};
