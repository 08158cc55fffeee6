import { type Computation, computationSchema } from '@prorata/contract/income/income';
import type { IncomeKind } from '@prorata/domain/vocabulary';

type Income = Computation['incomes'][number];

/** A computation while it is filled in: what was paid may still be missing. */
export interface ComputationDraft extends Omit<Computation, 'incomes'> {
  readonly incomes: readonly (Omit<Income, 'net'> & { readonly net: number | null })[];
}

/** Of a month of which only the payer and the day are known. */
export function blankComputation(known: {
  readonly paidOn: string;
  readonly kind: IncomeKind;
  readonly payer: string | null;
  readonly children: number;
}): ComputationDraft {
  const { paidOn, kind, payer, children } = known;
  return { paidOn, incomes: [{ kind, payer, net: null, extra: 0 }], children, maintenance: null };
}

/** What a field that was emptied means: no bonus, no children. */
export function withoutBlanks<Draft extends Partial<ComputationDraft>>(draft: Draft): Draft {
  return {
    ...draft,
    children: draft.children ?? 0,
    incomes: (draft.incomes ?? []).map((income) => ({ ...income, extra: income.extra ?? 0 })),
  };
}

/** The computation, as soon as it is whole. */
export function readDraft(draft: Partial<ComputationDraft>): Computation | undefined {
  return computationSchema.safeParse(withoutBlanks(draft)).data;
}
