import { brusselsDate, daysBetween, type IsoDate } from '@prorata/domain/iso-date';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './activity.module.css';

/** The day of a task: red today and when it is late, amber tomorrow. */
export function DueBadge({ day, isDone = false }: { readonly day: IsoDate; readonly isDone?: boolean }) {
  const { t } = useTranslation('activity');
  const language = useLanguage();
  const days = daysBetween(brusselsDate(new Date()), day);
  const date = formatDate(day, language);
  if (isDone || days > 1) return <span className={classes.due}>{date}</span>;
  const words = days === 0 ? t('tasks.today') : days === 1 ? t('tasks.tomorrow') : t('tasks.late', { date });
  return (
    <span className={classes.due} data-tone={days === 1 ? 'warning' : 'negative'} title={date}>
      {words}
    </span>
  );
}
