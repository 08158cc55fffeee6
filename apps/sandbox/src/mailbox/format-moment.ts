import type { Language } from '@prorata/domain/vocabulary';

/** A date and time to the second, as people in Belgium write it in their language. */
export function formatMoment(language: Language, moment: Date): string {
  return new Intl.DateTimeFormat(`${language}-BE`, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Brussels',
  }).format(moment);
}
