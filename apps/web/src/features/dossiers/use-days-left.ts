import { daysBetween, type IsoDate } from '@prorata/domain/iso-date';
import { useTranslation } from 'react-i18next';

/** Red when it is today or too late, amber up to three days, grey later. */
type Urgency = 'now' | 'soon' | 'later';

const SOON_DAYS = 3;

function urgencyOf(daysLeft: number): Urgency {
  if (daysLeft <= 0) return 'now';
  return daysLeft <= SOON_DAYS ? 'soon' : 'later';
}

/** How many days are left until a date, in words. */
export function useDaysLeft(date: IsoDate, today: IsoDate): { words: string; tone: Urgency } {
  const { t } = useTranslation('dossiers');
  const days = daysBetween(today, date);
  const tone = urgencyOf(days);
  if (days === 0) return { words: t('terms.today'), tone };
  if (days < 0) return { words: t('terms.late', { count: -days }), tone };
  return { words: days === 1 ? t('terms.tomorrow') : t('terms.left', { count: days }), tone };
}
