import { expect, it } from 'vitest';
import {
  groupOfState,
  type InvitationFacts,
  stateOfInvitation,
  WORKSPACE_GROUPS,
  WORKSPACE_STATES,
} from './invitation-state.ts';

const OPEN: InvitationFacts = {
  dossierStatus: 'InvitesSent',
  invitationStatus: 'Sent',
  validUntil: '2026-11-30',
  today: '2026-11-17',
  hasNothingToClaim: false,
  numberOfStatements: 0,
  isComplete: false,
  isReviewed: false,
  isPaidInFull: false,
};
const FILED: InvitationFacts = {
  ...OPEN,
  invitationStatus: 'ClosedAndSubmitted',
  numberOfStatements: 1,
  isComplete: true,
};

it.each([
  ['an invitation that nobody looked at', OPEN, 'new'],
  ['one on its last day', { ...OPEN, today: '2026-11-30' }, 'new'],
  ['one a day later', { ...OPEN, today: '2026-12-01' }, 'expired'],
  ['a statement that lacks something', { ...OPEN, numberOfStatements: 1 }, 'begun'],
  ['a statement that lacks nothing', { ...OPEN, numberOfStatements: 1, isComplete: true }, 'ready'],
  ['nothing to claim', { ...OPEN, hasNothingToClaim: true }, 'nothingToClaim'],
  ['one that the office went on without', { ...OPEN, dossierStatus: 'Provisioned' }, 'expired'],
  ['a filed statement', FILED, 'filed'],
  ['a decided one', { ...FILED, isReviewed: true }, 'reviewed'],
  [
    'one that the office calculates with',
    { ...FILED, isReviewed: true, dossierStatus: 'Signed' },
    'reviewed',
  ],
  ['a draft that was sent', { ...FILED, isReviewed: true, dossierStatus: 'PvSent' }, 'draftSent'],
  ['a term that is over', { ...FILED, isReviewed: true, dossierStatus: 'ToPay' }, 'toPay'],
  ['a full payment', { ...FILED, dossierStatus: 'Paid', isPaidInFull: true }, 'paid'],
  ['a payment of less', { ...FILED, dossierStatus: 'Paid' }, 'shortfall'],
  ['a dossier that was cancelled', { ...FILED, dossierStatus: 'Cancelled' }, 'cancelled'],
] as const)('%s is told', (_, facts, state) => {
  expect(stateOfInvitation(facts)).toBe(state);
});

it('puts every state in one of the groups', () => {
  expect(new Set(WORKSPACE_STATES.map(groupOfState))).toEqual(new Set(WORKSPACE_GROUPS));
});
