import { Button, SegmentedControl, Text, UnstyledButton } from '@mantine/core';
import type { Activity } from '@prorata/contract/activity/activity';
import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { IconHistory, IconMessageCircle, IconPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '../../components/full-name.ts';
import { Empty, Loading } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import { formatDate, formatTime, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { auditQuery } from '../audit/audit-query.ts';
import { useEventLabels } from '../audit/use-event-labels.ts';
import classes from './activity.module.css';
import { notesQuery } from './activity-queries.ts';
import { type FeedItem, feedOf } from './feed.ts';
import { NoteItem, NoteText } from './note-item.tsx';

const FILTERS = ['all', 'notes', 'toMe', 'events'] as const;
type Filter = (typeof FILTERS)[number];

const PAGE = 30;
const MOST = 200;
const NONE = { items: [], hasMore: false };

/** Notes and what happened, by day. */
export function ActivityFeed({
  dossierId,
  activity,
}: {
  readonly dossierId: string;
  readonly activity: Activity;
}) {
  const { t } = useTranslation('activity');
  const [filter, setFilter] = useState<Filter>('all');
  const [size, setSize] = useState(PAGE);
  const notes = useQuery({
    ...notesQuery(dossierId, { toMe: filter === 'toMe', pageSize: size }),
    enabled: filter !== 'events',
  });
  const hasEvents = filter === 'all' || filter === 'events';
  const events = useQuery({ ...auditQuery(dossierId, { pageSize: size }), enabled: hasEvents });
  const isLoading =
    (filter !== 'events' && notes.data === undefined) || (hasEvents && events.data === undefined);
  const days = feedOf(
    filter === 'events' ? NONE : partOf(notes.data),
    hasEvents ? partOf(events.data) : NONE,
  );
  const hasMore =
    size < MOST &&
    ((filter !== 'events' && partOf(notes.data).hasMore) || (hasEvents && partOf(events.data).hasMore));
  const counts: Partial<Record<Filter, number>> = { notes: activity.notes, toMe: activity.notesToMe };
  return (
    <div className={classes.feed}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('feed.label')}
        value={filter}
        onChange={(value) => setFilter(FILTERS.find((one) => one === value) ?? 'all')}
        data={FILTERS.map((value) => ({
          value,
          label: counts[value] ? `${t(`feed.${value}`)} ${counts[value]}` : t(`feed.${value}`),
        }))}
      />
      {activity.pinned && filter !== 'events' && <Pinned note={activity.pinned} />}
      {isLoading && <Loading rows={4} />}
      {!isLoading && days.length === 0 && (
        <Empty icon={IconMessageCircle} title={t('feed.none')}>
          {t('feed.noneHint')}
        </Empty>
      )}
      {days.map(({ day, items }) => (
        <section key={day}>
          <Text component="h3" size="sm" fw={500} c="dimmed" mt="md" mb="xs">
            <DateText value={day} style="long" />
          </Text>
          {items.map((item) => (
            <Item key={keyOf(item)} item={item} dossierId={dossierId} activity={activity} />
          ))}
        </section>
      ))}
      {hasMore && (
        <Button variant="subtle" fullWidth onClick={() => setSize(MOST)}>
          {t('feed.more')}
        </Button>
      )}
    </div>
  );
}

function partOf<Item>(page: { readonly items: readonly Item[]; readonly total: number } | undefined) {
  return page === undefined ? NONE : { items: page.items, hasMore: page.total > page.items.length };
}

function keyOf(item: FeedItem): string {
  return item.kind === 'note' ? item.note.id : (item.events.at(-1)?.id ?? item.at);
}

function Pinned({ note }: { readonly note: NonNullable<Activity['pinned']> }) {
  const { t } = useTranslation('activity');
  const language = useLanguage();
  return (
    <div className={classes.pinned} role="note" aria-label={t('feed.pinned')}>
      <IconPin aria-hidden />
      <div>
        <NoteText note={note} />
        <Text size="sm" c="dimmed">
          {fullName(note.author)}, {formatDate(note.writtenAt, language)}
        </Text>
      </div>
    </div>
  );
}

interface ItemProps {
  readonly item: FeedItem;
  readonly dossierId: string;
  readonly activity: Activity;
}

function Item({ item, dossierId, activity }: ItemProps) {
  return item.kind === 'note' ? (
    <NoteItem dossierId={dossierId} note={item.note} people={activity.people} />
  ) : (
    <Events events={item.events} />
  );
}

/** One line for like events, which unfolds. */
function Events({ events }: { readonly events: readonly AuditEvent[] }) {
  const { t } = useTranslation(['activity', 'forms']);
  const language = useLanguage();
  const { phraseOf } = useEventLabels();
  const [isOpen, setOpen] = useState(false);
  const [newest] = events;
  const oldest = events.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  const until = formatTime(newest.occurredAt, language);
  const from = formatTime(oldest.occurredAt, language);
  const isSeveral = events.length > 1;
  const phrase = phraseOf(newest);
  const lineOf = ({ subject: { label } }: AuditEvent) =>
    label === null ? phrase : t('forms:labelled', { label: phrase, text: label });
  return (
    <>
      <div className={classes.event}>
        <IconHistory size={14} aria-hidden />
        <span>
          {isSeveral ? t('feed.several', { count: events.length, event: phrase }) : lineOf(newest)}{' '}
          {isSeveral && (
            <UnstyledButton
              className={classes.link ?? ''}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'feed.hide' : 'feed.show')}
            </UnstyledButton>
          )}
        </span>
        <span className={classes.time}>{from === until ? until : `${from}–${until}`}</span>
      </div>
      {isOpen &&
        events.map((event) => (
          <div key={event.id} className={classes.event} data-inner>
            <span />
            <span>{lineOf(event)}</span>
            <span className={classes.time}>{formatTime(event.occurredAt, language)}</span>
          </div>
        ))}
    </>
  );
}
