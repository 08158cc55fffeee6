import type { AuditEvent } from '@prorata/contract/audit/audit-event';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../app/client/open-file.ts';
import { useChangeWords } from '../../components/use-change-words.ts';
import { useEventWords } from './use-event-words.ts';
import { writeCsv } from './write-csv.ts';

const COLUMNS = [
  'sequence',
  'occurredAt',
  'actor',
  'event',
  'subject',
  'field',
  'before',
  'after',
  'hash',
] as const;

/** Saves events as a table in the reader's words: one row for each change, or one for an event without any. */
export function useAuditFile(fileNumber: string): (events: readonly AuditEvent[]) => void {
  const { t } = useTranslation('audit');
  const { phraseOf, actorOf } = useEventWords();
  const changesOf = useChangeWords();
  const rowsOf = (event: AuditEvent): string[][] => {
    const start = [
      String(event.sequence),
      event.occurredAt,
      actorOf(event.actor),
      phraseOf(event),
      event.subject.label ?? '',
    ];
    const changes = changesOf(event.subject.type, event.changes);
    if (changes.length === 0) return [[...start, '', '', '', event.hash]];
    return changes.map(({ field, before, after }) => [...start, field, before, after, event.hash]);
  };
  return (events) => {
    const head = COLUMNS.map((column) => t(`file.${column}`));
    const csv = writeCsv([head, ...events.flatMap(rowsOf)]);
    saveFile({
      blob: new Blob([csv], { type: 'text/csv;charset=utf-8' }),
      fileName: `audit-${fileNumber.replaceAll('/', '-')}.csv`,
    });
  };
}
