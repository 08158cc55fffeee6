import type { Hold } from './holds.ts';
import type { DossierStatus } from './vocabulary.ts';

/** How far the payment of a dossier is that may be paid: a file to prepare, to approve, to make, or with the bank. */
export const PAYOUT_STEPS = ['prepare', 'approve', 'make', 'awaitBank'] as const;
export type PayoutStep = (typeof PAYOUT_STEPS)[number];

/** What was found in a dossier, as far as it decides what comes next. */
export interface StepFacts {
  readonly status: DossierStatus;
  readonly balanceToDistribute: number | bigint | null;
  readonly holds: readonly Hold[];
  /** `null` where nothing is to be paid now. */
  readonly payoutStep: PayoutStep | null;
  /** Those who contest wait for the judge, or for the deposit office, which pays by the judge's table. */
  readonly isBeforeJudge: boolean;
  readonly counts: {
    /** Those that share in the money: what was left out of the distribution altogether is none. */
    readonly statementsToShare: number;
    readonly statementsToReview: number;
    readonly invitations: number;
    readonly unsentInvitations: number;
    readonly answeredInvitations: number;
    readonly failedDeliveries: number;
    readonly reportsUnderway: number;
    readonly addresseesToSettle: number;
    /** Unsigned, and of the dossier as it is now. */
    readonly resultsToSign: number;
    readonly linesToPayAgain: number;
    readonly closingTasks: number;
  };
}

/** The tab of the dossier on which a step is taken. */
export const STEP_TABS = [
  'general',
  'recurring',
  'balance',
  'statements',
  'invitations',
  'calculation',
  'sending',
] as const;
export type StepTab = (typeof STEP_TABS)[number];

/** The parts of the tab "Sending and payment", in their order. */
export const SENDING_PARTS = ['sending', 'contestation', 'payout', 'closing'] as const;
export type SendingPartName = (typeof SENDING_PARTS)[number];

/** What somebody must do, and where; `count` is how many things wait. */
export interface NextStep {
  readonly key: NextStepKey;
  readonly tab: StepTab;
  /** Where the tab has several. */
  readonly part?: SendingPartName;
  readonly count: number;
}

/** What a dossier can ask for, what is nearest to the creditors' money first. */
export const NEXT_STEPS = [
  'fixDelivery',
  'sign',
  'send',
  'pay',
  'approvePayout',
  'makePayout',
  'settleContestation',
  'settleAddressees',
  'settleStop',
  'payAgain',
  'distribute',
  'close',
  'answerReceipts',
  'review',
  'addStatements',
  'calculate',
  'calculateAgain',
  'fillInBalance',
  'sendInvitations',
  'goOn',
  'invite',
  'awaitStatements',
  'awaitSending',
  'awaitContestation',
  'awaitJudge',
  'awaitBank',
] as const;
export type NextStepKey = (typeof NEXT_STEPS)[number];

/** For whom a step waits that nobody in the office can take. */
export const AWAITED = ['creditors', 'post', 'judge', 'bank', 'colleague'] as const;
export type Awaited = (typeof AWAITED)[number];

/** Waiting for others is a step too, but nobody's work. */
const AWAITED_BY: Partial<Record<NextStepKey, Awaited>> = {
  awaitStatements: 'creditors',
  awaitContestation: 'creditors',
  awaitSending: 'post',
  awaitJudge: 'judge',
  awaitBank: 'bank',
};

export function awaitedBy({ key }: Pick<NextStep, 'key'>): Awaited | undefined {
  return AWAITED_BY[key];
}

export function isWork(step: Pick<NextStep, 'key'>): boolean {
  return awaitedBy(step) === undefined;
}

/** Where a mail or letter that failed is mended: before the signature it is an invitation, afterwards the report. */
export function tabOfFailures({ status }: Pick<StepFacts, 'status'>): 'sending' | 'invitations' {
  return status === 'Signed' || status === 'PvSent' || status === 'ToPay' ? 'sending' : 'invitations';
}

/** What comes next: what went wrong first, then what others wait for, then the next status. */
export function nextStepOf(facts: StepFacts): NextStep | undefined {
  return listSteps(facts)[0];
}

/**
 * All that a dossier asks for now, in the order in which it is best done. None of it is refused by what is asked here: what
 * cannot be done yet is not said before what makes it possible.
 */
export function listSteps(facts: StepFacts): NextStep[] {
  const { status, counts } = facts;
  if (status === 'Cancelled') return [];
  if (status === 'Paid') {
    return [
      ...some('payAgain', counts.linesToPayAgain, 'payout'),
      ...some('close', counts.closingTasks, 'closing'),
    ];
  }
  const { failedDeliveries: failed } = counts;
  const mend = failed > 0 ? [step('fixDelivery', tabOfFailures(facts), failed)] : [];
  return [...mend, ...stepsIn(facts)];
}

