import type { Collection } from '@prorata/contract/dossiers/collection';
import { CostPeriodError } from '@prorata/domain/costs/cost-period';
import type { DossierCostLine } from '@prorata/domain/costs/dossier-costs';
import { LayersExceededError } from '@prorata/domain/costs/layered-amount';
import { findGoverningDate } from '@prorata/domain/governing-date';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import { LawGapError } from '@prorata/law/law-gap-error';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { Tools } from '../../tools.ts';
import { readTariff } from '../costs/read-tariff.ts';
import { chargeDossier } from './charge-tariff.ts';
import { countForCosts } from './count-for-costs.ts';
import { type DossierRecord, getDossier } from './find-dossier.ts';
import { presentCollection } from './present-collection.ts';
import { type DossierMoney, readMoney } from './read-money.ts';
import { type FollowUp, findFollowUp } from './series.ts';

/** The money of a dossier, as one moment sees it. */
export interface DossierCollection {
  readonly dossier: DossierRecord;
  readonly money: DossierMoney;
  readonly charged: Charged;
  /** The dossier whose costs these are: nothing is charged again. */
  readonly chargedIn: string | null;
  /** What came in for each lot, as statements of the bank show it. */
  readonly received: ReadonlyMap<string, Cents>;
}

/** What the tariff charges, or why that cannot be said. */
export type Charged =
  | { readonly lines: readonly DossierCostLine[]; readonly problem: null }
  | { readonly lines: null; readonly problem: NonNullable<Collection['dossierCostsProblem']> };

export async function readCollection(
  { db }: Pick<Tools, 'db'>,
  user: ActingUser,
  dossierId: string,
): Promise<Collection> {
  const dossier = await getDossier(db, user, dossierId);
  const { money, received, priced } = await readTogether(db, (db) => ({
    money: readMoney(db, dossierId),
    received: readReceived(db, dossier),
    priced: readCharged(db, dossier),
  }));
  const { followUp, charged } = priced;
  const chargedIn = followUp?.kind === 'reserveDecided' ? followUp.follows : null;
  return presentCollection({ dossier, money, charged, chargedIn, received });
}

async function readReceived(db: Database, { id }: DossierRecord): Promise<ReadonlyMap<string, Cents>> {
  const rows = await db
    .selectFrom('bankMovements as movement')
    .innerJoin('assets as asset', 'asset.id', 'movement.assetId')
    .select(['asset.id', sql<bigint>`sum(movement.amount_cents)::bigint`.as('cents')])
    .where('asset.dossierId', '=', id)
    .groupBy('asset.id')
    .execute();
  return new Map(rows.map((row) => [row.id, row.cents]));
}

/** What the tariff charges in a dossier, or why that cannot be said. */
export async function readCharged(
  db: Database,
  dossier: DossierRecord,
): Promise<{ readonly followUp: FollowUp | null; readonly charged: Charged }> {
  const base = await readTogether(db, (db) => ({
    followUp: findFollowUp(db, dossier.id),
    counts: countForCosts(db, dossier),
    tariff: readTariff(db, dossier.language ?? 'nl'),
  }));
  return { followUp: base.followUp, charged: charge(dossier, base) };
}

function charge(dossier: DossierRecord, base: Parameters<typeof chargeDossier>[1]): Charged {
  try {
    return { lines: chargeDossier(dossier, base), problem: null };
  } catch (error) {
    return { lines: null, problem: problemOf(dossier, error) };
  }
}

/** What neither the tariff nor the law register answers is told; it never becomes zero. */
function problemOf(dossier: DossierRecord, error: unknown): NonNullable<Charged['problem']> {
  const date = findGoverningDate(dossier) ?? brusselsDate(dossier.createdAt);
  if (error instanceof LawGapError) return { code: 'law-gap', cost: '', date: error.onDate };
  if (error instanceof CostPeriodError) return { code: 'tariff-gap', cost: error.costName, date };
  if (error instanceof LayersExceededError) return { code: 'tariff-gap', cost: '', date };
  throw error;
}
