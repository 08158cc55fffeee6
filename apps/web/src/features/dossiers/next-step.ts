import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { DossierTab } from './dossier-search.ts';
import type { SendingPartName } from './sending-parts.ts';

/** What somebody must do next in a dossier, and where; `count` is how many things wait. */
export interface NextStep {
  readonly key: NextStepKey;
  readonly tab: DossierTab;
  /** Where the tab has several. */
  readonly part?: SendingPartName;
  readonly count: number;
}

export type NextStepKey =
  | 'fixDelivery'
  | 'sendInvitations'
  | 'invite'
  | 'awaitStatements'
  | 'goOn'
  | 'review'
  | 'fillInBalance'
  | 'calculate'
  | 'sign'
  | 'send'
  | 'awaitSending'
  | 'awaitContestation'
  | 'settleContestation'
  | 'settleStop'
  | 'pay'
  | 'payAgain'
  | 'close'
  | 'distribute'
  | 'answerReceipts';

/** Waiting for others is a step too, but nobody's work. */
const WAITING: ReadonlySet<NextStepKey> = new Set(['awaitStatements', 'awaitSending', 'awaitContestation']);

export function isWork({ key }: NextStep): boolean {
  return !WAITING.has(key);
}

type StepDossier = Pick<Dossier, 'status' | 'balanceToDistribute' | 'counts' | 'holds'>;

/** Where a mail or letter that failed is mended: before the signature it is an invitation, afterwards the report. */
export function tabOfFailures({ status }: Pick<Dossier, 'status'>): 'sending' | 'invitations' {
  return status === 'Signed' || status === 'PvSent' || status === 'ToPay' ? 'sending' : 'invitations';
}

/** What went wrong comes first, then what others wait for, then the next status. */
export function nextStepOf(dossier: StepDossier): NextStep | undefined {
  const { status, balanceToDistribute, counts, holds } = dossier;
  const { failedDeliveries, unsentInvitations, statementsToReview } = counts;
  const step = (key: NextStepKey, tab: DossierTab, count = 0): NextStep => ({ key, tab, count });
  if (status === 'Cancelled') return undefined;
  if (status === 'Paid') {
    if (counts.linesToPayAgain > 0)
      return { ...step('payAgain', 'sending', counts.linesToPayAgain), part: 'payout' };
    return counts.closingTasks > 0
      ? { ...step('close', 'sending', counts.closingTasks), part: 'closing' }
      : undefined;
  }
  if (failedDeliveries > 0) return step('fixDelivery', tabOfFailures(dossier), failedDeliveries);
  if (status === 'Created') {
    return unsentInvitations > 0
      ? step('sendInvitations', 'invitations', unsentInvitations)
      : step('invite', 'invitations');
  }
  if (statementsToReview > 0 && (status === 'InvitesSent' || status === 'Provisioned')) {
    return step('review', 'statements', statementsToReview);
  }
  if (status === 'InvitesSent') {
    // The dossier does not move on by itself while somebody can still take back that there is nothing to claim.
    const isAnswered = counts.invitations > 0 && counts.answeredInvitations === counts.invitations;
    return step(isAnswered ? 'goOn' : 'awaitStatements', 'invitations', counts.invitations);
  }
  if (status === 'Provisioned') {
    return balanceToDistribute === null ? step('fillInBalance', 'balance') : step('calculate', 'calculation');
  }
  // Until it is lifted nothing is signed, sent or paid; what can be done stands above the tabs.
  if (holds.includes('stopped')) return step('settleStop', 'general');
  if (status === 'Calculated') return step('sign', 'calculation');
  if (status === 'Signed') return step(counts.reportsUnderway > 0 ? 'awaitSending' : 'send', 'sending');
  if (holds.includes('contested')) return { ...step('settleContestation', 'sending'), part: 'contestation' };
  return status === 'PvSent'
    ? step('awaitContestation', 'sending')
    : { ...step('pay', 'sending'), part: 'payout' };
}

/** Where the next run can be opened, or what came in can be taken into the first dossier. */
const RUN_STATUSES: readonly Dossier['status'][] = ['ToPay', 'Paid'];
const FIRST_RUN_STATUSES: readonly Dossier['status'][] = [
  'Created',
  'InvitesSent',
  'Provisioned',
  'Calculated',
];

/** What the income that comes month by month asks for, whatever else is to be done in its last dossier. */
export function incomeStepOf({
  status,
  counts,
  holds,
  follows,
}: Pick<Dossier, 'status' | 'counts' | 'holds' | 'follows'>): NextStep | undefined {
  const isFirst = follows === null && FIRST_RUN_STATUSES.includes(status);
  const canRun = holds.length === 0 && (isFirst || RUN_STATUSES.includes(status));
  if (counts.runsDue > 0 && canRun) return { key: 'distribute', tab: 'recurring', count: 0 };
  if (counts.receiptQuestions === 0) return undefined;
  return { key: 'answerReceipts', tab: 'recurring', count: counts.receiptQuestions };
}
