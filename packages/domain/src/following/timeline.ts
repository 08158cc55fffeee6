import type { IsoDate } from '../iso-date.ts';

/** The way of a claim from filing to the end, as its creditor follows it. */
export const FOLLOWING_STEPS = ['filed', 'reviewed', 'draft', 'contest', 'payment', 'end'] as const;
export type FollowingStep = (typeof FOLLOWING_STEPS)[number];

/** Done, what is waited for now, what something keeps from going on, and what comes later. */
export const STEP_STATES = ['done', 'now', 'stopped', 'ahead'] as const;
type StepState = (typeof STEP_STATES)[number];

/** What happened, and nothing that was planned. */
export interface FollowingFacts {
  /** Absent where nothing was filed: then there is nothing to review and nothing to pay. */
  readonly filedOn: IsoDate | null;
  /** The day of the last decision, once all statements are decided on. */
  readonly reviewedOn: IsoDate | null;
  /** The day on which the draft in force was sent to this addressee. */
  readonly draftOn: IsoDate | null;
  /** The last day of this addressee; absent while the term does not run. */
  readonly contestUntil: IsoDate | null;
  /** The last day of whoever has the longest term, once nobody can contest any more. */
  readonly uncontestedSince: IsoDate | null;
  /** The draft gives nothing: no payment is waited for. */
  readonly isWithoutShare: boolean;
  readonly paidOn: IsoDate | null;
  readonly endedOn: IsoDate | null;
  /** Something keeps the money where it is. */
  readonly isHeld: boolean;
}

export interface StepOfTimeline {
  readonly step: FollowingStep;
  readonly state: StepState;
  readonly on: IsoDate | null;
}

/** Each step with its state: one at most is waited for, and none once something holds the money. */
export function timelineOf(facts: FollowingFacts): StepOfTimeline[] {
  const doneOn: Readonly<Record<FollowingStep, IsoDate | null>> = {
    filed: facts.filedOn,
    reviewed: facts.reviewedOn ?? facts.draftOn,
    draft: facts.draftOn,
    contest: facts.uncontestedSince,
    payment: facts.paidOn,
    end: facts.endedOn,
  };
  let isReached = true;
  return listSteps(facts).map((step) => {
    const on = doneOn[step];
    if (on !== null) return { step, state: 'done', on };
    const state = isReached ? (facts.isHeld ? 'stopped' : 'now') : 'ahead';
    isReached = false;
    return { step, state, on: step === 'contest' ? facts.contestUntil : null };
  });
}

function listSteps({ filedOn, isWithoutShare }: FollowingFacts): readonly FollowingStep[] {
  if (filedOn === null) return FOLLOWING_STEPS.filter((step) => !OF_STATEMENTS.includes(step));
  return isWithoutShare ? FOLLOWING_STEPS.filter((step) => step !== 'payment') : FOLLOWING_STEPS;
}

const OF_STATEMENTS: readonly FollowingStep[] = ['filed', 'reviewed', 'payment'];
