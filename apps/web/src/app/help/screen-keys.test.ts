import { expect, test } from 'vitest';
import { keysOf } from './screen-keys.ts';

const acts = (...place: Parameters<typeof keysOf>) => keysOf(...place).map(({ act }) => act);

test('a screen has its own keys first, then those of every screen', () => {
  expect(acts('dossierList', {})).toEqual(['walk', 'open', 'newDossier', 'box', 'search', 'help', 'leave']);
});

test('a dossier has the keys of what is open in it', () => {
  expect(acts('editDossier', {})[0]).toBe('save');
  expect(acts('editDossier', { tab: 'statements' })).toContain('cell');
  expect(acts('editDossier', { tab: 'statements', open: 'new' })[0]).toBe('save');
  expect(acts('editDossier', { review: 'next' })).toContain('validate');
  expect(acts('editDossier', { tab: 'statements', open: 'tray' })).toContain('kind');
  expect(acts('editDossier', { tab: 'costs' })).toEqual(['search', 'help', 'leave']);
});

test('who has no office behind the screen searches none', () => {
  for (const screen of ['start', 'invitedDossier', undefined] as const) {
    expect(acts(screen, {})).toEqual(['help', 'leave']);
  }
});
