import type { SendingPreview } from '@prorata/contract/previews/preview';
import { type Report, reportFromJson } from '@prorata/documents/report/report';
import { brusselsDate } from '@prorata/domain/iso-date';
import { type Cents, eurosFromCents, roundedShare, sumCents } from '@prorata/domain/money';
import { MILLION } from '@prorata/domain/percentage';
import { SEND_METHODS } from '@prorata/domain/vocabulary';
import { inForce } from '@prorata/law/dated-parameter';
import { vatRate } from '@prorata/law/parameters/taxes';
import type { Database } from '../../database/tables.ts';
import type { ComingDeliveries } from '../delivery/rehearse-sending.ts';
import type { Sending } from './coming-sendings.ts';

/** What the platform will charge, by each way, and beside it what the report reckoned for its letters. */
export async function describeCosts(
  db: Database,
  { deliveries, prices }: ComingDeliveries,
  sending: Sending,
  at: Date,
): Promise<SendingPreview['costs']> {
  const lines = SEND_METHODS.flatMap((sendMethod) => {
    const count = deliveries.filter((delivery) => delivery.sendMethod === sendMethod).length;
    const price = prices.get(sendMethod);
    return count === 0 ? [] : [{ sendMethod, count, price, total: price && price * BigInt(count) }];
  });
  const totals = lines.flatMap(({ price, count }) => (price === undefined ? [] : price * BigInt(count)));
  const net = totals.length < lines.length ? undefined : sumCents(totals);
  const rate = BigInt(inForce(vatRate, brusselsDate(at)).value);
  const vat = net === undefined ? undefined : roundedShare(net, rate, MILLION);
  return {
    lines: lines.map(({ price, total, ...line }) => ({
      ...line,
      price: eurosOrNull(price),
      total: eurosOrNull(total),
    })),
    net: eurosOrNull(net),
    vatPercentage: Number(rate) / 10_000,
    vat: eurosOrNull(vat),
    total: net === undefined || vat === undefined ? null : eurosFromCents(net + vat),
    budgeted: sending.kind === 'report' ? eurosOrNull(await findBudget(db, sending.resultId)) : null,
  };
}

/** What a report reckoned for each creditor to whom it goes by registered letter. */
async function findBudget(db: Database, resultId: string): Promise<Cents | undefined> {
  const { reportJson } = await db
    .selectFrom('calculationResults')
    .select('reportJson')
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  const { costs }: Partial<Report> = reportFromJson(reportJson);
  const counted = await db
    .selectFrom('dossierCosts')
    .select('id')
    .where('frequency', '=', 'perCreditorSentAsRegisteredLetter')
    .execute();
  const ids = new Set(counted.map(({ id }) => id));
  const own = costs?.tariff.filter(({ costId }) => ids.has(costId)) ?? [];
  return own.length === 0 ? undefined : sumCents(own.map(({ totalCents }) => totalCents));
}

function eurosOrNull(cents: Cents | undefined): number | null {
  return cents === undefined ? null : eurosFromCents(cents);
}
