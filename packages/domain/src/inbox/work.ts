import { type DossierTerm, findNextTerm } from '../dossier-terms.ts';
import { addDays, daysBetween, type IsoDate } from '../iso-date.ts';
import {
  type Awaited,
  awaitedBy,
  type IncomeFacts,
  incomeStepOf,
  listSteps,
  NEXT_STEPS,
  type NextStep,
  type NextStepKey,
  type StepFacts,
} from '../next-step.ts';
import { needsColleague } from '../payouts/approval.ts';

/** What waits for a person: a step of a dossier, papers without a place, or what somebody asked for. */
export const WORK_KINDS = [...NEXT_STEPS, 'placeDocuments', 'mention', 'reminder', 'task'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export const URGENCIES = ['today', 'overdue', 'week', 'later', 'waiting'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** The days that follow from a dossier, each `null` where nothing of the kind happened. */
export interface WorkDays {
  /** When it came into its status. */
  readonly statusSince: IsoDate;
  readonly failedSince: IsoDate | null;
  readonly calculatedSince: IsoDate | null;
  readonly preparedSince: IsoDate | null;
  readonly runDueSince: IsoDate | null;
}

export interface WorkFacts extends StepFacts, IncomeFacts {
  readonly counts: StepFacts['counts'] & IncomeFacts['counts'];
  readonly terms: readonly DossierTerm[];
  readonly days: WorkDays;
  /** The bailiff who is named to sign. */
  readonly signerId: string | null;
  /** Who prepared the file for the bank that is not approved yet. */
  readonly preparerId: string | null;
}

/** Who looks at the work, and what they may do. */
export interface Worker {
  readonly id: string;
  readonly canWrite: boolean;
  /** How many of the office may approve a payment, the person included. */
  readonly numberWhoMayApprove: number;
}

export interface Work extends NextStep {
  readonly dueOn: IsoDate | null;
  /** The term of the law that its day comes from; otherwise the day is an aim of the product. */
  readonly term: DossierTerm['term'] | null;
  readonly since: IsoDate | null;
  readonly awaits: Awaited | null;
  /** The person may do it. Who only reads may look. */
  readonly canAct: boolean;
  /** Holds up money or mail of others: it is for today from its first day on. */
  readonly isPressing: boolean;
}

/** The term within which each step is to be taken (Judicial Code 1627 and 1629); the first that still runs counts. */
const TERMS: Partial<Record<NextStepKey, readonly DossierTerm['term'][]>> = {
  invite: ['invitation'],
  sendInvitations: ['invitation', 'filing'],
  review: ['filing', 'draft'],
  goOn: ['filing', 'draft'],
  awaitStatements: ['filing'],
  addStatements: ['draft'],
  fillInBalance: ['draft'],
  calculate: ['draft'],
  calculateAgain: ['draft'],
  sign: ['draft'],
  awaitContestation: ['contestation'],
};

/** Where no term of the law runs: how many days after it began to wait something should be done. Our own aims. */
const AIM_DAYS: Partial<Record<NextStepKey, number>> = {
  fixDelivery: 3,
  send: 3,
  approvePayout: 2,
  makePayout: 2,
  pay: 7,
  payAgain: 7,
  settleContestation: 7,
  settleAddressees: 7,
  distribute: 7,
  close: 14,
};

const PRESSING: ReadonlySet<NextStepKey> = new Set([
  'fixDelivery',
  'send',
  'approvePayout',
  'makePayout',
  'pay',
  'payAgain',
  'settleContestation',
]);

/** All that waits in a dossier, for the person who looks. */
export function listWork(facts: WorkFacts, worker: Worker): Work[] {
  const income = incomeStepOf(facts);
  return [...listSteps(facts), ...(income ? [income] : [])].map((step) => workOf(step, facts, worker));
}

function workOf(step: NextStep, facts: WorkFacts, worker: Worker): Work {
  const { key } = step;
  const since = sinceOf(key, facts.days);
  const running = facts.terms.filter(({ term, isDone }) => !isDone && TERMS[key]?.includes(term));
  const next = findNextTerm(running);
  const aim = AIM_DAYS[key];
  const awaits = awaitedBy(step) ?? colleagueFor(key, facts, worker);
  return {
    ...step,
    ...{ since, term: next?.term ?? null, awaits: awaits ?? null },
    dueOn: next?.dueOn ?? (since === null || aim === undefined ? null : addDays(since, aim)),
    canAct: awaits === undefined && worker.canWrite,
    isPressing: PRESSING.has(key),
  };
}

function sinceOf(key: NextStepKey, days: WorkDays): IsoDate | null {
  if (key === 'fixDelivery') return days.failedSince;
  if (key === 'approvePayout' || key === 'makePayout') return days.preparedSince;
  if (key === 'distribute') return days.runDueSince;
  if (key === 'sign' || key === 'calculateAgain') return days.calculatedSince;
  // Of what the bank knows nothing says since when; a stop has its own day.
  return key === 'answerReceipts' ? null : days.statusSince;
}

/** Only the named bailiff signs, and who prepared a payment does not approve it. */
function colleagueFor(key: NextStepKey, facts: WorkFacts, worker: Worker): Awaited | undefined {
  if (key === 'sign') return facts.signerId === worker.id ? undefined : 'colleague';
  // Who is alone in the office signs in again when it comes to it.
  const isPreparer = facts.preparerId === worker.id;
  const isOthers = needsColleague({ isPreparer, numberWhoMay: worker.numberWhoMayApprove });
  return key === 'approvePayout' && isOthers ? 'colleague' : undefined;
}

/** Our own aim: papers that lie loose count for nothing, and the term to draw up the report runs. */
const PLACING_DAYS = 7;

export function placeDocumentsBy(laidDownOn: IsoDate): IsoDate {
  return addDays(laidDownOn, PLACING_DAYS);
}

/** As far ahead as one looks at the beginning of the day. */
const DAYS_OF_WEEK = 7;

/** When something is to be done, seen from a day. What was put off comes back on its day. */
export function urgencyOf(
  {
    awaits,
    dueOn,
    isPressing,
    snoozedUntil = null,
  }: Pick<Work, 'awaits' | 'dueOn' | 'isPressing'> & { readonly snoozedUntil?: IsoDate | null },
  today: IsoDate,
): Urgency {
  if (awaits !== null) return 'waiting';
  if (snoozedUntil !== null && snoozedUntil > today) return 'later';
  if (dueOn !== null && dueOn < today) return 'overdue';
  if (isPressing || dueOn === today) return 'today';
  return dueOn !== null && daysBetween(today, dueOn) <= DAYS_OF_WEEK ? 'week' : 'later';
}

/** What ends because somebody says so. All else ends by doing it: a term, a payment or a delivery cannot be ticked off. */
const TICKABLE: ReadonlySet<WorkKind> = new Set<WorkKind>(['mention', 'reminder', 'task', 'settleStop']);

export function canTickOff(kind: WorkKind): boolean {
  return TICKABLE.has(kind);
}

const LONGEST_DAYS = 90;
const LONGEST_PRESSING_DAYS = 7;

/**
 * The last day until which something may be put off, or `null` where it may not. What a term of the law asks for comes back on
 * its last day at the latest, and not at all once that is over; other people's money and mail wait a week at most.
 */
export function lastSnooze(
  { awaits, term, dueOn, isPressing }: Pick<Work, 'awaits' | 'term' | 'dueOn' | 'isPressing'>,
  today: IsoDate,
): IsoDate | null {
  if (awaits !== null) return null;
  if (term !== null) return dueOn !== null && dueOn > today ? dueOn : null;
  return addDays(today, isPressing ? LONGEST_PRESSING_DAYS : LONGEST_DAYS);
}
