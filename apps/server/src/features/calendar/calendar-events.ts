import type { CalendarEntry } from '@prorata/contract/calendar/calendar';
import type { Language } from '@prorata/domain/vocabulary';
import { calendar as de } from '@prorata/i18n/de/calendar';
import { calendar as en } from '@prorata/i18n/en/calendar';
import { calendar as fr } from '@prorata/i18n/fr/calendar';
import { calendar as nl } from '@prorata/i18n/nl/calendar';
import type { CalendarEvent } from './write-calendar.ts';

const PHRASES = { nl, fr, de, en };

export function calendarName(language: Language): string {
  return PHRASES[language].file.name;
}

/**
 * What a calendar outside the product is told: the kind of term, the number and the defendant. What tasks and reminders say
 * stays in the product, where the link leads.
 */
export function calendarEvents(
  entries: readonly CalendarEntry[],
  { language, publicOrigin }: { readonly language: Language; readonly publicOrigin: string },
): CalendarEvent[] {
  const { kinds, file } = PHRASES[language];
  return entries.map(({ key, kind, dueOn, movedFrom, dossier, about }) => {
    const time = kind === 'hearing' && about !== null ? [about] : [];
    return {
      uid: `${key}@prorata`,
      day: dueOn,
      summary: [...time, kinds[kind], dossier.fileNumber, dossier.defendantName].filter(Boolean).join(' · '),
      description: movedFrom === null ? null : file.moved,
      url: `${publicOrigin}/app/dossier/${dossier.id}`,
    };
  });
}
