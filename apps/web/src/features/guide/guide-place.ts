import type { Guide, GuideStep } from '@prorata/contract/guide/guide';

/** The tab of the dossier in which a step is done, and its part where the tab has several. */
const TABS = {
  creditors: { tab: 'invitations' },
  review: { tab: 'statements' },
  money: { tab: 'balance' },
  calculation: { tab: 'calculation' },
  signing: { tab: 'calculation' },
  sending: { tab: 'sending' },
  payment: { tab: 'sending', part: 'payout' },
  invoice: { tab: 'costs' },
} as const;

/** The first that is left to do; none when all is done. */
export function currentStepOf({ steps }: Pick<Guide, 'steps'>): GuideStep | undefined {
  return steps.find(({ isDone }) => !isDone)?.step;
}

/**
 * Where a step is done: only what was done or comes next has a place, for what lies further on may not be there yet. The
 * first has another one, while there is no dossier.
 */
export function placeOf(guide: Pick<Guide, 'steps' | 'dossier'>, step: GuideStep) {
  if (step === 'open' || guide.dossier === null || guide.dossier.status === 'Cancelled') return undefined;
  const isDone = guide.steps.some((one) => one.step === step && one.isDone);
  if (!isDone && step !== currentStepOf(guide)) return undefined;
  return { dossierId: guide.dossier.id, search: TABS[step] };
}

/** While the term to contest runs nothing can be paid: the guide waits with the person. */
export function isWaiting({ dossier }: Pick<Guide, 'dossier'>, step: GuideStep): boolean {
  return step === 'payment' && dossier?.status === 'PvSent';
}
