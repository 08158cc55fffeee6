import type { IsoDate } from '../iso-date.ts';
import { type Cents, roundedShare, sumCents } from '../money.ts';
import { MILLION, type PartsPerMillion } from '../percentage.ts';
import type { CostFrequency, DossierCostKind, DossierCostType } from '../vocabulary.ts';
import { type CostPeriod, getPeriodInForce } from './cost-period.ts';
import { type CostClass, type CostLayer, classOf, type LayerLine, layerLines } from './layered-amount.ts';

/** A period of a dossier cost; the layers belong to it, so that a new tariff leaves the old one as it was. */
export interface DossierCostPeriod extends CostPeriod {
  /** Empty unless the cost is layered. */
  readonly layers: readonly CostLayer[];
  /** Of a cost by class of amount. */
  readonly classes?: readonly CostClass[];
}

export interface DossierCost {
  readonly id: string;
  readonly name: string;
  readonly kind: DossierCostKind;
  readonly type: DossierCostType;
  readonly isVatApplicable: boolean;
  readonly frequency: CostFrequency;
  readonly frequencyOffset: number;
  /** The article of the tariff by which it is charged, as far as somebody has named it. */
  readonly tariffArticle?: string | null;
  readonly periods: readonly DossierCostPeriod[];
}

export interface DossierCostsInput {
  readonly costs: readonly DossierCost[];
  readonly balanceToDistributeCents: Cents;
  /** The date that decides which period is in force; part of the input, never today. */
  readonly governingDate: IsoDate;
  readonly counts: CostCounts;
  /** The rate that the law register has in force on the governing date. */
  readonly vatRatePartsPerMillion: PartsPerMillion;
  readonly isFreeOfRegistrationFees: boolean;
}

/** One cost of a dossier with everything that led to it. */
export interface DossierCostLine {
  readonly costId: string;
  readonly name: string;
  readonly kind: DossierCostKind;
  readonly tariffArticle: string | null;
  readonly period: DossierCostPeriod;
  readonly layers: readonly LayerLine[];
  /** The layers came to less than the period's amount, so that is what is asked. */
  readonly isMinimum: boolean;
  readonly unitCents: Cents;
  readonly count: number;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly totalCents: Cents;
}

/**
 * The costs of a dossier, in the order in which they are configured; what is due zero times is left out. VAT is
 * rounded per line, so that the printed lines add up to the printed total. Government costs are the registration
 * fees from which a dossier can be free.
 */
export function calculateDossierCosts(input: DossierCostsInput): DossierCostLine[] {
  return input.costs
    .filter(({ kind }) => !(input.isFreeOfRegistrationFees && kind === 'Government'))
    .map((cost) => ({ cost, count: costCount(cost.frequency, cost.frequencyOffset, input.counts) }))
    .filter(({ count }) => count > 0)
    .map(({ cost, count }) => dossierCostLine(cost, count, input));
}

function dossierCostLine(cost: DossierCost, count: number, input: DossierCostsInput): DossierCostLine {
  const { id: costId, name, kind, tariffArticle = null } = cost;
  const period = getPeriodInForce(cost.periods, input.governingDate, name);
  const unit = UNITS[cost.type](period, input.balanceToDistributeCents);
  const netCents = unit.unitCents * BigInt(count);
  const vatCents = cost.isVatApplicable ? roundedShare(netCents, input.vatRatePartsPerMillion, MILLION) : 0n;
  const totalCents = netCents + vatCents;
  return { costId, name, kind, tariffArticle, period, ...unit, count, netCents, vatCents, totalCents };
}

function fixedUnit(period: DossierCostPeriod) {
  return { unitCents: period.costCents, layers: [], isMinimum: false };
}

function classedUnit({ classes = [] }: DossierCostPeriod, balanceToDistributeCents: Cents) {
  const { costCents } = classOf(balanceToDistributeCents, classes);
  return { unitCents: costCents, layers: [], isMinimum: false };
}

function layeredUnit(period: DossierCostPeriod, balanceToDistributeCents: Cents) {
  const layers = layerLines(balanceToDistributeCents, period.layers);
  const feeCents = sumCents(layers.map((line) => line.feeCents));
  const isMinimum = feeCents < period.costCents;
  return { unitCents: isMinimum ? period.costCents : feeCents, layers, isMinimum };
}

const UNITS = { fixed: fixedUnit, layered: layeredUnit, classed: classedUnit } satisfies Record<
  DossierCostType,
  unknown
>;

/** How many there are in a dossier of each thing that a cost can be counted by. */
export interface CostCounts {
  readonly statements: number;
  readonly creditors: number;
  readonly creditorsByRegisteredLetter: number;
  readonly invitations: number;
  readonly invitationsByRegisteredLetter: number;
}

const COUNTED: Record<Exclude<CostFrequency, 'once'>, keyof CostCounts> = {
  perStatement: 'statements',
  perCreditor: 'creditors',
  perCreditorSentAsRegisteredLetter: 'creditorsByRegisteredLetter',
  perInvitation: 'invitations',
  perInvitationSentAsRegisteredLetter: 'invitationsByRegisteredLetter',
};

/**
 * How many times a cost is due. The offset is how many units are free: with 2, the third statement is the first
 * that costs. A cost that is due once has no units to skip, so the offset does not touch it.
 */
export function costCount(frequency: CostFrequency, offset: number, counts: CostCounts): number {
  if (frequency === 'once') return 1;
  const units = counts[COUNTED[frequency]];
  for (const whole of [units, offset]) {
    if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`${whole} is not a count.`);
  }
  return Math.max(0, units - offset);
}
