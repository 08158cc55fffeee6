import type { Expression } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';

/** A calculation by its id, or by what finds it. */
export type ResultId = string | Expression<string>;

/** Finds the signed report of a dossier that is in force, for whatever is read together with it. */
export function resultInForce(db: Database | Transaction, dossierId: string): Expression<string> {
  return db
    .selectFrom('calculationResults as inForce')
    .select('inForce.id')
    .where('inForce.dossierId', '=', dossierId)
    .where('inForce.signedAt', 'is not', null)
    .where('inForce.voidedAt', 'is', null)
    .limit(1)
    .$asScalar();
}
