import { ActionIcon, Popover } from '@mantine/core';
import type { IsoDate } from '@prorata/domain/iso-date';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Most people type the day: whoever does not loads the calendar when asking for it. */
const DateCalendar = lazy(async () => ({ default: (await import('./date-calendar.tsx')).DateCalendar }));

interface CalendarButtonProps {
  /** Of which field. */
  readonly label: string;
  readonly value: IsoDate | null;
  readonly onChoose: (date: IsoDate) => void;
}

/** In a field for a day: the way to choose it from a calendar. */
export function CalendarButton({ label, value, onChoose }: CalendarButtonProps) {
  const { t } = useTranslation('forms');
  const [isOpen, setOpen] = useState(false);
  const choose = (date: IsoDate) => {
    setOpen(false);
    onChoose(date);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <ActionIcon
          size="sm"
          aria-label={t('openCalendar', { field: label })}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <IconCalendar size={16} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={null}>
          <DateCalendar value={value} onChoose={choose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
