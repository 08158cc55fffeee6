import type { DistributionInput, Secured } from '@prorata/domain/distribution/input';
import type { LineOutcome } from '@prorata/domain/distribution/outcome';
import { securedAfter } from '@prorata/domain/distribution/secured-after';
import { inputFromJson } from '@prorata/domain/distribution/snapshot';
import { groupBy } from '@prorata/domain/group-by';
import type { Cents } from '@prorata/domain/money';
import { receivedOfLines } from '@prorata/domain/series/dividends';
import type { FollowUpKind } from '@prorata/domain/vocabulary';
import { renameIn } from '../../database/copy-rows.ts';
import type { Transaction } from '../../database/tables.ts';
import type { CarriedIds } from './carry-over.ts';
import { type NewMoneyKind, readGiven } from './read-given.ts';

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
  const { inputJson } = await trx
    .selectFrom('calculationResults')
    .select('inputJson')
    .where('dossierId', '=', earlierId)
    .where('signedAt', 'is not', null)
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const input = inputFromJson(inputJson);
  const secured =
    kind === 'reserveDecided' ? (input.secured ?? []) : await readSecured(trx, { earlierId, kind, input });
  const stored = secured.map((one) => ({ ...one, amountCents: Number(one.amountCents) }));
  return renameIn(JSON.stringify(stored), ids);
}

/** By what each claim has really been given: the judge's table may give less than the draft would have. */
async function readSecured(
  trx: Transaction,
  {
    earlierId,
    kind,
    input,
  }: { readonly earlierId: string; readonly kind: NewMoneyKind; readonly input: DistributionInput },
): Promise<readonly Secured[]> {
  const { distribution, receivedOf } = await readGiven(trx, earlierId, kind);
  const received = new Map<LineOutcome, Cents>();
  for (const [statementId, lines] of groupBy(distribution.lines, (line) => line.statementId)) {
    const cents = receivedOfLines(lines, receivedOf(statementId));
    for (const [place, line] of lines.entries()) received.set(line, cents[place] ?? 0n);
  }
  return securedAfter(input, distribution, (line) => received.get(line) ?? 0n);
}
