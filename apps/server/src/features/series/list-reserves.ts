import type { Reserve } from '@prorata/contract/series/series';
import { eurosFromCents } from '@prorata/domain/money';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { sharesInDistribution } from '../dossiers/shares-in-distribution.ts';
import { countedOf, restOf } from '../statements/claim-amounts.ts';
import { listWholeStatements } from '../statements/read-statements.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { WholeStatement } from '../statements/statement-record.ts';

/** What of a dossier waits for a decision, statement by statement; nothing where the judge's table was paid. */
export async function listReserves(db: Database | Transaction, dossierId: string): Promise<Reserve[]> {
  const { judged, sharing } = await readTogether(db, (db) => ({
    judged: db
      .selectFrom('proceedings')
      .select('id')
      .where('dossierId', '=', dossierId)
      .where('paidOn', 'is not', null)
      .executeTakeFirst(),
    sharing: readSharing(db, dossierId),
  }));
  return judged === undefined ? sharing.flatMap(reservesOf) : [];
}

/** The statements that share in the distribution, with their claims. */
export async function readSharing(db: Database | Transaction, dossierId: string): Promise<WholeStatement[]> {
  return (await listWholeStatements(db, dossierId)).filter(sharesInDistribution);
}

function reservesOf(statement: WholeStatement): Reserve[] {
  const { id: statementId, isReserved: isWholeStatement, claims } = statement;
  const place = { statementId, isWholeStatement, creditorName: creditorNameOf(statement) ?? '' };
  const ofClaims = claims.map((claim) => ({
    ...place,
    claimId: claim.id,
    privilegeId: claim.privilegeId,
    cents: isWholeStatement ? countedOf(claim) : claim.reservedCents,
  }));
  const rest = isWholeStatement ? restOf(statement).cents : 0n;
  return [...ofClaims, { ...place, claimId: null, privilegeId: null, cents: rest }]
    .filter(({ cents }) => cents > 0n)
    .map(({ cents, ...reserve }) => ({ ...reserve, amount: eurosFromCents(cents) }));
}
