import { securedAfter } from '@prorata/domain/distribution/secured-after';
import { inputFromJson, resultFromJson } from '@prorata/domain/distribution/snapshot';
import type { FollowUpKind } from '@prorata/domain/vocabulary';
import { renameIn } from '../../database/copy-rows.ts';
import type { Transaction } from '../../database/tables.ts';
import type { CarriedIds } from './carry-over.ts';

/**
 * What claims have received under caps and maxima so far, under the ids of the new dossier: each secures once in a series. Where
 * the same mass is run again, what the earlier dossier gave is not given besides.
 */
export async function carrySecured(
  trx: Transaction,
  {
    earlierId,
    kind,
    ids,
  }: { readonly earlierId: string; readonly kind: FollowUpKind; readonly ids: CarriedIds },
): Promise<string> {
  const { inputJson, outcomeJson } = await trx
    .selectFrom('calculationResults')
    .select(['inputJson', 'outcomeJson'])
    .where('dossierId', '=', earlierId)
    .where('signedAt', 'is not', null)
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const input = inputFromJson(inputJson);
  const secured =
    kind === 'reserveDecided' ? (input.secured ?? []) : securedAfter(input, resultFromJson(outcomeJson));
  const stored = secured.map((one) => ({ ...one, amountCents: Number(one.amountCents) }));
  return renameIn(JSON.stringify(stored), ids);
}
