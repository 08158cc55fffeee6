import { type Hold, holdsOf } from '@prorata/domain/holds';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { HOLD_FACTS } from './queries.ts';

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
