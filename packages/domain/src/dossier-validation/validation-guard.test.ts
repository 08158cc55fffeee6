import { expect, it } from 'vitest';
import { DOSSIER_STATUSES } from '../vocabulary.ts';
import { findValidationBlock } from './validation-guard.ts';

const EXPECTED = {
  Created: 'invitationsNotClosed',
  InvitesSent: 'invitationsNotClosed',
  Provisioned: undefined,
  Calculated: undefined,
  Signed: 'readOnly',
  PvSent: 'readOnly',
  ToPay: 'readOnly',
  Paid: 'readOnly',
  Cancelled: 'readOnly',
};

it.each(DOSSIER_STATUSES)('a dossier that is %s', (status) => {
  expect(findValidationBlock(status, true)).toBe(EXPECTED[status]);
  expect(findValidationBlock(status, false)).toBe('readOnly');
});
