import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetDrafts, hasDrafts, keepDrafts, keepOnlyDraftsOf, offerDraft, takeDraft } from './drafts.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function offer(name: string, draft: unknown): void {
  onTestFinished(offerDraft(name, () => draft));
}

test('what was typed comes back once, in the form that it came from', () => {
  offer('/app/dossier create', { language: 'nl' });
  offer('/app/dossier asset', { name: 'Kast' });
  keepDrafts('joris');
  keepOnlyDraftsOf('joris');
  expect(takeDraft('/app/other create')).toBeUndefined();
  expect(takeDraft('/app/dossier create')).toEqual({ language: 'nl' });
  expect(takeDraft('/app/dossier create')).toBeUndefined();
  expect(hasDrafts()).toBe(true);
  expect(takeDraft('/app/dossier asset')).toEqual({ name: 'Kast' });
  expect(hasDrafts()).toBe(false);
});

test('where nothing was typed, or the form has gone, nothing is kept', () => {
  offer('untouched', undefined);
  offerDraft('gone', () => 'text')();
  keepDrafts('joris');
  expect(hasDrafts()).toBe(false);
});

test('nobody sees what somebody else typed, nor who signed out', () => {
  offer('form', 'text');
  keepDrafts('joris');
  keepOnlyDraftsOf('annelies');
  expect(takeDraft('form')).toBeUndefined();
  keepDrafts('joris');
  forgetDrafts();
  expect(takeDraft('form')).toBeUndefined();
});

test('a browser without storage loses it, and nothing else', () => {
  vi.stubGlobal('sessionStorage', undefined);
  offer('form', 'text');
  keepDrafts('joris');
  expect(takeDraft('form')).toBeUndefined();
});
