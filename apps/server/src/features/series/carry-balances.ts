import type { IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents, largerOf } from '@prorata/domain/money';
import { dividendsOf, type LineDividend } from '@prorata/domain/series/dividends';
import type { Transaction } from '../../database/tables.ts';
import { detailsOf } from '../statements/claim-fields.ts';
import { type CarriedLine, carriedLinesOf } from '../statements/series-amounts.ts';
import type { ClaimRecord, WholeStatement } from '../statements/statement-record.ts';
import type { CarriedIds } from './carry-over.ts';
import { type NewMoneyKind, readGiven } from './read-given.ts';

interface Carrying {
  readonly earlierId: string;
  readonly kind: NewMoneyKind;
  /** Those of the new dossier that share in it. */
  readonly statements: readonly WholeStatement[];
  readonly ids: CarriedIds;
}

/**
 * Takes off what the earlier dossier gave to each claim: interest runs on what is left. Money that came later counts as paid on
 * the day on which the interest on it stopped (Judicial Code 1637); of a run it counts on the last day of interest of that run,
 * so that the next one counts from the day after, and what was consigned counts as received by whom it was consigned for. That
 * the money came back, or that nobody took it, changes neither: it is kept for that creditor. A statement that was paid in full
 * claims nothing any more.
 */
export async function carryBalances(trx: Transaction, carrying: Carrying): Promise<void> {
  const { earlierId, kind, statements, ids } = carrying;
  const given = await readGiven(trx, earlierId, kind);
  const linesOf = Map.groupBy(given.distribution.lines, ({ statementId }) => statementId);
  const earlierOf = new Map([...ids].map(([earlier, later]) => [later, earlier]));
  for (const statement of statements) {
    const earlier = earlierOf.get(statement.id) ?? null;
    const lines = linesOf.get(earlier) ?? [];
    const dividends = dividendsOf(lines, given.distribution, given.receivedOf(earlier)).map((dividend) => ({
      ...dividend,
      id: ids.get(dividend.id) ?? dividend.id,
    }));
    if (lines.length > 0 && dividends.every(isPaid)) await settle(trx, statement, given.at);
    else await pay(trx, statement, dividends, { ...given, ...carrying });
  }
}

function isPaid({ dueCents, receivedCents }: LineDividend): boolean {
  return dueCents <= receivedCents;
}

async function settle(trx: Transaction, { id }: WholeStatement, at: Date): Promise<void> {
  await trx
    .updateTable('statements')
    .set({ deletedAt: at, validatedAt: null, validatedBy: null })
    .where('id', '=', id)
    .execute();
}

interface Paying extends Pick<Carrying, 'earlierId' | 'kind' | 'ids'> {
  readonly paidOn: IsoDate;
}

async function pay(
  trx: Transaction,
  statement: WholeStatement,
  dividends: readonly LineDividend[],
  paying: Paying,
): Promise<void> {
  const dividendOf = new Map(dividends.map((dividend) => [dividend.id, dividend]));
  for (const claim of statement.claims) await payClaim(trx, claim, dividendOf.get(claim.id), paying);
  const restCents = dividendOf.get(statement.id)?.receivedCents ?? 0n;
  const { id, totalAmountClaimedCents, declaredTotalCents } = statement;
  await trx
    .updateTable('statements')
    .set({
      carried: JSON.stringify(toCarried(statement, dividends, paying.ids)),
      // What no claim of the statement holds has no payments of its own: it is less from now on.
      totalAmountClaimedCents: totalAmountClaimedCents - restCents,
      ...(declaredTotalCents !== null && {
        declaredTotalCents: largerOf(0n, declaredTotalCents - restCents),
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** Each line with what it was when it first took part, and all that it has received since. */
function toCarried(
  statement: WholeStatement,
  dividends: readonly LineDividend[],
  ids: CarriedIds,
): CarriedLine[] {
  const before = new Map(
    carriedLinesOf(statement).map((line) => {
      const id = ids.get(line.id) ?? line.id;
      return [id, { ...line, id }];
    }),
  );
  const now = dividends.map(({ id, dueCents, receivedCents }) => {
    const known = before.get(id);
    before.delete(id);
    return {
      id,
      initialCents: known?.initialCents ?? Number(dueCents),
      earlierCents: (known?.earlierCents ?? 0) + Number(receivedCents),
    };
  });
  // A claim that was paid in full before took no part in the last run.
  return [...now, ...before.values()];
}

async function payClaim(
  trx: Transaction,
  claim: ClaimRecord,
  dividend: LineDividend | undefined,
  { earlierId, kind, paidOn: date }: Paying,
): Promise<void> {
  if (dividend === undefined || dividend.receivedCents === 0n) return;
  const details = detailsOf(claim);
  const amount = eurosFromCents(dividend.receivedCents);
  const paid =
    kind === 'recurring'
      ? {
          dividends: [
            ...details.dividends,
            {
              ...{ dossierId: earlierId, date, amount },
              secured: eurosFromCents(dividend.securedCents),
              consigned: eurosFromCents(dividend.consignedCents),
            },
          ],
        }
      : { payments: [...details.payments, { date, amount, note: null }] };
  await trx
    .updateTable('privilegedClaims')
    .set({ details: JSON.stringify({ ...details, ...paid }) })
    .where('id', '=', claim.id)
    .execute();
}
