import type { Lang } from './lang.ts';

const en = {
  siteName: 'Gunnar’s Companion',
  siteShort: 'Gunnar',
  companionDescription:
    'Rules, judge and score for three party games: Gaa Under Gunnar on the map of the London Underground, Gabba Gools with dice and Gabong with cards.',
  about: {
    heading: 'What can this site do?',
    parts: [
      {
        heading: 'Is that move legal?',
        text: 'Tap where you stand, what you rolled and where you want to go. You get the answer, the sips and the number of the rule.',
      },
      {
        heading: 'Who won, and who drinks?',
        text: 'Tap what the dice show, or the cards that are left. The site works out the sums, the drinks and the winner, and every tap can be undone.',
      },
      {
        heading: 'Where does it say so?',
        text: 'Every rule number opens the rule. Where the rules are silent, your table chooses how to read them.',
      },
    ],
    offline: 'It works offline once it has been opened. Your games stay on this device, and there is no account.',
    close: 'Close',
  },
  whatIsNew: { heading: 'New in version {version}', close: 'Got it' },
  panels: 'Games',
  ask: 'Ask the rules',
  close: 'Close',
  rules: 'Rules',
  otherLanguage: 'Norsk',
  gugTitle: 'Gaa Under Gunnar',
  gugTab: 'GUG',
  goolsTab: 'Gools',
  gabongTab: 'Gabong',
  logTab: 'Log',
  goolsTitle: 'Gabba Gools',
  goolsWhat:
    'Five dice, throw by throw: what you have, who leads, who drinks and why, and who becomes the Three Man. Every rule is one tap away.',
  goolsHow:
    'Leave at least one die, throw the rest. A 3 is zero, the lowest sum wins, and everybody else says “Hail!”.',
  scoreNoScript: 'Keeping score here needs JavaScript. The rules and the printable score sheets do not.',
  panelTrouble: 'Part of this page did not load. Your games are safe. Check your connection and try again.',
  goolsBook: 'The rules of Gabba Gools',
  threeManBook: 'The rules of Three Man',
  gabongTitle: 'Gabong',
  gabongWhat:
    'Tap the cards left in each hand, and the scoreboard adds them up: ten deals, θ, and who can still win. If a card is disputed, ask the judge.',
  gabongHow:
    'Get rid of your cards, or shout “Gabong!” when your hand adds up to the top card. Fewest points after ten deals wins.',
  gabongBook: 'The rules of Gabong',
  logTitle: 'The log',
  logTrouble: 'The log did not load. Your games are safe. Check your connection and try again.',
  logAgain: 'Try again',
  tooOld: 'This part needs a newer browser: Chrome 100, Firefox 115, Safari 15.4 or later. Your games are safe.',
  tooOldRules: 'Read the rules',
  logNoScript: 'The log needs JavaScript. Your games are saved on this device only; no server has them.',
  footerData: 'Powered by TfL Open Data.',
  footerIndependent: 'Not affiliated with Transport for London.',
  footerRules: 'The rules',
  footerQuiz: 'Legal or not?',
  footerLicence: 'Free software under the MIT licence.',
  footerVersion: 'Version {version}, {day}.',
  offlineFetching: 'Saving for offline use …',
  offlineNever: 'This browser does not save the site for offline use.',
  offlineLater: 'Not saved for offline use yet. The page will try again.',
  offlineReady: 'Saved for offline use.',
  offlineNewer: 'A newer version is ready. You get it once you have closed every page of this site.',
  offlineTake: 'Update now',
  framedText: 'This page was opened inside another one, so it shows nothing here. Your games are safe.',
  framedLink: 'Open it on its own',
  notFoundTitle: 'No such station',
  notFoundText: 'There is no page at this address. Nothing is lost: the games are one stop away.',
  notFoundLink: 'Back to the games',
};

export type ShellWords = typeof en;

