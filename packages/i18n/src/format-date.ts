import type { Language } from '@prorata/domain/vocabulary';

/** A day in figures: 22/10/2026, in German 22.10.2026. */
export function formatDate(isoDate: string, language: Language): string {
  const [year, month, day] = isoDate.split('-');
  return [day, month, year].join(language === 'de' ? '.' : '/');
}
