import type { Creditor } from '@prorata/contract/creditors/creditor';

/** The answer that a creditor is another one than all of its name. */
export const APART = 'apart';

/** A creditor of whom the office says, or has said, who it is. */
export interface IdentityQuestion {
  readonly creditor: Creditor;
  readonly candidates: readonly Creditor[];
  /** What stands: the id of the creditor that it is, or that it is another one; nothing while it is asked. */
  readonly answer: string | undefined;
  /** What numbers leave to be answered. */
  readonly canBeSame: boolean;
  readonly canBeApart: boolean;
}

/** Those that are asked first, then those that were answered and may be answered otherwise. */
export function listIdentityQuestions(creditors: readonly Creditor[]): IdentityQuestion[] {
  const asked = creditors.filter(({ question }) => question !== null);
  const told = creditors.filter(({ question, toldAt }) => question === null && toldAt !== null);
  return [...asked, ...told]
    .map((creditor) => questionAbout(creditor, creditors))
    .filter(({ candidates }) => candidates.length > 0);
}

function questionAbout(creditor: Creditor, creditors: readonly Creditor[]): IdentityQuestion {
  const { question, sameAsId, apartFromIds } = creditor;
  const ids = question?.candidateIds ?? (sameAsId === null ? apartFromIds : [sameAsId]);
  return {
    creditor,
    candidates: creditors.filter(({ id }) => ids.includes(id)),
    answer: question === null ? (sameAsId ?? APART) : undefined,
    canBeSame: question?.code !== 'creditorNumbersDiffer',
    canBeApart: question?.code !== 'creditorNumberShared',
  };
}
