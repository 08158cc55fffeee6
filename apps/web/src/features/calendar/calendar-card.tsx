import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import type { CalendarEntry, CalendarKind } from '@prorata/contract/calendar/calendar';
import { addMonths, brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { IconCalendarPlus, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Block } from '../../components/block.tsx';
import { QueryState } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { formatDate, formatMonth, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { DossierTab } from '../dossiers/dossier-search.ts';
import classes from './calendar.module.css';
import { monthQuery } from './calendar-queries.ts';
import { MonthGrid } from './month-grid.tsx';
import { type Urgency, urgencyOf } from './urgency.ts';

const FeedDialog = lazy(async () => ({ default: (await import('./feed-dialog.tsx')).FeedDialog }));

interface CalendarCardProps {
  /** Only the reader’s own dossiers and tasks. */
  readonly isMine: boolean;
}

/** The terms of a month, and those of one day of it. */
export function CalendarCard({ isMine }: CalendarCardProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const today = brusselsDate(new Date());
  const [day, setDay] = useState(today);
  const [isSubscribing, setSubscribing] = useState(false);
  const month = day.slice(0, 7);
  const query = useQuery(monthQuery(month, isMine));
  const entries = query.data?.month === month ? query.data.entries : [];
  const byDay = Map.groupBy(entries, ({ dueOn }) => dueOn);
  const turn = (months: number) => setDay(firstToSee(addMonths(`${month}-01`, months), today));
  return (
    <Block
      title={t('title')}
      remark={
        <Text span c="dimmed" size="sm" aria-live="polite">
          {formatMonth(month, language)}
        </Text>
      }
      act={
        <Group gap="xs" wrap="nowrap">
          <TurnButton label={t('previousMonth')} icon={IconChevronLeft} onClick={() => turn(-1)} />
          <TurnButton label={t('nextMonth')} icon={IconChevronRight} onClick={() => turn(1)} />
          <Tooltip label={t('feed.open')}>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconCalendarPlus size={16} />}
              aria-label={`.ics: ${t('feed.open')}`}
              onClick={() => setSubscribing(true)}
            >
              .ics
            </Button>
          </Tooltip>
        </Group>
      }
    >
      {query.isError ? (
        <QueryState query={query} />
      ) : (
        <>
          <MonthGrid month={month} day={day} today={today} byDay={byDay} onDay={setDay} />
          <DayList day={day} today={today} entries={byDay.get(day) ?? []} />
          {query.data && query.data.total > query.data.entries.length && (
            <Hint px="lg" pb="md">
              {t('more', { total: query.data.total, shown: query.data.entries.length })}
            </Hint>
          )}
        </>
      )}
      {isSubscribing && (
        <Suspense fallback={null}>
          <FeedDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
    </Block>
  );
}

/** Today in its own month, else the first day. */
function firstToSee(first: IsoDate, today: IsoDate): IsoDate {
  return first.slice(0, 7) === today.slice(0, 7) ? today : first;
}

interface TurnButtonProps {
  readonly label: string;
  readonly icon: typeof IconChevronLeft;
  readonly onClick: () => void;
}

function TurnButton({ label, icon: TurnIcon, onClick }: TurnButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="slate" aria-label={label} onClick={onClick}>
        <TurnIcon size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

interface DayListProps {
  readonly day: IsoDate;
  readonly today: IsoDate;
  readonly entries: readonly CalendarEntry[];
}

/** What ends on one day, each leading to where it is dealt with. */
function DayList({ day, today, entries }: DayListProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  return (
    <section className={classes.day} aria-live="polite">
      <Text component="h3" fz="sm" fw={600} m={0} className={classes.dayName ?? ''}>
        {formatDate(day, language, 'long')}
      </Text>
      {entries.length === 0 && <Hint>{t('nothing')}</Hint>}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} urgency={urgencyOf(entry, today)} />
          </li>
        ))}
      </ul>
      {entries.some(({ movedFrom }) => movedFrom !== null) && <Hint mt="xs">{t('movedHint')}</Hint>}
    </section>
  );
}

const TABS: Partial<Record<CalendarKind, DossierTab>> = {
  invitation: 'invitations',
  filing: 'invitations',
  lastFiling: 'invitations',
  draft: 'calculation',
  contestation: 'sending',
  hearing: 'sending',
};

function Entry({ entry, urgency }: { readonly entry: CalendarEntry; readonly urgency: Urgency }) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const { kind, dossier, about, movedFrom } = entry;
  const tab = TABS[kind];
  return (
    <Link
      to="/app/dossier/$dossierId"
      params={{ dossierId: dossier.id }}
      search={tab === undefined ? {} : { tab }}
      className={classes.entry}
      data-done={urgency === 'done' || undefined}
    >
      <span className={classes.dot} data-urgency={urgency} role="img" aria-label={t(`urgency.${urgency}`)} />
      <span className={classes.what}>
        <span className={classes.kind}>{t(`kinds.${kind}`)}</span>{' '}
        <span className={classes.whose}>
          {dossier.fileNumber} · {dossier.defendantName}
        </span>
        {about && <span className={classes.about}>{about}</span>}
        {movedFrom && (
          <span className={classes.about}>{t('moved', { date: formatDate(movedFrom, language) })}</span>
        )}
      </span>
    </Link>
  );
}
