import { type Cents, sumCents } from '@prorata/domain/money';
import type { Transaction } from '../../database/tables.ts';

/** What the claims of a statement come to, admitted and reserved, without the one that is being changed. */
export async function sumOfClaims(
  trx: Transaction,
  statementId: string,
  exceptId: string | null = null,
): Promise<Cents> {
  const claims = await trx
    .selectFrom('privilegedClaims')
    .select(['id', 'amountDemandedCents', 'reservedCents'])
    .where('statementId', '=', statementId)
    .execute();
  const counted = claims.filter(({ id }) => id !== exceptId);
  return sumCents(counted.map((claim) => claim.amountDemandedCents + claim.reservedCents));
}
