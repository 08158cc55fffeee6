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

/**
 * The pages of a statement in the address; without one it is the page on which a claim is filed. `data` opens what is known
 * already, `why` asks on what the amount is founded, `interest` splits it, and `check` shows all of it once more.
 */
const PAGES = ['data', 'why', 'interest', 'check'] as const;
export type StatementPageName = (typeof PAGES)[number];

/** What the address of a statement may say: the step that is open. */
export function parseStepSearch({ step }: Readonly<Record<string, unknown>>): {
  readonly step?: Step | StatementPageName;
} {
  const known = [...STEPS, ...PAGES].find((candidate) => candidate === step);
  return known === undefined ? {} : { step: known };
}
