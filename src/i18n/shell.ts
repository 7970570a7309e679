import type { Lang } from './lang.ts';

const en = {
  siteName: "Gunnar's Companion",
  companionDescription:
    'The judge for Gaa Under Gunnar, played on the Underground map: is that move legal, what does it cost, and may an inhibition be dropped there?',
  panels: 'Games',
  rules: 'Rules',
  otherLanguage: 'Norsk',
  gugName: 'Gaa Under Gunnar',
  gugTab: 'GUG',
  goolsTab: 'Gools',
  gabongTab: 'Gabong',
  logTab: 'Log',
  soon: 'Not here yet',
  soonWill: 'What it will do',
  soonMeanwhile: 'Until then',
  goolsTitle: 'Gabba Gools',
  goolsWhat:
    'Five dice, throw by throw: what the hand is, who leads, who drinks and why, and who becomes the Three Man. Every rule is one tap away.',
  goolsHow:
    'Leave at least one die, throw the rest. A 3 is zero, the lowest sum wins, and everybody else says “Hail!”.',
  goolsNoScript: 'Keeping score needs a script. The rules and the score sheets do without.',
  goolsTrouble: 'This part of the page could not be fetched. The games are safe. Check the connection and try again.',
  goolsBook: 'The rules of Gabba Gools',
  threeManBook: 'The rules of Three Man',
  gabongTitle: 'Gabong',
  gabongWill:
    'The score of all ten deals, penalty cards and thetas, and what every card does, for the moment when eight people remember it differently.',
  gabongMeanwhile: 'The Gabongmester has the pen, and the last word. Fewest points after ten deals wins.',
  logTitle: 'The log',
  logTrouble: 'The log could not be fetched. The games are safe. Check the connection and try again.',
  logAgain: 'Try again',
  logNoScript: 'The log needs a script: the games are saved on this device alone, and no server has them.',
  soonElsewhere: 'To the GUG judge',
  footerData: 'Powered by TfL Open Data.',
  footerIndependent: 'Not affiliated with Transport for London.',
  footerRules: 'The rules',
  footerLicence: 'Free software under the MIT licence.',
  notFoundTitle: 'No such station',
  notFoundText: 'There is no page at this address. Nothing is lost; the companion is one stop away.',
  notFoundLink: 'To the companion',
};

export type ShellWords = typeof en;

const nb: ShellWords = {
  siteName: 'Gunnars følgesvenn',
  companionDescription:
    'Dommeren for Gaa Under Gunnar, spilt på kartet over Londons undergrunn: Er trekket lovlig, hva koster det, og kan du slippe en hemning der?',
  panels: 'Spill',
  rules: 'Regler',
  otherLanguage: 'English',
  gugName: 'Gaa Under Gunnar',
  gugTab: 'GUG',
  goolsTab: 'Gools',
  gabongTab: 'Gabong',
  logTab: 'Logg',
  soon: 'Ikke her ennå',
  soonWill: 'Det den skal gjøre',
  soonMeanwhile: 'Inntil da',
  goolsTitle: 'Gabba Gools',
  goolsWhat:
    'Fem terninger, kast for kast: hva hånden er, hvem som leder, hvem som drikker og hvorfor, og hvem som blir Three Man. Hver regel er ett trykk unna.',
  goolsHow:
    'La minst én terning ligge, og kast resten. En treer er null, lavest sum vinner, og alle andre roper «Hail!».',
  goolsNoScript: 'Poengene trenger et skript. Reglene og poengskjemaene klarer seg uten.',
  goolsTrouble: 'Denne delen av siden lot seg ikke hente. Spillene er trygge. Sjekk nettet, og prøv igjen.',
  goolsBook: 'Reglene for Gabba Gools',
  threeManBook: 'Reglene for Three Man',
  gabongTitle: 'Gabong',
  gabongWill:
    'Poengene gjennom alle ti omganger, straffekort og thetaer, og hva hvert kort gjør, til den stunden da åtte mennesker husker det på hver sin måte.',
  gabongMeanwhile: 'Gabongmesteren har pennen, og siste ord. Færrest poeng etter ti omganger vinner.',
  logTitle: 'Loggen',
  logTrouble: 'Loggen lot seg ikke hente. Spillene er trygge. Sjekk nettet, og prøv igjen.',
  logAgain: 'Prøv igjen',
  logNoScript: 'Loggen trenger et skript: Spillene er lagret på denne enheten alene, ingen tjener har dem.',
  soonElsewhere: 'Til GUG-dommeren',
  footerData: 'Laget med åpne data fra TfL (Powered by TfL Open Data).',
  footerIndependent: 'Ikke tilknyttet Transport for London.',
  footerRules: 'Reglene',
  footerLicence: 'Fri programvare under MIT-lisensen.',
  notFoundTitle: 'Ingen slik stasjon',
  notFoundText: 'Det er ingen side på denne adressen. Ingenting er tapt; følgesvennen er én stasjon unna.',
  notFoundLink: 'Til følgesvennen',
};

export const SHELL: Readonly<Record<Lang, ShellWords>> = { en, nb };
