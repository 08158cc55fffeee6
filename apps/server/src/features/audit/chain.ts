import type { Database } from '../../database/tables.ts';
import { type EventRow, isSealWhole, type SaltedValues } from '../../events/seal-event.ts';
import { selectEvents } from '../../events/select-events.ts';

export interface ChainedEvent extends EventRow {
  /** What it tells, as far as it was not erased. */
  readonly values: SaltedValues;
}

/** All that a chain holds, in order, and where it says that it ends. */
interface Chain {
  readonly events: readonly ChainedEvent[];
  readonly end: { readonly lastSequence: number; readonly lastHash: string } | undefined;
}

/** So many at once that a long chain does not fill the memory of the driver. */
const BATCH = 1_000;

/**
 * The whole chain of a dossier, or what follows in it: what a reader filters, and what the check goes over. The end is read
 * first: what is written meanwhile comes after it and is left for the next reader.
 */
export async function readChain(db: Database, dossierId: string, after = 0): Promise<Chain> {
  const end = await db
    .selectFrom('auditChains')
    .select(['lastSequence', 'lastHash'])
    .where('id', '=', dossierId)
    .executeTakeFirst();
  const events: ChainedEvent[] = [];
  for (let last = after; end !== undefined && last < end.lastSequence; ) {
    const batch = await selectEvents(db)
      .where('event.chainId', '=', dossierId)
      .where('event.sequence', '>', last)
      .where('event.sequence', '<=', end.lastSequence)
      .orderBy('event.sequence')
      .limit(BATCH)
      .execute();
    events.push(...batch);
    if (batch.length < BATCH) break;
    last = batch.at(-1)?.sequence ?? end.lastSequence;
  }
  return { events, end };
}

/**
 * Whether every event is there, in its place and as it was written: each carries the seal of its own content and of
 * the one before, and the end of the chain is kept apart, so that nothing can be cut off unseen either. A value that
 * was erased leaves the chain whole; one that was changed does not.
 */
export function isChainIntact({ events, end }: Chain): boolean {
  if (end === undefined) return events.length === 0;
  const last = events.at(-1);
  const isWhole = events.every((event, place) => isLinked(event, events[place - 1], place + 1));
  return isWhole && last?.sequence === end.lastSequence && last.hash === end.lastHash;
}

function isLinked(
  { values, ...row }: ChainedEvent,
  previous: ChainedEvent | undefined,
  sequence: number,
): boolean {
  return (
    row.sequence === sequence && row.previousHash === (previous?.hash ?? null) && isSealWhole(row, values)
  );
}
