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
  goolsWill:
    'Five dice, throw by throw. It will keep the score of the round, know a Gools from a pure point, say who drinks, and never forget who is the Three Man.',
  goolsMeanwhile: 'Real dice and a steady head. A 3 is zero, the lowest sum wins, and everybody else says “Hail!”.',
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
  goolsWill:
    'Fem terninger, kast for kast. Den skal holde styr på runden, skille Gools fra rene poeng, si hvem som drikker, og aldri glemme hvem som er Three Man.',
  goolsMeanwhile: 'Ekte terninger og et klart hode. En treer er null, lavest sum vinner, og alle andre roper «Hail!».',
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
