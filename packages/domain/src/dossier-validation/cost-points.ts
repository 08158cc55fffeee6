import { graduatedFee } from '@prorata/law/parameters/tariff';
import { lastFirstOfJanuary, listTariffDoubts, type TariffDoubtReason } from '../costs/tariff-doubts.ts';
import { groupBy } from '../group-by.ts';
import type { IsoDate } from '../iso-date.ts';
import { type Cents, eurosFromCents } from '../money.ts';
import type { CostFrequency, DossierCostKind, DossierCostType } from '../vocabulary.ts';

/** What should be seen of the costs before a report is signed. */
export const COST_CODES = ['costsExceedMoney', 'feeOfOtherClass', 'tariffUnverified', 'tariffOld'] as const;

/** A cost of the tariff as a dossier is charged for it. */
export interface CostToCheck {
  readonly name: string;
  readonly kind: DossierCostKind;
  readonly type: DossierCostType;
  readonly frequency: CostFrequency;
  readonly unitCents: Cents;
  readonly isVerified: boolean;
  readonly validFrom: IsoDate;
}

export interface CostsToCheck {
  readonly tariff: readonly CostToCheck[];
  /** All that is asked before the creditors: of execution and of the tariff. */
  readonly demandedCents: Cents;
  readonly balanceToDistributeCents: Cents;
  readonly governingDate: IsoDate;
}

export interface CostPoint {
  readonly code: (typeof COST_CODES)[number];
  readonly params: Readonly<Record<string, string | number>>;
}

export function listCostPoints(costs: CostsToCheck): CostPoint[] {
  return [
    ...aboutTotal(costs),
    ...costs.tariff.flatMap((cost) => aboutClass(cost, costs)),
    ...aboutTariff(costs),
  ];
}

/** Costs come off first (Judicial Code 1631): nothing is left for any creditor, and not even all costs are paid. */
function aboutTotal({ demandedCents, balanceToDistributeCents }: CostsToCheck): CostPoint[] {
  if (demandedCents <= balanceToDistributeCents) return [];
  const params = { costs: eurosFromCents(demandedCents), balance: eurosFromCents(balanceToDistributeCents) };
  return [{ code: 'costsExceedMoney', params }];
}

/**
 * A fee per act goes by the class of the amount at stake, which a fixed cost cannot follow: one that asks the fee of
 * another class than that of this balance is pointed out.
 */
function aboutClass(
  { name, kind, type, frequency, unitCents }: CostToCheck,
  { balanceToDistributeCents, governingDate }: CostsToCheck,
): CostPoint[] {
  if (kind !== 'Fees' || type !== 'fixed' || frequency !== 'once') return [];
  const classes = graduatedFee.values.findLast(({ from }) => from <= governingDate)?.value.classes ?? [];
  const ofBalance = classes.find(
    ({ upToCents }) => upToCents === null || balanceToDistributeCents <= upToCents,
  );
  const isFeeOfAct = classes.some(({ feeCents }) => feeCents === unitCents);
  if (!isFeeOfAct || ofBalance === undefined || ofBalance.feeCents === unitCents) return [];
  const params = {
    cost: name,
    fee: eurosFromCents(unitCents),
    classFee: eurosFromCents(ofBalance.feeCents),
    balance: eurosFromCents(balanceToDistributeCents),
  };
  return [{ code: 'feeOfOtherClass', params }];
}

const DOUBT_CODES = { unverified: 'tariffUnverified', old: 'tariffOld' } as const satisfies Record<
  TariffDoubtReason,
  CostPoint['code']
>;

/** One point for all costs that share a doubt: the bailiff signs them off together. */
function aboutTariff({ tariff, governingDate }: CostsToCheck): CostPoint[] {
  const doubts = groupBy(listTariffDoubts(tariff, governingDate), ({ reason }) => reason);
  return [...doubts].map(([reason, group]) => ({
    code: DOUBT_CODES[reason],
    params: {
      count: group.length,
      names: group.map(({ cost }) => cost).join('; '),
      date: lastFirstOfJanuary(governingDate),
    },
  }));
}
