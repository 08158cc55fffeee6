/** The steps of a registration, in order. */
export const STEPS = ['welcome', 'profile', 'organization', 'documents', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** The fields of each step, by the beginning of their path. */
const FIELDS_OF: Readonly<Record<Step, readonly string[]>> = {
  welcome: [],
  profile: ['profile'],
  organization: ['organization'],
  documents: ['acceptsTermsOfUse', 'acceptsPrivacyPolicy', 'acceptsEula'],
  review: ['confirmsBailiffOrEmployee'],
};

export function fieldsOf(step: Step): readonly string[] {
  return FIELDS_OF[step];
}

/** The step on which a field stands. */
export function stepOf(path: string): Step {
  const isOn = (step: Step) =>
    FIELDS_OF[step].some((start) => path === start || path.startsWith(`${start}.`));
  return STEPS.find(isOn) ?? 'review';
}

export function stepAfter(step: Step): Step {
  return STEPS[Math.min(STEPS.indexOf(step) + 1, STEPS.length - 1)] ?? step;
}

export function stepBefore(step: Step): Step {
  return STEPS[Math.max(STEPS.indexOf(step) - 1, 0)] ?? step;
}

/** The step to show: the one asked for, but no further than somebody has come. */
export function reachableStep(wanted: Step | undefined, furthest: Step): Step {
  if (wanted === undefined) return 'welcome';
  return STEPS.indexOf(wanted) <= STEPS.indexOf(furthest) ? wanted : furthest;
}

/** What the address of a registration may say: the step. */
export function parseOnboardingSearch({ step }: Readonly<Record<string, unknown>>): { readonly step?: Step } {
  const known = STEPS.find((candidate) => candidate === step);
  return known === undefined ? {} : { step: known };
}
