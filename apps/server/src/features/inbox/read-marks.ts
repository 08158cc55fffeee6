import type { IsoDate } from '@prorata/domain/iso-date';
import type { Database } from '../../database/tables.ts';
import type { FoundWork } from './found-work.ts';

/** Something that waits, with what the person said about it. */
export interface MarkedWork extends FoundWork {
  readonly snoozedUntil: IsoDate | null;
}

type Mark = Awaited<ReturnType<typeof readMarks>>[number];

export function readMarks(db: Database, userId: string) {
  return db
    .selectFrom('inboxMarks')
    .select(['dossierId', 'item', 'occasion', 'snoozedUntil', 'doneAt'])
    .where('userId', '=', userId)
    .execute();
}

/** Leaves out what the person ticked off, and says what was put off. A mark of an earlier occasion says nothing any more. */
export function applyMarks(stored: readonly Mark[], found: readonly FoundWork[]): MarkedWork[] {
  const marks = new Map(stored.map((mark) => [nameOf(mark.dossierId, mark.item), mark]));
  return found.flatMap((work) => {
    const mark = marks.get(nameOf(work.dossierId, work.key));
    if (mark === undefined || mark.occasion !== work.occasion) return [{ ...work, snoozedUntil: null }];
    return mark.doneAt === null ? [{ ...work, snoozedUntil: mark.snoozedUntil }] : [];
  });
}

function nameOf(dossierId: string, item: string): string {
  return `${dossierId} ${item}`;
}
