import type { Selectable } from 'kysely';
import type { AuditEventsTable, Database } from '../../database/tables.ts';

export type EventRecord = Selectable<AuditEventsTable>;

/** All that a chain holds, in order, and where it says that it ends. */
export interface Chain {
  readonly events: readonly EventRecord[];
  readonly end: { readonly lastSequence: number; readonly lastHash: string } | undefined;
}

/** So many at once that a long chain does not fill the memory of the driver. */
const BATCH = 1_000;

/**
 * The whole chain of a dossier: what a reader filters, and what the check goes over. The end is read first: what is
 * written meanwhile comes after it and is left for the next reader.
 */
export async function readChain(db: Database, dossierId: string): Promise<Chain> {
  const end = await db
    .selectFrom('auditChains')
    .select(['lastSequence', 'lastHash'])
    .where('id', '=', dossierId)
    .executeTakeFirst();
  const events: EventRecord[] = [];
  for (let last = 0; end !== undefined && last < end.lastSequence; ) {
    const batch = await db
      .selectFrom('auditEvents')
      .selectAll()
      .where('chainId', '=', dossierId)
      .where('sequence', '>', last)
      .where('sequence', '<=', end.lastSequence)
      .orderBy('sequence')
      .limit(BATCH)
      .execute();
    events.push(...batch);
    if (batch.length < BATCH) break;
    last = batch.at(-1)?.sequence ?? end.lastSequence;
  }
  return { events, end };
}
