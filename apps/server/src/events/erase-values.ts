import { type Expression, sql } from 'kysely';
import type { Transaction } from '../database/tables.ts';

/** Names of values that no erasure takes: fingerprints and the form of evidence tell nothing of a person, and evidence hangs on them. */
const NEVER_ERASED = '(sha256|\\.format)$';

/** Erases what events told. Their rows stay, and with them the chain. */
export async function eraseValuesOf(
  trx: Transaction,
  eventIds: Expression<{ readonly id: string }>,
): Promise<void> {
  await sql`
    delete from audit_values where event_id in ${eventIds}
      and not exists (select from jsonb_object_keys(content) as key where key ~* ${NEVER_ERASED})`.execute(
    trx,
  );
  await sql`
    update audit_values set content = (
      select jsonb_object_agg(key, value) from jsonb_each(content) where key ~* ${NEVER_ERASED}
    )
    where event_id in ${eventIds}
      and exists (select from jsonb_object_keys(content) as key where key !~* ${NEVER_ERASED})`.execute(trx);
}
