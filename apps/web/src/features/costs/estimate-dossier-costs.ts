import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { periodInCents } from '@prorata/contract/costs/period-in-cents';
import { costNameIn } from '@prorata/domain/costs/cost-name';
import { CostPeriodError } from '@prorata/domain/costs/cost-period';
import { calculateDossierCosts, type DossierCostLine } from '@prorata/domain/costs/dossier-costs';
import { LayersExceededError } from '@prorata/domain/costs/layered-amount';
import { isIsoDate } from '@prorata/domain/iso-date';
import { centsFromEuros, eurosFromCents, isEuroAmount, sumCents } from '@prorata/domain/money';
import { DOSSIER_COST_KINDS, type DossierCostKind, type Language } from '@prorata/domain/vocabulary';
import { inForce } from '@prorata/law/dated-parameter';
import { vatRate } from '@prorata/law/parameters/taxes';

/** What somebody typed; a field that is empty or no number holds something else. */
export interface Estimate {
  readonly balance: unknown;
  readonly statements: unknown;
  readonly creditors: unknown;
  readonly creditorsByRegisteredLetter: unknown;
  readonly invitations: unknown;
  readonly invitationsByRegisteredLetter: unknown;
  readonly date: unknown;
  readonly isFree: unknown;
}

interface Sums {
  readonly kinds: readonly { readonly kind: DossierCostKind; readonly posts: number; readonly net: number }[];
  readonly vatRatePercent: number;
  readonly vat: number;
  readonly total: number;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number;
    readonly net: number;
  }[];
}

export type EstimateOutcome =
  | { readonly kind: 'sums'; readonly sums: Sums }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'exceeded' }
  | { readonly kind: 'gap' | 'overlap'; readonly name: string; readonly date: string };

/** What the costs of a dossier would come to, with the very function that the calculation uses. */
export function estimateDossierCosts(
  costs: readonly DossierCost[],
  typed: Estimate,
  language: Language,
): EstimateOutcome {
  const { balance, date } = typed;
  const counts = readCounts(typed);
  const isBalance = typeof balance === 'number' && balance >= 0 && isEuroAmount(balance);
  if (counts === undefined || !isBalance || typeof date !== 'string' || !isIsoDate(date))
    return { kind: 'incomplete' };
  const rate = inForce(vatRate, date < '2012-01-01' ? '2012-01-01' : date).value;
  try {
    const lines = calculateDossierCosts({
      costs: costs.map((cost) => domainCost(cost, language)),
      balanceToDistributeCents: centsFromEuros(balance),
      governingDate: date,
      counts,
      vatRatePartsPerMillion: BigInt(rate),
      isFreeOfRegistrationFees: typed.isFree === true,
    });
    return { kind: 'sums', sums: sumsOf(lines, rate / 10_000) };
  } catch (error) {
    if (error instanceof LayersExceededError) return { kind: 'exceeded' };
    if (!(error instanceof CostPeriodError)) throw error;
    return { kind: error.reason, name: error.costName, date: error.onDate };
  }
}

function readCounts({
  statements,
  creditors,
  creditorsByRegisteredLetter,
  invitations,
  invitationsByRegisteredLetter,
}: Estimate) {
  const counts = {
    statements,
    creditors,
    creditorsByRegisteredLetter,
    invitations,
    invitationsByRegisteredLetter,
  };
  const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return Object.values(counts).every(isCount) ? (counts as Record<keyof typeof counts, number>) : undefined;
}

function domainCost({ vatApplicable, periods, ...cost }: DossierCost, language: Language) {
  return {
    ...cost,
    name: costNameIn(cost, language),
    isVatApplicable: vatApplicable,
    periods: periods.map(periodInCents),
  };
}

function sumsOf(lines: readonly DossierCostLine[], vatRatePercent: number): Sums {
  const net = (some: readonly DossierCostLine[]) =>
    eurosFromCents(sumCents(some.map(({ netCents }) => netCents)));
  return {
    kinds: DOSSIER_COST_KINDS.map((kind) => {
      const ofKind = lines.filter((line) => line.kind === kind);
      return { kind, posts: ofKind.length, net: net(ofKind) };
    }),
    vatRatePercent,
    vat: eurosFromCents(sumCents(lines.map(({ vatCents }) => vatCents))),
    total: eurosFromCents(sumCents(lines.map(({ totalCents }) => totalCents))),
    lines: lines.map((line) => ({ id: line.costId, name: line.name, count: line.count, net: net([line]) })),
  };
}
