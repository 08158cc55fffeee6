import type { CalendarEntry } from '@prorata/contract/calendar/calendar';
import { listDaysOfWeeks } from '@prorata/domain/calendar-month';
import { addDays, addMonths, dayOfWeek, type IsoDate } from '@prorata/domain/iso-date';
import { findNonWorkingDay } from '@prorata/domain/terms';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatDate, formatMonth, formatWeekday, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './calendar.module.css';
import { type Urgency, urgenciesOf } from './urgency.ts';

interface MonthGridProps {
  readonly month: string;
  /** The day that is chosen. */
  readonly day: IsoDate;
  readonly today: IsoDate;
  readonly byDay: ReadonlyMap<IsoDate, readonly CalendarEntry[]>;
  readonly onDay: (day: IsoDate) => void;
}

/** A month in its weeks. One day of it is in the order of Tab; arrows lead to the others, as in every calendar. */
export function MonthGrid({ month, day, today, byDay, onDay }: MonthGridProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const days = listDaysOfWeeks(month);
  const weeks = days
    .filter((_, index) => index % 7 === 0)
    .map((_, week) => days.slice(week * 7, week * 7 + 7));
  // Who moves by key goes along, also into a month that is drawn only then.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const move = (event: KeyboardEvent) => {
    const target = dayByKey(event.key, day);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isMoving.current = true;
    onDay(target);
  };
  return (
    <table ref={grid} className={classes.month} aria-label={`${formatMonth(month, language)}. ${t('keys')}`}>
      <thead>
        <tr>
          {days.slice(0, 7).map((one) => (
            <th key={one} scope="col">
              {formatWeekday(one, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <Day
                key={one}
                day={one}
                isOfMonth={one.startsWith(month)}
                isToday={one === today}
                isChosen={one === day}
                urgencies={urgenciesOf(byDay.get(one) ?? [], today)}
                onChoose={onDay}
                onKey={move}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dayByKey(key: string, day: IsoDate): IsoDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - dayOfWeek(day));
    case 'End':
      return addDays(day, 7 - dayOfWeek(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

interface DayProps {
  readonly day: IsoDate;
  readonly isOfMonth: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly urgencies: readonly Urgency[];
  readonly onChoose: (day: IsoDate) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** More points than this say no more than that there are many. */
const SHOWN_DOTS = 3;

function Day({ day, isOfMonth, isToday, isChosen, urgencies, onChoose, onKey }: DayProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const rest = findNonWorkingDay(day);
  const counts = [...Map.groupBy(urgencies, (one) => one)].map(
    ([urgency, those]) => `${those.length} ${t(`urgency.${urgency}`)}`,
  );
  const name = [
    formatDate(day, language, 'long'),
    ...(isToday ? [t('today')] : []),
    ...(rest && rest !== 'saturday' && rest !== 'sunday' ? [t(`restDay.${rest}`)] : []),
    ...(urgencies.length > 0 ? [`${t('terms', { count: urgencies.length })} (${counts.join(', ')})`] : []),
  ].join(', ');
  return (
    <td>
      <button
        type="button"
        className={classes.dayButton}
        data-day={day}
        data-outside={!isOfMonth || undefined}
        data-rest={rest !== undefined || undefined}
        data-today={isToday || undefined}
        data-chosen={isChosen || undefined}
        tabIndex={isChosen ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        title={rest && rest !== 'saturday' && rest !== 'sunday' ? t(`restDay.${rest}`) : undefined}
        aria-pressed={isChosen}
        onClick={() => onChoose(day)}
        onKeyDown={onKey}
      >
        <span>{Number(day.slice(8))}</span>
        <span className={classes.dots}>
          {urgencies.slice(0, SHOWN_DOTS).map((urgency, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have nothing but their order.
            <span key={index} className={classes.dot} data-urgency={urgency} />
          ))}
        </span>
      </button>
    </td>
  );
}
