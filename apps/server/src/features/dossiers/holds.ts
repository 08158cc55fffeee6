import { type Hold, holdsOf } from '@prorata/domain/holds';
import { BLOCKING_STOP_KINDS } from '@prorata/domain/stops';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** A stop that forbids to go on. */
const HOLDS = sql`(
  withdrawn_at is null and released_at is null and kind in (${sql.join(BLOCKING_STOP_KINDS.map((kind) => sql.lit(kind)))})
)`;

export const IS_STOPPED = sql<boolean>`(
  exists (select from stops where dossier_id = dossiers.id and ${HOLDS})
)`;

/** What holds a dossier, each by the table that knows it. */
export const HOLD_FACTS = [
  IS_STOPPED.as('stopped'),
  sql<boolean>`exists (select from holding_contestations where dossier_id = dossiers.id)`.as('contested'),
  sql<boolean>`exists (
    select from holding_contestations where dossier_id = dossiers.id and is_consigned
  )`.as('consigned'),
  sql<boolean>`exists (
    select from calculation_results
    where dossier_id = dossiers.id and void_kind = 'replaced' and replaced_by is null
  )`.as('replaced'),
] as const;

/** Whom what stops it concerns. */
export const STOPPED_DEFENDANTS = sql<string[]>`array(
  select distinct unnest(defendant_ids) from stops where dossier_id = dossiers.id and ${HOLDS}
)`;

/** From the day on which the bundle was handed in until the judgment is known, and while the deposit office pays by it. */
export const IS_BEFORE_JUDGE = sql<boolean>`(
  dossiers.status in ('PvSent', 'ToPay') and exists (
    select from proceedings where dossier_id = dossiers.id and (
      state in ('filed', 'judged', 'appealed', 'final')
      or state = 'hearing' and hearing_on >= (now() at time zone 'Europe/Brussels')::date
    )
  ) and not exists (
    select from contestations where dossier_id = dossiers.id and way <> 'letter' and timeliness <> 'late'
      and state = 'registered'
  )
)`;

/** What keeps the money of a dossier where it is, the gravest first. Whoever then acts upon it has locked the dossier. */
export async function listHolds(db: Database | Transaction, dossierId: string): Promise<Hold[]> {
  const facts = await db
    .selectFrom('dossiers')
    .select(HOLD_FACTS)
    .where('dossiers.id', '=', dossierId)
    .executeTakeFirst();
  return facts === undefined ? [] : holdsOf(facts);
}

/** Refuses to pay what is not to be paid now, or not by the bailiff; says why by the gravest of the holds. */
export async function refuseHeld(db: Database | Transaction, dossierId: string): Promise<void> {
  refuseHolds(await listHolds(db, dossierId));
}

/** The same once they are known. */
export function refuseHolds([hold]: readonly Hold[]): void {
  if (hold !== undefined) throw new ProblemError(`dossier-${hold}`);
}
