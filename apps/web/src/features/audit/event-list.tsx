import { Text } from '@mantine/core';
import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { brusselsDate } from '@prorata/domain/iso-date';
import { useChangeTexts } from '../../components/use-change-texts.ts';
import { DateText } from '../../components/values.tsx';
import { formatTime, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './audit.module.css';
import { useEventLabels } from './use-event-labels.ts';

interface EventListProps {
  readonly events: readonly AuditEvent[];
  readonly isOutdated: boolean;
}

/** The events, by day. */
export function EventList({ events, isOutdated }: EventListProps) {
  return (
    <div className={classes.days} data-outdated={isOutdated || undefined} aria-busy={isOutdated}>
      {byDay(events).map(([day, ofDay]) => (
        <section key={day}>
          <Text component="h2" size="sm" fw={500} c="slate.7" pt="md" pb="xs" className={classes.day ?? ''}>
            <DateText value={day} style="long" />
          </Text>
          <ol>
            {ofDay.map((event) => (
              <EventItem key={event.id} event={event} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function EventItem({ event }: { readonly event: AuditEvent }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { phraseOf, actorOf } = useEventLabels();
  const changes = useChangeTexts()(event.subject.type, event.changes);
  return (
    <li className={classes.event}>
      <Text component="time" c="dimmed" dateTime={event.occurredAt}>
        {formatTime(event.occurredAt, language)}
      </Text>
      <div>
        <Text fw={500}>
          {phraseOf(event)}
          {event.subject.label && (
            <Text span fw={400} c="dimmed" ms="sm">
              {event.subject.label}
            </Text>
          )}
        </Text>
        {changes.length > 0 && (
          <dl className={classes.changes}>
            {changes.map(({ key, field, before, after }) => (
              <div key={key}>
                <dt>{field}</dt>
                <dd>{before === NOTHING ? after : t('change', { before, after })}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Text c="dimmed" className={classes.who ?? ''}>
        {actorOf(event.actor)}
        {event.origin && (
          <Text span size="xs" display="block" title={event.origin.userAgent ?? undefined}>
            {event.origin.address}
          </Text>
        )}
      </Text>
      <Text size="xs" c="dimmed" className={classes.hash ?? ''} title={event.hash}>
        <span>{t('sequence', { number: event.sequence })}</span> <code>{event.hash.slice(0, 8)}</code>
      </Text>
    </li>
  );
}

/** Events come newest first; so do their days. */
function byDay(events: readonly AuditEvent[]): [string, AuditEvent[]][] {
  const days = new Map<string, AuditEvent[]>();
  for (const event of events) {
    const day = brusselsDate(new Date(event.occurredAt));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
}
