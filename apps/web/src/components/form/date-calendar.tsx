import { DatePicker } from '@mantine/dates';
import type { IsoDate } from '@prorata/domain/iso-date';
import 'dayjs/locale/de.js';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/nl.js';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './fields.module.css';

interface DateCalendarProps {
  readonly value: IsoDate | null;
  readonly onChoose: (date: IsoDate) => void;
}

/** A month to choose a day from, in the way of the language. */
export function DateCalendar({ value, onChoose }: DateCalendarProps) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  return (
    <DatePicker
      size="sm"
      classNames={{ day: classes.day ?? '' }}
      locale={language === 'en' ? 'en-gb' : language}
      value={value}
      {...(value !== null && { defaultDate: value })}
      ariaLabels={t('calendar', { returnObjects: true })}
      onChange={(date) => date !== null && onChoose(date)}
    />
  );
}
