import { type Inbox, MAX_IN_CARD } from '@prorata/contract/inbox/inbox';
import { brusselsDate } from '@prorata/domain/iso-date';
import { tabOfFailures } from '@prorata/domain/next-step';
import type { SendMethod } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { fromUnmendedFailures, RECIPIENT } from '../delivery/unmended-failures.ts';
import { type PlaceRow, placeOf } from './present-items.ts';

interface Failure extends PlaceRow {
  readonly id: string;
  readonly addressee: string | null;
  readonly sendMethod: SendMethod;
  readonly failedAt: Date;
  readonly lastError: string | null;
}

/** Who was not reached last, each once. */
export async function listFailures(db: Database, dossierIds: readonly string[]): Promise<Inbox['failures']> {
  if (dossierIds.length === 0) return [];
  const { rows } = await sql<Failure>`
    select unreached.id, unreached.dossier_id, addressee, send_method, failed_at, last_error, dossiers.file_number,
      dossiers.status, defendant_first_name, defendant_last_name, defendant_company_name, co_defendants
    from (
      select distinct on (failed.dossier_id, ${RECIPIENT})
        failed.id, failed.dossier_id, failed.addressee, failed.send_method, failed.status_changed_at as failed_at,
        failed.last_error
      ${fromUnmendedFailures(sql`failed.dossier_id = any(${[...dossierIds]}::uuid[])`)}
      order by failed.dossier_id, ${RECIPIENT}, failed.status_changed_at desc, failed.id
    ) as unreached
    join dossiers on dossiers.id = unreached.dossier_id
    order by failed_at desc, unreached.id
    limit ${MAX_IN_CARD}
  `.execute(db);
  return rows.map(({ id, addressee, sendMethod, failedAt, lastError, ...place }) => {
    const dossier = placeOf(place);
    const failedOn = brusselsDate(failedAt);
    const tab = tabOfFailures(dossier);
    return { id, dossier, name: addressee, sendMethod, failedOn, reason: lastError, tab };
  });
}
