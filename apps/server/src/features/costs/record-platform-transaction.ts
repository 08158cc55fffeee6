import { CostPeriodError } from '@prorata/domain/costs/cost-period';
import { getPlatformPrice, type PlatformPrice } from '@prorata/domain/costs/platform-price';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { PlatformCostType } from '@prorata/domain/vocabulary';
import type { Insertable } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { PlatformTransactionsTable, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';

/** An event for which the platform charges an office. */
export interface ChargedEvent {
  readonly type: PlatformCostType;
  /** Names the one thing that happened, such as `delivery 0199…`: however often it is told, it is charged once. */
  readonly cause: string;
  readonly organizationId: string;
  readonly dossierId: string | null;
  readonly deliveryId?: string;
  /** The recipient of the mail or letter, or the creditor who was analysed. */
  readonly extraInfo?: string;
  readonly at: Date;
}

/**
 * Writes what an office owes for an event, at the price in force that day and less its discount, in the transaction
 * of the event itself. Gives `false` when it was charged already.
 */
export async function recordPlatformTransaction(trx: Transaction, event: ChargedEvent): Promise<boolean> {
  return (await recordPlatformTransactions(trx, [event])) === 1n;
}

/** The same for several, whose prices and dossiers are each looked up once. Gives how many had not been charged yet. */
export async function recordPlatformTransactions(
  trx: Transaction,
  events: readonly ChargedEvent[],
): Promise<bigint> {
  if (events.length === 0) return 0n;
  const invoiced = new Map<string, Awaited<ReturnType<typeof getInvoiced>>>();
  const prices = new Map<string, PlatformPrice>();
  const rows: Insertable<PlatformTransactionsTable>[] = [];
  for (const event of events) {
    const { organizationId, dossierId, deliveryId = null, extraInfo = null } = event;
    const about = `${organizationId} ${dossierId}`;
    const { discount, ...ofDossier } = invoiced.get(about) ?? (await getInvoiced(trx, event));
    invoiced.set(about, { discount, ...ofDossier });
    const priced = `${event.type} ${brusselsDate(event.at)} ${discount}`;
    const price = prices.get(priced) ?? (await getPrice(trx, event, discount));
    prices.set(priced, price);
    rows.push({
      id: newId(),
      idempotencyKey: `${event.type} ${event.cause}`,
      organizationId,
      dossierId,
      deliveryId,
      extraInfo,
      type: event.type,
      platformCostId: price.costId,
      priceCents: price.listCents,
      discountCents: price.discountCents,
      ...ofDossier,
      occurredAt: event.at,
    });
  }
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('platformTransactions')
    .values(rows)
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows;
}

/** The price of the day; no administrator changes it before it is written down. */
async function getPrice(
  trx: Transaction,
  { type, at }: ChargedEvent,
  discountPartsPerMillion: bigint,
): Promise<PlatformPrice> {
  const periods = await trx
    .selectFrom('platformCosts as cost')
    .innerJoin('platformCostPeriods as period', 'period.platformCostId', 'cost.id')
    .select(['cost.id', 'validFrom', 'validUntil', 'costCents'])
    .where('type', '=', type)
    .forKeyShare('cost')
    .execute();
  const onDate = brusselsDate(at);
  try {
    const costs = periods.map(({ id, ...period }) => ({ id, type, periods: [period] }));
    return getPlatformPrice(costs, type, onDate, discountPartsPerMillion);
  } catch (error) {
    if (!(error instanceof CostPeriodError)) throw error;
    throw new ProblemError('no-price-in-force', { params: { event: type, date: onDate }, cause: error });
  }
}

/** The discount of the office, and what the invoice says about the dossier, should it be deleted. */
async function getInvoiced(trx: Transaction, { organizationId, dossierId }: ChargedEvent) {
  const { discount, ...dossier } = await trx
    .selectFrom('organizations')
    .leftJoin('dossiers', (join) =>
      join.onRef('dossiers.organizationId', '=', 'organizations.id').on('dossiers.id', '=', dossierId),
    )
    .select(['creationDiscountPartsPerMillion as discount', 'dossiers.id', 'fileNumber', 'coDefendants'])
    .select(['defendantCompanyName', 'defendantFirstName', 'defendantLastName'])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (dossierId === null) return { discount, fileNumber: null, defendantName: null };
  if (dossier.id === null) throw new Error(`The office has no dossier ${dossierId}.`);
  const { fileNumber, coDefendants } = dossier;
  const defendantName = defendantNameOf({ ...dossier, coDefendants: coDefendants ?? [] }) || null;
  return { discount, fileNumber, defendantName };
}
