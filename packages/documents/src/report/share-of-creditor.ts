import { type Cents, sumCents } from '@prorata/domain/money';
import { dueTo } from './amounts-to-pay.ts';
import type { Declarant, Report } from './report.ts';

/** The money that there was, and what of it came before those without privilege. */
export interface WhyNotAll {
  readonly moneyInCents: Cents;
  readonly costsCents: Cents;
  readonly privilegedCents: Cents;
  readonly forOrdinaryCents: Cents;
  readonly demandedCents: Cents;
}

/** What a report gives to one statement, in sums that name nobody else. */
export interface ShareOfCreditor {
  readonly countedCents: Cents;
  readonly allottedCents: Cents;
  readonly consignedCents: Cents;
  readonly borneCents: Cents;
  /** Of an income that keeps coming in. */
  readonly series: NonNullable<Declarant['series']> | null;
  readonly whyNotAll: WhyNotAll | null;
}

export function shareOfCreditor(report: Report, statementId: string): ShareOfCreditor | undefined {
  const declarant = report.declarants.find((one) => one.statementId === statementId);
  if (declarant === undefined) return undefined;
  const { claimedCents, allottedCents, borneCents = 0n } = declarant;
  return {
    countedCents: claimedCents,
    allottedCents,
    consignedCents: dueTo(declarant).consignNowCents,
    borneCents,
    series: declarant.series ?? null,
    whyNotAll: whyNotAll(report, declarant),
  };
}

/**
 * Short enough to be read on a phone, so it is told only where it is the whole story: one estate, whose money is the costs,
 * what privileges took and what was left for the others, to the cent.
 */
function whyNotAll(report: Report, { claimedCents, allottedCents }: Declarant): WhyNotAll | null {
  const { totals, rounds, estates = [], series } = report;
  if (allottedCents >= claimedCents || estates.length > 0 || series?.settlement !== undefined) return null;
  const ordinary = rounds.filter(({ kind }) => kind === 'ordinary');
  const privilegedCents = sumCents(
    rounds.filter(({ kind }) => PRIVILEGED.has(kind)).map(({ paidCents }) => paidCents),
  );
  const forOrdinaryCents = sumCents(ordinary.map(({ paidCents }) => paidCents));
  const { moneyInCents, costsCents } = totals;
  if (moneyInCents - costsCents - privilegedCents !== forOrdinaryCents) return null;
  const demandedCents = sumCents(ordinary.map((round) => round.demandedCents));
  return { moneyInCents, costsCents, privilegedCents, forOrdinaryCents, demandedCents };
}

const PRIVILEGED: ReadonlySet<Report['rounds'][number]['kind']> = new Set([
  'maintenanceFromIncome',
  'maintenanceFromProtected',
  'assignment',
  'specific',
  'general',
]);
