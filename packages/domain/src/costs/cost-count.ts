import type { CostFrequency } from '../vocabulary.ts';

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
