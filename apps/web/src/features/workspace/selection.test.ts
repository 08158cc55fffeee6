import type { WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { expect, test } from 'vitest';
import { chosenOf, tallyOf } from './selection.ts';

function invitation(state: WorkspaceInvitation['state'], amountClaimed: number | null): WorkspaceInvitation {
  return {
    invitationId: `${state}-${amountClaimed}`,
    version: 0,
    office: { id: 'office', name: 'Wouters' },
    fileNumber: 'G26-1120',
    defendantName: 'Bouwbedrijf Leiehoek BV',
    transactionKind: [],
    addressee: null,
    creditorReference: null,
    sentAt: null,
    validUntil: '2026-11-20',
    group: 'toDo',
    state,
    missingParts: [],
    amountClaimed,
    amountAdmitted: null,
    amountAllotted: null,
    amountPaid: null,
    paidOn: null,
    contestUntil: null,
    matchedBy: 'number',
    assignee: null,
    filedBy: null,
  };
}

test('only what is ready is filed, and amounts add up to the cent', () => {
  const chosen = [
    invitation('ready', 0.1),
    invitation('ready', 0.2),
    invitation('begun', 5),
    invitation('new', null),
  ];
  const { ready, notReady, amount, readyAmount } = tallyOf(chosen);
  expect(ready).toHaveLength(2);
  expect(notReady).toBe(2);
  expect(readyAmount).toBe(0.3);
  expect(amount).toBe(5.3);
});

test('nothing chosen comes to nothing', () => {
  expect(tallyOf([])).toEqual({ ready: [], notReady: 0, amount: 0, readyAmount: 0 });
});

test.each([
  ['none', []],
  ['some', ['a']],
  ['all', ['a', 'b', 'elsewhere']],
] as const)('%s of two when %j are chosen', (expected, chosen) => {
  const rows = [{ invitationId: 'a' }, { invitationId: 'b' }];
  expect(chosenOf(rows, new Set(chosen))).toBe(expected);
});

test('an empty group has nothing chosen', () => {
  expect(chosenOf([], new Set(['a']))).toBe('none');
});
