import type { LimitsWords } from './en-limits.ts';

/** A limit of one's own, in Norwegian. */
export const LIMITS_NB: LimitsWords = {
  heading: 'Din egen grense',
  hint: 'Få en stille beskjed når grensen er nådd. Bare denne telefonen viser den, ikke storskjermen. Den leses ikke opp og sendes ikke til noen.',
  who: 'For hvem',
  most: { gug: 'Etter hvor mange slurker eller poeng', gools: 'Etter hvor mange slurker og shotter' },
  set: 'Lagre',
  none: 'Ingen grense',
  bad: 'Skriv et helt tall fra 1 til {most}.',
  isSet: '{name} får en beskjed ved {count}.',
  isNone: 'Ingen grense for {name}.',
  note: 'En beskjed til {name}',
  text: 'Du satte grensen ved {most}, og nå er du på {count}. Det er lurt å stoppe her. Bare du får denne beskjeden.',
  further: {
    gug: 'Du kan spille videre uten å drikke: Velg «Bare poeng» under «Mer».',
    gools: 'Du kan spille videre med vann.',
  },
  thanks: 'Skjønner',
};
