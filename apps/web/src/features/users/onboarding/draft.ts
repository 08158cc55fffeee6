import { withStorage } from '../../../platform/session/drafts.ts';
import { STEPS, type Step } from './steps.ts';

const KEY = 'prorata.onboarding';

/** What somebody has filled in so far and how far they came. */
export interface Draft {
  readonly values: object;
  readonly furthest: Step;
}

/**
 * Keeps a registration over a reload, in the storage of this tab alone: it holds personal details, and ends with the
 * tab. Of somebody else who signed in here before, nothing is shown.
 */
export function keepDraft(owner: string, draft: Draft): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify({ owner, ...draft })));
}

export function findDraft(owner: string): Draft | undefined {
  const text = withStorage((storage) => storage.getItem(KEY));
  return text ? parseDraft(text, owner) : undefined;
}

export function forgetDraft(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** What was kept, if it is the owner's and can be read. */
export function parseDraft(text: string, owner: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('owner' in kept) || kept.owner !== owner)
      return undefined;
    const furthest = 'furthest' in kept ? STEPS.find((step) => step === kept.furthest) : undefined;
    const values = 'values' in kept ? kept.values : undefined;
    return typeof values === 'object' && values !== null && furthest ? { values, furthest } : undefined;
  } catch {
    return undefined;
  }
}
