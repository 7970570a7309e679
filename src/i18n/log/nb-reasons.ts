import type { Words } from '../words.ts';
import type { LOG_REASONS_EN } from './en-reasons.ts';

/** Why a part of a saved game cannot be read, in Norwegian. */
export const LOG_REASONS_NB: Words<typeof LOG_REASONS_EN> = {
  'not-json': 'Dette er ikke teksten til et lagret spill, eller noe av den mangler.',
  'too-big': 'Dette er for stort til å være et lagret spill.',
  'too-deep': 'Dette har for mange lag til å være et lagret spill.',
  'duplicate-key': 'Det samme er sagt to ganger.',
  'forbidden-key': 'Det har en nøkkel som ingen lagrede spill har.',
  'not-an-object': 'Det er ikke noe spill der det skulle vært ett.',
  missing: 'Noe mangler.',
  'unknown-key': 'Det har noe som ingen lagrede spill har.',
  'wrong-type': 'Det skulle vært noe annet, som et tall der det står en tekst.',
  empty: 'Det er tomt.',
  'too-long': 'Det er for langt.',
  'too-many': 'Det er for mange av dem.',
  'out-of-range': 'Tallet er for lite, for stort eller ikke helt.',
  'bad-text': 'Teksten har tegn som ikke synes, eller som snur det rundt seg.',
  'unknown-option': 'Det er ikke et av valgene som finnes.',
  'duplicate-id': 'To hendelser har samme merke.',
  'unknown-game': 'Det er et spill denne versjonen ikke kjenner.',
};
