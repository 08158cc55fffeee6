import { expect, test } from 'vitest';
import { countsOf, invitationsNaming, missingFiles } from './sheet-counts.ts';

const ROWS = [
  { outcome: 'ready', invitationId: 'a', missingDocuments: [] },
  { outcome: 'faulty', invitationId: 'b', missingDocuments: ['Afrekening.pdf', 'titel.pdf'] },
  { outcome: 'faulty', invitationId: 'c', missingDocuments: ['titel.pdf'] },
  { outcome: 'faulty', invitationId: null, missingDocuments: ['titel.pdf'] },
] as const;

test('every line is counted once', () => {
  expect(countsOf(ROWS)).toEqual({ ready: 1, filed: 0, alreadyFiled: 0, faulty: 3, empty: 0 });
});

test('a file that several lines name is asked for once', () => {
  expect(missingFiles(ROWS)).toEqual(['Afrekening.pdf', 'titel.pdf']);
});

test.each([
  ['titel.pdf', ['b', 'c']],
  ['AFREKENING.PDF', ['b']],
  ['foto.jpg', []],
])('%s belongs to %j', (name, invitations) => {
  expect(invitationsNaming(ROWS, name)).toEqual(invitations);
});
