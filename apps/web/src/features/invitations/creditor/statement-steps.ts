import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';

type StatementPart = InvitedStatement['missingParts'][number];

/**
 * The pages of a statement in the address; without one it is the page on which a claim is filed. `data` opens what is known
 * already, `why` asks on what the amount is founded, `interest` splits it, and `check` shows all of it once more.
 */
const STEPS = ['data', 'why', 'interest', 'check'] as const;
export type Step = (typeof STEPS)[number];

/** Where a part of a statement is filled in; on the one page when it is none of the others. */
const STEP_OF: Readonly<Partial<Record<StatementPart, Step>>> = {
  creditor: 'data',
  creditorAddress: 'data',
  proofDocuments: 'why',
};

export function stepOfPart(part: StatementPart): Step | undefined {
  return STEP_OF[part];
}

/** What the address of a statement may say: the page that is open. */
export function parseStepSearch({ step }: Readonly<Record<string, unknown>>): { readonly step?: Step } {
  const known = STEPS.find((candidate) => candidate === step);
  return known === undefined ? {} : { step: known };
}
