import type { Lang } from './lang.ts';

const en = {
  siteName: "Gunnar's Companion",
  siteShort: 'Gunnar',
  companionDescription:
    'The judge for Gaa Under Gunnar, played on the map of the London Underground. Is that move legal? What does it cost? Can you drop an inhibition there?',
  panels: 'Games',
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
    'Tap the cards left in each hand, and the scoreboard adds them up: ten deals, θ, and who can still win. And when a card is disputed, there is a judge.',
  gabongHow:
    'Get rid of your cards, or shout “Gabong!” when your hand adds up to the top card. Fewest points after ten deals wins.',
  gabongBook: 'The rules of Gabong',
  logTitle: 'The log',
  logTrouble: 'The log did not load. Your games are safe. Check your connection and try again.',
  logAgain: 'Try again',
  logNoScript: 'The log needs JavaScript. Your games are saved on this device only; no server has them.',
  footerData: 'Powered by TfL Open Data.',
  footerIndependent: 'Not affiliated with Transport for London.',
  footerRules: 'The rules',
  footerLicence: 'Free software under the MIT licence.',
  offlineFetching: 'Saving for offline use …',
  offlineLater: 'Not saved for offline use yet. The page will try again.',
  offlineReady: 'Saved for offline use.',
  offlineNewer: 'A newer version is ready. You get it when every page of this site has been closed.',
  offlineTake: 'Update now',
  notFoundTitle: 'No such station',
  notFoundText: 'There is no page at this address. Nothing is lost: the games are one stop away.',
  notFoundLink: 'Back to the games',
};

export type ShellWords = typeof en;

const nb: ShellWords = {
  siteName: 'Gunnars følgesvenn',
  siteShort: 'Gunnar',
  companionDescription:
    'Dommeren for Gaa Under Gunnar, spilt på kartet over Londons undergrunn: Er trekket lovlig, hva koster det, og kan du slippe en hemning der?',
  panels: 'Spill',
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
  scoreNoScript: 'Å føre poeng her krever JavaScript. Reglene og poengarkene klarer seg uten.',
  panelTrouble: 'En del av siden ble ikke lastet. Spillene dine er trygge. Sjekk nettet, og prøv igjen.',
  goolsBook: 'Reglene for Gabba Gools',
  threeManBook: 'Reglene for Three Man',
  gabongTitle: 'Gabong',
  gabongWhat:
    'Trykk på kortene som ble igjen på hver hånd, så regner poengtavla: ti omganger, θ, og hvem som fortsatt kan vinne. Og krangler dere om et kort, finnes det en dommer.',
  gabongHow:
    'Bli kvitt kortene, eller rop «Gabong!» når kortene dine til sammen blir lik det øverste kortet. Færrest poeng etter ti omganger vinner.',
  gabongBook: 'Reglene for Gabong',
  logTitle: 'Loggen',
  logTrouble: 'Loggen ble ikke lastet. Spillene dine er trygge. Sjekk nettet, og prøv igjen.',
  logAgain: 'Prøv igjen',
  logNoScript: 'Loggen krever JavaScript. Spillene er bare lagret på denne enheten; ingen server har dem.',
  footerData: 'Laget med åpne data fra TfL (Powered by TfL Open Data).',
  footerIndependent: 'Ikke tilknyttet Transport for London.',
  footerRules: 'Reglene',
  footerLicence: 'Fri programvare under MIT-lisensen.',
  offlineFetching: 'Lagrer for bruk uten nett …',
  offlineLater: 'Ikke lagret for bruk uten nett ennå. Siden prøver igjen.',
  offlineReady: 'Lagret for bruk uten nett.',
  offlineNewer: 'En nyere versjon er klar. Du får den når alle sidene på nettstedet er lukket.',
  offlineTake: 'Oppdater nå',
  notFoundTitle: 'Den stasjonen finnes ikke',
  notFoundText: 'Det er ingen side på denne adressen. Ingenting er tapt: Spillene er én stasjon unna.',
  notFoundLink: 'Til forsiden',
};

export const SHELL: Readonly<Record<Lang, ShellWords>> = { en, nb };