function stepsIn(facts: StepFacts): NextStep[] {
  const { status, counts } = facts;
  const { statementsToReview, unsentInvitations } = counts;
  const toSend = unsentInvitations > 0 ? [step('sendInvitations', 'invitations', unsentInvitations)] : [];
  const toReview = statementsToReview > 0 ? [step('review', 'statements', statementsToReview)] : [];
  switch (status) {
    case 'Created':
      return toSend.length > 0 ? toSend : [step('invite', 'invitations')];
    case 'InvitesSent':
      return [...toReview, ...toSend, ...(toSend.length > 0 ? [] : [collectionStep(facts)])];
    case 'Provisioned':
      return toReview.length > 0 ? toReview : [distributionStep(facts)];
    case 'Calculated':
      // What is not reviewed keeps from calculating again, not from seeing that a stop holds the signature.
      return toReview.length > 0 ? toReview : [signatureStep(facts)];
    default:
      return [stepAfterSignature(facts)];
  }
}

/** The dossier does not move on by itself while somebody can still take back that there is nothing to claim. */
function collectionStep({ counts: { invitations, answeredInvitations } }: StepFacts): NextStep {
  const isAnswered = invitations > 0 && answeredInvitations === invitations;
  return step(isAnswered ? 'goOn' : 'awaitStatements', 'invitations', invitations);
}

/** Without somebody to share it and without money there is nothing to calculate. */
function distributionStep({ counts, balanceToDistribute }: StepFacts): NextStep {
  if (counts.statementsToShare === 0) return step('addStatements', 'statements');
  if (balanceToDistribute === null || balanceToDistribute <= 0) return step('fillInBalance', 'balance');
  return step('calculate', 'calculation');
}

/** Until a stop is lifted nothing is signed, sent or paid; what can be done stands above the tabs. */
function signatureStep(facts: StepFacts): NextStep {
  if (facts.holds.includes('stopped')) return step('settleStop', 'general');
  if (facts.counts.resultsToSign > 0) return step('sign', 'calculation');
  const first = distributionStep(facts);
  return first.key === 'calculate' ? step('calculateAgain', 'calculation') : first;
}

function stepAfterSignature({ status, counts, holds, payoutStep, isBeforeJudge }: StepFacts): NextStep {
  if (holds.includes('stopped')) return step('settleStop', 'general');
  if (status === 'Signed') return step(counts.reportsUnderway > 0 ? 'awaitSending' : 'send', 'sending');
  if (holds.includes('contested')) {
    return inPart(isBeforeJudge ? 'awaitJudge' : 'settleContestation', 'contestation');
  }
  if (status === 'PvSent') {
    // Who has no proof of a delivery keeps the payment waiting, however long the term is over.
    return counts.addresseesToSettle > 0
      ? step('settleAddressees', 'sending', counts.addresseesToSettle)
      : step('awaitContestation', 'sending');
  }
  return inPart(PAYMENT[payoutStep ?? 'prepare'], 'payout');
}

const PAYMENT: Readonly<Record<PayoutStep, NextStepKey>> = {
  prepare: 'pay',
  approve: 'approvePayout',
  make: 'makePayout',
  awaitBank: 'awaitBank',
};

function step(key: NextStepKey, tab: StepTab, count = 0): NextStep {
  return { key, tab, count };
}

function inPart(key: NextStepKey, part: SendingPartName, count = 0): NextStep {
  return { key, tab: 'sending', part, count };
}

function some(key: NextStepKey, count: number, part: SendingPartName): NextStep[] {
  return count > 0 ? [inPart(key, part, count)] : [];
}

/** What the income that comes month by month decides from. */
export interface IncomeFacts {
  readonly status: DossierStatus;
  readonly holds: readonly Hold[];
  /** The dossier before it in the series, if there is one. */
  readonly follows: unknown;
  readonly counts: { readonly runsDue: number; readonly receiptQuestions: number };
}

/** Where the next run can be opened, or what came in can be taken into the first dossier. */
const RUN_STATUSES: readonly DossierStatus[] = ['ToPay', 'Paid'];
const FIRST_RUN_STATUSES: readonly DossierStatus[] = ['Created', 'InvitesSent', 'Provisioned', 'Calculated'];

/** What the income that comes month by month asks for, whatever else is to be done in its last dossier. */
export function incomeStepOf({ status, counts, holds, follows }: IncomeFacts): NextStep | undefined {
  const isFirst = follows === null && FIRST_RUN_STATUSES.includes(status);
  const canRun = holds.length === 0 && (isFirst || RUN_STATUSES.includes(status));
  if (counts.runsDue > 0 && canRun) return step('distribute', 'recurring');
  if (counts.receiptQuestions === 0) return undefined;
  return step('answerReceipts', 'recurring', counts.receiptQuestions);
}
