import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';

type StatementPart = InvitedStatement['missingParts'][number];

/** The steps of a statement, in order; after the last one stands the overview, to check and to submit. */
export const STEPS = ['creditor', 'amount', 'documents', 'claims', 'payment', 'sending'] as const;
export type Step = (typeof STEPS)[number];

/** Where each part of a statement is filled in. */
const STEP_OF: Readonly<Record<StatementPart, Step>> = {
  creditor: 'creditor',
  creditorAddress: 'creditor',
  totalAmountClaimed: 'amount',
  settlementDocument: 'documents',
  titleDocument: 'documents',
  proofDocuments: 'claims',
  paymentaccount: 'payment',
};

export const PARTS = Object.keys(STEP_OF) as readonly StatementPart[];

export function stepOfPart(part: StatementPart): Step {
  return STEP_OF[part];
}

/** Whether something that stands on this step is still missing. */
export function isStepMissing(step: Step, missingParts: readonly StatementPart[]): boolean {
  return missingParts.some((part) => STEP_OF[part] === step);
}

/** The step to go on to; after the last one comes the overview, which is none. */
export function stepAfter(step: Step): Step | undefined {
  return STEPS[STEPS.indexOf(step) + 1];
}

export function stepBefore(step: Step): Step | undefined {
  return STEPS[STEPS.indexOf(step) - 1];
}

/** What the address of a statement may say: the step that is open. */
export function parseStepSearch({ step }: Readonly<Record<string, unknown>>): { readonly step?: Step } {
  const known = STEPS.find((candidate) => candidate === step);
  return known === undefined ? {} : { step: known };
}
