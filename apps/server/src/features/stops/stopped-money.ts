import { type Cents, sumCents } from '@prorata/domain/money';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { type Charged, readCharged } from '../dossiers/read-collection.ts';
import { type DossierMoney, readMoney } from '../dossiers/read-money.ts';
import { type PayoutLineRecord, readPaidReport } from '../payouts/payout-lines.ts';

interface Item {
  /** Nothing for what belongs to no lot. */
  readonly name: string | null;
  readonly cents: Cents;
}

/** The money of a dossier at the moment at which its distribution stops. */
export interface StoppedMoney {
  readonly receipts: readonly Item[];
  readonly receivedCents: Cents;
  /** What has arrived: only that is no longer for whoever shares out the money now. */
  readonly paidCents: Cents;
  readonly consignedCents: Cents;
  /** Ordered and not credited yet (Cass. 23-04-2010, C.08.0604.F). */
  readonly underwayCents: Cents;
  readonly costsTakenCents: Cents;
  readonly heldCents: Cents;
  /** Unknown where the tariff cannot be calculated: that is not nothing. */
  readonly costs: readonly Item[] | null;
}

export async function readStoppedMoney(db: Database, dossier: DossierRecord): Promise<StoppedMoney> {
  const { money, paid, atDepositOffice, priced } = await readTogether(db, (db) => ({
    money: readMoney(db, dossier.id),
    paid: readPaidReport(db, dossier),
    atDepositOffice: readConsigned(db, dossier),
    priced: readCharged(db, dossier),
  }));
  const { lines } = paid;
  const receipts = listReceipts(dossier, money);
  const receivedCents = sumCents(receipts.map(({ cents }) => cents));
  const arrived = (isWanted: (kind: PayoutLineRecord['kind']) => boolean) =>
    sumCents(lines.filter(({ kind }) => isWanted(kind)).map(({ facts }) => facts.paidCents));
  const paidCents = arrived((kind) => kind !== 'costs' && kind !== 'reserve');
  const consignedCents = arrived((kind) => kind === 'reserve') + atDepositOffice;
  const costsTakenCents = arrived((kind) => kind === 'costs');
  return {
    ...{ receipts, receivedCents, paidCents, consignedCents, costsTakenCents },
    underwayCents: sumCents(
      lines.map(({ facts }) => (facts.isUnderWay ? facts.amountCents - facts.paidCents : 0n)),
    ),
    heldCents: receivedCents - paidCents - consignedCents - costsTakenCents,
    costs: listCosts(priced.charged, money),
  };
}

function listReceipts({ balanceToDistributeCents }: DossierRecord, { assets }: DossierMoney): Item[] {
  const lots = assets.map(({ name, collectedAmountCents }) => ({ name, cents: collectedAmountCents }));
  const restCents = (balanceToDistributeCents ?? 0n) - sumCents(lots.map(({ cents }) => cents));
  return balanceToDistributeCents === null || restCents === 0n
    ? lots
    : [...lots, { name: null, cents: restCents }];
}

/** What one creditor alone bears is no cost of all of them. */
function listCosts(charged: Charged, { executionCosts }: DossierMoney): Item[] | null {
  if (charged.lines === null) return null;
  return [
    ...executionCosts
      .filter(({ creditorId }) => creditorId === null)
      .map(({ description, amountCents }) => ({ name: description, cents: amountCents })),
    ...charged.lines.map(({ name, totalCents }) => ({ name, cents: totalCents })),
  ];
}

/** What lies at the deposit office until the judge has decided (Judicial Code 1631). */
async function readConsigned(db: Database, { id }: DossierRecord): Promise<Cents> {
  const proceedings = await db
    .selectFrom('proceedings')
    .select('amountCents')
    .where('dossierId', '=', id)
    .where('consignedOn', 'is not', null)
    .where('paidOn', 'is', null)
    .execute();
  return sumCents(proceedings.map(({ amountCents }) => amountCents));
}
