import { type Inbox, MAX_IN_CARD } from '@prorata/contract/inbox/inbox';
import { brusselsDate } from '@prorata/domain/iso-date';
import { tabOfFailures } from '@prorata/domain/next-step';
import type { SendMethod } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { fromUnmendedFailures, RECIPIENT } from '../delivery/unmended-failures.ts';
import { readPlaces } from './present-items.ts';

interface Failure {
  readonly id: string;
  readonly dossierId: string;
  readonly addressee: string | null;
  readonly sendMethod: SendMethod;
  readonly statusChangedAt: Date;
  readonly lastError: string | null;
}

/** Who was not reached last, each once. */
export async function listFailures(db: Database, dossierIds: readonly string[]): Promise<Inbox['failures']> {
  if (dossierIds.length === 0) return [];
  const { rows } = await sql<Failure>`
    select * from (
      select distinct on (failed.dossier_id, ${RECIPIENT})
        failed.id, failed.dossier_id, failed.addressee, failed.send_method, failed.status_changed_at, failed.last_error
      ${fromUnmendedFailures(sql`failed.dossier_id = any(${[...dossierIds]}::uuid[])`)}
      order by failed.dossier_id, ${RECIPIENT}, failed.status_changed_at desc, failed.id
    ) as unreached
    order by status_changed_at desc, id
    limit ${MAX_IN_CARD}
  `.execute(db);
  const places = await readPlaces(
    db,
    rows.map(({ dossierId }) => dossierId),
  );
  return rows.flatMap(({ id, dossierId, addressee, sendMethod, statusChangedAt, lastError }) => {
    const dossier = places.get(dossierId);
    if (dossier === undefined) return [];
    const failedOn = brusselsDate(statusChangedAt);
    const tab = tabOfFailures(dossier);
    return [{ id, dossier, name: addressee, sendMethod, failedOn, reason: lastError, tab }];
  });
}
