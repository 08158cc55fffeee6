import { isInvitationOpen } from './invitation-workflow.ts';
import type { InvitationStatus } from './vocabulary.ts';

/** What became of the question whether a balance is right. `silent`: the term passed, and the balance stands. */
export const BALANCE_ANSWERS = ['open', 'unchanged', 'changed', 'silent'] as const;
export type BalanceAnswer = (typeof BALANCE_ANSWERS)[number];

interface BalanceFacts {
  readonly status: InvitationStatus;
  /** The creditor confirmed, and did not take it back. */
  readonly isConfirmed: boolean;
  /** The creditor filed anew, or has nothing to claim any more: the balance was taken out of the distribution. */
  readonly isReplaced: boolean;
}

export function answerToBalance({ status, isConfirmed, isReplaced }: BalanceFacts): BalanceAnswer {
  if (isConfirmed) return 'unchanged';
  if (isInvitationOpen(status)) return 'open';
  return isReplaced ? 'changed' : 'silent';
}

/**
 * `confirm` and `takeBack` change what stands; `keep` leaves it, for on a phone the same is asked twice; the others refuse.
 */
export type BalanceDecision = 'confirm' | 'takeBack' | 'keep' | 'closed' | 'hasStatement' | 'noBalance';

interface BalanceActFacts {
  /** A balance was asked about, and it is still what shares in the distribution. */
  readonly hasBalance: boolean;
  readonly isConfirmed: boolean;
  /** The last day is not over, and the dossier still waits for creditors. */
  readonly isWithinTerm: boolean;
  readonly status: InvitationStatus;
  /** What the creditor has begun to file instead, beyond what stood there from the beginning. */
  readonly statementCount: number;
}

/** What becomes of the word that nothing has changed. Until the last day it can be taken back, unless the office has gone on. */
export function decideBalance(event: 'confirm' | 'takeBack', facts: BalanceActFacts): BalanceDecision {
  if (facts.isConfirmed) {
    if (event === 'confirm') return 'keep';
    return facts.isWithinTerm ? 'takeBack' : 'closed';
  }
  if (!facts.isWithinTerm || !isInvitationOpen(facts.status)) return 'closed';
  if (event === 'takeBack') return 'keep';
  if (!facts.hasBalance) return 'noBalance';
  return facts.statementCount > 0 ? 'hasStatement' : 'confirm';
}
