import { brusselsDate, daysBetween, type IsoDate } from '@prorata/domain/iso-date';
import { useTranslation } from '../../platform/language/use-translation.ts';

const SOON_DAYS = 3;

interface DaysLeft {
  readonly words: string;
  readonly color: 'negative' | 'warning' | 'slate';
}

/** How many days are left until a date: red when it is today or too late, amber when it is soon. */
export function useDaysLeft(date: IsoDate): DaysLeft {
  const { t } = useTranslation('dossiers');
  const days = daysBetween(brusselsDate(new Date()), date);
  if (days === 0) return { words: t('terms.today'), color: 'negative' };
  if (days < 0) return { words: t('terms.late', { count: -days }), color: 'negative' };
  const words = days === 1 ? t('terms.tomorrow') : t('terms.left', { count: days });
  return { words, color: days <= SOON_DAYS ? 'warning' : 'slate' };
}