const nb: ShellWords = {
  siteName: 'Gunnars følgesvenn',
  siteShort: 'Gunnar',
  companionDescription:
    'Regler, dommer og poeng for tre selskapsspill: Gaa Under Gunnar på kartet over Londons undergrunn, Gabba Gools med terninger og Gabong med kort.',
  about: {
    heading: 'Hva kan jeg bruke dette til?',
    parts: [
      {
        heading: 'Er trekket lovlig?',
        text: 'Trykk inn hvor du står, hva du kastet og hvor du skal. Du får svaret, slurkene og nummeret på regelen.',
      },
      {
        heading: 'Hvem vant, og hvem drikker?',
        text: 'Trykk inn terningene, eller kortene som er igjen. Du får summene, hvem som skal drikke, og hvem som vant. Alt kan angres.',
      },
      {
        heading: 'Hvor står det?',
        text: 'Trykk på et regelnummer for å lese regelen. Der reglene tier, velger bordet hvordan de skal leses.',
      },
    ],
    offline: 'Når siden er åpnet én gang, virker den uten nett. Spillene lagres på enheten, og du trenger ingen konto.',
    close: 'Lukk',
  },
  whatIsNew: { heading: 'Nytt i versjon {version}', close: 'Skjønner' },
  panels: 'Spill',
  ask: 'Spør reglene',
  close: 'Lukk',
  rules: 'Regler',
  otherLanguage: 'English',
  gugTitle: 'Gaa Under Gunnar',
  gugTab: 'GUG',
  goolsTab: 'Gools',
  gabongTab: 'Gabong',
  logTab: 'Logg',
  goolsTitle: 'Gabba Gools',
  goolsWhat:
    'Fem terninger, kast for kast: hva du har, hvem som leder, hvem som drikker og hvorfor, og hvem som blir Three Man. Hver regel er ett trykk unna.',
  goolsHow:
    'La minst én terning ligge, og kast resten. En treer er null, lavest sum vinner, og alle andre roper «Hail!».',
  scoreNoScript: 'Du trenger JavaScript for å føre poeng her. Reglene og poengarkene klarer seg uten.',
  panelTrouble: 'En del av siden kunne ikke lastes. Spillene dine er ikke gått tapt. Sjekk nettet, og prøv igjen.',
  goolsBook: 'Reglene for Gabba Gools',
  threeManBook: 'Reglene for Three Man',
  gabongTitle: 'Gabong',
  gabongWhat:
    'Trykk på kortene som ble igjen på hver hånd, så regner poengtavla ut resten: ti omganger, θ, og hvem som fortsatt kan vinne. Krangler dere om et kort, finnes det en dommer.',
  gabongHow:
    'Bli kvitt kortene, eller rop «Gabong!» når kortene dine til sammen blir lik det øverste kortet. Færrest poeng etter ti omganger vinner.',
  gabongBook: 'Reglene for Gabong',
  logTitle: 'Loggen',
  logTrouble: 'Loggen kunne ikke lastes. Spillene dine er ikke gått tapt. Sjekk nettet, og prøv igjen.',
  logAgain: 'Prøv igjen',
  tooOld:
    'Denne delen krever en nyere nettleser: Chrome 100, Firefox 115, Safari 15.4 eller senere. Spillene dine er ikke gått tapt.',
  tooOldRules: 'Les reglene',
  logNoScript: 'Loggen krever JavaScript. Spillene er bare lagret på denne enheten; ingen server har dem.',
  footerData: 'Laget med åpne data fra TfL (Powered by TfL Open Data).',
  footerIndependent: 'Ikke tilknyttet Transport for London.',
  footerRules: 'Reglene',
  footerQuiz: 'Lovlig eller ikke?',
  footerLicence: 'Fri programvare under MIT-lisensen.',
  footerVersion: 'Versjon {version} fra {day}.',
  offlineFetching: 'Lagrer for bruk uten nett …',
  offlineNever: 'Denne nettleseren lagrer ikke nettstedet for bruk uten nett.',
  offlineLater: 'Ikke lagret for bruk uten nett ennå. Siden prøver igjen.',
  offlineReady: 'Lagret for bruk uten nett.',
  offlineNewer: 'En nyere versjon er klar. Du får den når alle faner med nettstedet er lukket.',
  offlineTake: 'Oppdater nå',
  framedText:
    'Denne siden er åpnet inni en annen side, og viser derfor ingenting her. Spillene dine er ikke gått tapt.',
  framedLink: 'Åpne siden direkte',
  notFoundTitle: 'Den stasjonen finnes ikke',
  notFoundText: 'Det er ingen side på denne adressen. Ingenting er tapt: Spillene er én stasjon unna.',
  notFoundLink: 'Til forsiden',
};

export const SHELL: Readonly<Record<Lang, ShellWords>> = { en, nb };
