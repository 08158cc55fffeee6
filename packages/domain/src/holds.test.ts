import { expect, test } from 'vitest';
import { holdsOf } from './holds.ts';

const NOTHING = { stopped: false, contested: false, consigned: false, replaced: false };

test('a dossier about which nothing was found is not held', () => {
  expect(holdsOf(NOTHING)).toEqual([]);
});

test('of several holds the gravest stands first', () => {
  expect(holdsOf({ ...NOTHING, consigned: true, contested: true, stopped: true })).toEqual([
    'stopped',
    'contested',
    'consigned',
  ]);
});
