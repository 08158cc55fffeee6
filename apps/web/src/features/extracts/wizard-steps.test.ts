import { describe, expect, test } from 'vitest';
import { parseWizardSearch, reachableStep, stepAfter, stepBefore, stepsFor } from './wizard-steps.ts';

const OPENING = stepsFor(false);

describe('the steps of the wizard', () => {
  test('a further extract asks for what changed and not for the dossier', () => {
    expect(stepsFor(true)).toContain('changes');
    expect(stepsFor(true)).not.toContain('dossier');
    expect(OPENING).not.toContain('changes');
  });

  test('follow each other, and never lead back to the file', () => {
    expect(stepAfter(OPENING, 'dossier')).toBe('creditors');
    expect(stepAfter(OPENING, 'confirm')).toBe('confirm');
    expect(stepBefore(OPENING, 'creditors')).toBe('dossier');
    expect(stepBefore(OPENING, 'dossier')).toBeUndefined();
  });

  test('an address leads no further than somebody has come', () => {
    expect(reachableStep(OPENING, 'confirm', 'creditors')).toBe('creditors');
    expect(reachableStep(OPENING, 'dossier', 'creditors')).toBe('dossier');
    expect(reachableStep(OPENING, undefined, 'sending')).toBe('sending');
    expect(reachableStep(OPENING, 'upload', 'upload')).toBe('dossier');
    expect(reachableStep(OPENING, 'changes', 'confirm')).toBe('dossier');
  });

  test('what an address says wrong is left out', () => {
    expect(parseWizardSearch({ step: 'nowhere', creditor: 3 })).toEqual({});
    expect(parseWizardSearch({ step: 'sending', creditor: 'a' })).toEqual({ step: 'sending', creditor: 'a' });
  });
});
