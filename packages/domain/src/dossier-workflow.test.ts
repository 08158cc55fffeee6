import { describe, expect, it } from 'vitest';
import {
  canDeleteDossier,
  DOSSIER_EVENTS,
  type DossierCondition,
  type DossierMoveEvent,
  decideDossierMove,
  EDITABLE_DOSSIER_STATUSES,
  findValidationBlock,
  isDossierClosed,
  isDossierReadOnly,
} from './dossier-workflow.ts';
import { DOSSIER_STATUSES, type DossierStatus } from './vocabulary.ts';
import type { Facts } from './workflow.ts';

/** The whole workflow, line by line; what is not here is refused. */
const EXPECTED: readonly [DossierStatus, DossierMoveEvent, DossierStatus, readonly DossierCondition[]][] = [
  ['Created', 'sendInvitations', 'InvitesSent', []],
  ['Created', 'moveToProvisioned', 'Provisioned', []],
  ['Created', 'cancel', 'Cancelled', []],
  ['InvitesSent', 'sendInvitations', 'InvitesSent', []],
  ['InvitesSent', 'moveToProvisioned', 'Provisioned', []],
  ['InvitesSent', 'allInvitationsClosed', 'Provisioned', []],
  ['InvitesSent', 'cancel', 'Cancelled', []],
  ['Provisioned', 'calculate', 'Calculated', []],
  ['Provisioned', 'reinstateReport', 'PvSent', ['termWasOver']],
  ['Provisioned', 'cancel', 'Cancelled', []],
  ['Calculated', 'calculate', 'Calculated', ['noteGiven']],
  ['Calculated', 'deleteResult', 'Calculated', []],
  ['Calculated', 'deleteLastResult', 'Provisioned', []],
  ['Calculated', 'sign', 'Signed', []],
  ['Calculated', 'reinstateReport', 'PvSent', ['termWasOver']],
  ['Calculated', 'cancel', 'Cancelled', []],
  ['Signed', 'send', 'PvSent', []],
  ['Signed', 'voidReport', 'Provisioned', ['nothingHandedOver']],
  ['Signed', 'replaceReport', 'Provisioned', ['somebodyHasIt']],
  ['PvSent', 'contestationTermOver', 'ToPay', []],
  ['PvSent', 'settledByJudgment', 'Paid', []],
  ['PvSent', 'replaceReport', 'Provisioned', []],
  ['ToPay', 'markAsPaid', 'Paid', []],
  ['ToPay', 'settledByJudgment', 'Paid', []],
  ['ToPay', 'allLinesSettled', 'Paid', []],
  ['ToPay', 'replaceReport', 'Provisioned', ['nothingPaid']],
];

const EVENTS = Object.keys(DOSSIER_EVENTS) as DossierMoveEvent[];
const EVERYTHING_HOLDS: Facts<DossierCondition> = {
  noteGiven: true,
  nothingHandedOver: true,
  somebodyHasIt: true,
  nothingPaid: true,
  termWasOver: true,
};

describe.each(DOSSIER_STATUSES)('a dossier that is %s', (status) => {
  it('moves as the table says, and not otherwise', () => {
    for (const event of EVENTS) {
      const row = EXPECTED.find(([from, happens]) => from === status && happens === event);
      const decision = decideDossierMove(status, event, EVERYTHING_HOLDS);
      if (row === undefined) {
        expect.soft(decision, event).toEqual({ isAllowed: false, reason: 'notInThisStatus' });
        continue;
      }
      const [, , to, conditions] = row;
      expect.soft(decision, event).toEqual({ isAllowed: true, to });
      for (const condition of conditions) {
        const facts = { ...EVERYTHING_HOLDS, [condition]: false };
        const refused = decideDossierMove(status, event, facts);
        expect.soft(refused, event).toEqual({ isAllowed: false, reason: condition });
      }
      const onlyThese = Object.fromEntries(conditions.map((condition) => [condition, true]));
      expect.soft(decideDossierMove(status, event, onlyThese), event).toEqual({ isAllowed: true, to });
    }
  });

  it('is either editable or closed', () => {
    expect(isDossierClosed(status)).toBe(!EDITABLE_DOSSIER_STATUSES.some((editable) => editable === status));
    expect(isDossierReadOnly(status, false)).toBe(true);
    expect(isDossierReadOnly(status, true)).toBe(isDossierClosed(status));
  });

  it('can be deleted only when new and unknown outside', () => {
    expect(canDeleteDossier(status, false)).toBe(status === 'Created');
    expect(canDeleteDossier(status, true)).toBe(false);
  });
});

it('nothing but a draft that is voided or replaced leads out of a closed dossier back into an editable one', () => {
  const leadsBack = EXPECTED.filter(([from, , to]) => isDossierClosed(from) && !isDossierClosed(to));
  expect(new Set(leadsBack.map(([, event]) => event))).toEqual(new Set(['voidReport', 'replaceReport']));
});

const BLOCKS = {
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

it('is validated only between the invitations and the signature', () => {
  for (const status of DOSSIER_STATUSES) {
    expect.soft(findValidationBlock(status, true), status).toBe(BLOCKS[status]);
    expect.soft(findValidationBlock(status, false), status).toBe('readOnly');
  }
});
