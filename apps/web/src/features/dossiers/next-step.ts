import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { DossierTab } from './dossier-search.ts';

/** What somebody must do next in a dossier, and in which tab; `count` is how many things wait. */
export interface NextStep {
  readonly key: NextStepKey;
  readonly tab: DossierTab;
  readonly count: number;
}

export type NextStepKey =
  | 'fixDelivery'
  | 'sendInvitations'
  | 'invite'
  | 'awaitStatements'
  | 'review'
  | 'fillInBalance'
  | 'calculate'
  | 'sign'
  | 'send'
  | 'awaitSending'
  | 'awaitContestation'
  | 'pay'
  | 'close';

/** Waiting for others is a step too, but nobody's work. */
const WAITING: ReadonlySet<NextStepKey> = new Set(['awaitStatements', 'awaitSending', 'awaitContestation']);

export function isWork({ key }: NextStep): boolean {
  return !WAITING.has(key);
}

type StepDossier = Pick<Dossier, 'status' | 'balanceToDistribute' | 'counts'>;

/** What went wrong comes first, then what others wait for, then the next status. */
export function nextStepOf({ status, balanceToDistribute, counts }: StepDossier): NextStep | undefined {
  const { failedDeliveries, unsentInvitations, statementsToReview } = counts;
  const step = (key: NextStepKey, tab: DossierTab, count = 0): NextStep => ({ key, tab, count });
  if (status === 'Cancelled') return undefined;
  if (status === 'Paid') {
    return counts.closingTasks > 0 ? step('close', 'sending', counts.closingTasks) : undefined;
  }
  // Before the signature it is an invitation that failed, afterwards the report.
  const isSigned = status === 'Signed' || status === 'PvSent' || status === 'ToPay';
  if (failedDeliveries > 0) {
    return step('fixDelivery', isSigned ? 'sending' : 'invitations', failedDeliveries);
  }
  if (status === 'Created') {
    return unsentInvitations > 0
      ? step('sendInvitations', 'invitations', unsentInvitations)
      : step('invite', 'invitations');
  }
  if (statementsToReview > 0 && (status === 'InvitesSent' || status === 'Provisioned')) {
    return step('review', 'statements', statementsToReview);
  }
  if (status === 'InvitesSent') return step('awaitStatements', 'invitations', counts.invitations);
  if (status === 'Provisioned') {
    return balanceToDistribute === null ? step('fillInBalance', 'balance') : step('calculate', 'calculation');
  }
  if (status === 'Calculated') return step('sign', 'calculation');
  if (status === 'Signed') return step(counts.reportsUnderway > 0 ? 'awaitSending' : 'send', 'sending');
  return status === 'PvSent' ? step('awaitContestation', 'sending') : step('pay', 'sending');
}
