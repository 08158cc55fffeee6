import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { eraseValuesOf } from '../../events/erase-values.ts';

// What events told goes from `audit_values`; the chains prove themselves without it.

/** How many values the events of each chain still hold: a chain that holds fewer afterwards says why by an event of its own. */
export async function countValues(
  trx: Transaction,
  chainIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ chainId: string; held: number }>`
    select chain_id, count(*)::int as held
    from audit_events join audit_values on event_id = audit_events.id, jsonb_object_keys(content)
    where chain_id = any(${chainIds}::uuid[]) group by chain_id`.execute(trx);
  return new Map(rows.map(({ chainId, held }) => [chainId, held]));
}

export async function eraseAllValues(trx: Transaction, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await eraseValuesOf(trx, trx.selectFrom('auditEvents').select('id').where('subjectId', 'in', subjectIds));
}

/** Takes away what events told of some fields, and of the parts of them: `defendant` is also `defendant.name`. */
export async function eraseValues(
  trx: Transaction,
  subjectIds: readonly string[],
  fields: readonly string[],
): Promise<void> {
  const told = fields.flatMap((field) => [`before.${field}`, `after.${field}`]);
  await sql`
    update audit_values set content = content - (
      select coalesce(array_agg(key), '{}') from jsonb_object_keys(content) as key
      where exists (select from unnest(${told}::text[]) as field where key = field or starts_with(key, field || '.'))
    )
    where event_id in (select id from audit_events where subject_id = any(${subjectIds}::uuid[]))
      and exists (
        select from jsonb_object_keys(content) as key, unnest(${told}::text[]) as field
        where key = field or starts_with(key, field || '.')
      )`.execute(trx);
}

/** Takes away as whom, from where and by what means somebody acted who has no account: they go by the id of their invitation. */
export async function eraseActor(trx: Transaction, actorId: string): Promise<void> {
  await sql`
    update audit_values set content = content - array['actorName', 'originAddress', 'originUserAgent']
    where event_id in (select id from audit_events where actor_id = ${actorId} and actor_kind <> 'user')`.execute(
    trx,
  );
}
