/** All steps there are. A further extract for a dossier asks what changed instead of what the dossier is. */
const ALL_STEPS = ['upload', 'dossier', 'changes', 'creditors', 'sending', 'standard', 'confirm'] as const;
export type Step = (typeof ALL_STEPS)[number];

const OPENING: readonly Step[] = ['upload', 'dossier', 'creditors', 'sending', 'standard', 'confirm'];
const ADDING: readonly Step[] = ['upload', 'changes', 'creditors', 'sending', 'confirm'];

/** The steps from an extract to a new dossier, or into one that is there. */
export function stepsFor(isAdding: boolean): readonly Step[] {
  return isAdding ? ADDING : OPENING;
}

export function stepAfter(steps: readonly Step[], step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** The step before, or none where the file itself would be next: it is not asked for again. */
export function stepBefore(steps: readonly Step[], step: Step): Step | undefined {
  const before = steps[steps.indexOf(step) - 1];
  return before === 'upload' ? undefined : before;
}

/** The step to show: the one asked for, but no further than somebody has come, and after the file was read. */
export function reachableStep(steps: readonly Step[], wanted: Step | undefined, furthest: Step): Step {
  const first = steps[1] ?? 'confirm';
  const place = wanted === undefined ? steps.indexOf(furthest) : steps.indexOf(wanted);
  return steps[Math.min(Math.max(place, 1), Math.max(steps.indexOf(furthest), 1))] ?? first;
}

/** What the address of the wizard may say: the step, the creditor that lies open, and the dossier that it adds to. */
export interface WizardSearch {
  readonly step?: Step;
  readonly creditor?: string;
  readonly dossierId?: string;
}

export function parseWizardSearch(search: Readonly<Record<string, unknown>>): WizardSearch {
  const step = ALL_STEPS.find((candidate) => candidate === search['step']);
  const { creditor, dossierId } = search;
  return {
    ...(step !== undefined && { step }),
    ...(typeof creditor === 'string' && { creditor }),
    ...(typeof dossierId === 'string' && { dossierId }),
  };
}
