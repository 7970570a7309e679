import type { Lang } from './lang.ts';

const en = {
  siteName: "Gunnar's Companion",
  siteShort: 'Gunnar',
  companionDescription:
    'The judge for Gaa Under Gunnar, played on the Underground map: is that move legal, what does it cost, and may an inhibition be dropped there?',
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
    'Five dice, throw by throw: what the hand is, who leads, who drinks and why, and who becomes the Three Man. Every rule is one tap away.',
  goolsHow:
    'Leave at least one die, throw the rest. A 3 is zero, the lowest sum wins, and everybody else says “Hail!”.',
  scoreNoScript: 'Keeping score needs a script. The rules and the score sheets do without.',
  panelTrouble:
    'This part of the page could not be fetched, or failed. The games are safe. Check the connection and try again.',
  goolsBook: 'The rules of Gabba Gools',
  threeManBook: 'The rules of Three Man',
  gabongTitle: 'Gabong',
  gabongWhat:
    'Tap the cards that were left in each hand, and the board adds up: ten deals, θ, and who may still win. Beside it, a judge for every card that somebody disputes.',
  gabongHow:
    'Get rid of your cards, or shout “Gabong!” when your hand adds up to the top card. Fewest points after ten deals wins.',
  gabongBook: 'The rules of Gabong',
  logTitle: 'The log',
  logTrouble: 'The log could not be fetched, or failed. The games are safe. Check the connection and try again.',
  logAgain: 'Try again',
  logNoScript: 'The log needs a script: the games are saved on this device alone, and no server has them.',
  footerData: 'Powered by TfL Open Data.',
  footerIndependent: 'Not affiliated with Transport for London.',
  footerRules: 'The rules',
  footerLicence: 'Free software under the MIT licence.',
  offlineFetching: 'Saving for offline use …',
  offlineLater: 'Not saved for offline use yet. The page will try again by itself.',
  offlineReady: 'Saved for offline use.',
  offlineNewer: 'A newer version is ready. You get it once every page of this site is closed.',
  offlineTake: 'Update now',
  notFoundTitle: 'No such station',
  notFoundText: 'There is no page at this address. Nothing is lost; the companion is one stop away.',
  notFoundLink: 'To the companion',
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
    'Fem terninger, kast for kast: hva hånden er, hvem som leder, hvem som drikker og hvorfor, og hvem som blir Three Man. Hver regel er ett trykk unna.',
  goolsHow:
    'La minst én terning ligge, og kast resten. En treer er null, lavest sum vinner, og alle andre roper «Hail!».',
  scoreNoScript: 'Poengene trenger et skript. Reglene og poengskjemaene klarer seg uten.',
  panelTrouble:
    'Denne delen av siden lot seg ikke hente, eller sviktet. Spillene er trygge. Sjekk nettet, og prøv igjen.',
  goolsBook: 'Reglene for Gabba Gools',
  threeManBook: 'Reglene for Three Man',
  gabongTitle: 'Gabong',
  gabongWhat:
    'Trykk på kortene som ble igjen på hver hånd, så regner tavlen: ti omganger, θ, og hvem som fortsatt kan vinne. Ved siden av sitter en dommer for hvert kort noen krangler om.',
  gabongHow:
    'Bli kvitt kortene, eller rop «Gabong!» når hånden din blir lik det øverste kortet. Færrest poeng etter ti omganger vinner.',
  gabongBook: 'Reglene for Gabong',
  logTitle: 'Loggen',
  logTrouble: 'Loggen lot seg ikke hente, eller sviktet. Spillene er trygge. Sjekk nettet, og prøv igjen.',
  logAgain: 'Prøv igjen',
  logNoScript: 'Loggen trenger et skript: Spillene er lagret på denne enheten alene, ingen tjener har dem.',
  footerData: 'Laget med åpne data fra TfL (Powered by TfL Open Data).',
  footerIndependent: 'Ikke tilknyttet Transport for London.',
  footerRules: 'Reglene',
  footerLicence: 'Fri programvare under MIT-lisensen.',
  offlineFetching: 'Lagrer for bruk uten nett …',
  offlineLater: 'Ikke lagret for bruk uten nett ennå. Siden prøver igjen av seg selv.',
  offlineReady: 'Lagret for bruk uten nett.',
  offlineNewer: 'En nyere versjon er klar. Du får den når alle sidene på nettstedet er lukket.',
  offlineTake: 'Oppdater nå',
  notFoundTitle: 'Ingen slik stasjon',
  notFoundText: 'Det er ingen side på denne adressen. Ingenting er tapt; følgesvennen er én stasjon unna.',
  notFoundLink: 'Til følgesvennen',
};

export const SHELL: Readonly<Record<Lang, ShellWords>> = { en, nb };
