import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { SaltedValues } from './seal-event.ts';

/** Events with the values that are left of them. */
export function selectEvents(db: Database) {
  return db
    .selectFrom('auditEvents as event')
    .leftJoin('auditValues', 'auditValues.eventId', 'event.id')
    .selectAll('event')
    .select(sql<SaltedValues>`coalesce(audit_values.content, '{}')`.as('values'));
}
