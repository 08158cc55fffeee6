import type { DossierRow } from '@prorata/contract/dossiers/dossier-row';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import { expect, test } from 'vitest';
import { dueDossiers, waitingDossiers } from './waiting-dossiers.ts';

function row(fileNumber: string, status: DossierStatus, nextTermDueOn: string | null = null): DossierRow {
  const person = { id: '0190a5f4-0000-7000-8000-000000000001', name: 'Annelies', surname: 'Claes' };
  return {
    id: fileNumber,
    version: 1,
    fileNumber,
    ...{ dossierReference: null, repertoryNumber: null, erasedAt: null, handler: null },
    defendantName: 'Nova Print',
    corporateForm: 'BV',
    nationalNumber: null,
    kboNumber: null,
    responsibleBailiff: person,
    transactionKind: ['sale'],
    status,
    createdAt: '2026-10-01T08:00:00.000Z',
    statusChangedAt: '2026-10-01T08:00:00.000Z',
    createdBy: person,
    balanceToDistribute: 100,
    counts: {
      statements: 0,
      statementsToReview: 0,
      invitations: 1,
      unsentInvitations: 0,
      failedDeliveries: 0,
      reportsUnderway: 0,
      signedReports: 0,
      addresseesToSettle: 0,
      closingTasks: 0,
      linesToPayAgain: 0,
      runsDue: 0,
      receiptQuestions: 0,
      looseDocuments: 0,
      answeredInvitations: 0,
    },
    nextTerm: nextTermDueOn === null ? null : 'filing',
    nextTermDueOn,
    canDelete: false,
    canCancel: true,
    canMarkAsPaid: false,
    holds: [],
    follows: null,
    isStopped: false,
    stoppedDefendants: [],
  };
}

test('lists the dossiers that wait for somebody, the nearest to the money first', () => {
  const waiting = waitingDossiers([
    row('1', 'Created'),
    row('2', 'InvitesSent'),
    row('3', 'ToPay'),
    row('4', 'Calculated'),
    row('5', 'PvSent'),
  ]);
  expect(waiting.map(({ row: { fileNumber }, step: { key } }) => `${fileNumber} ${key}`)).toEqual([
    '4 sign',
    '3 pay',
    '1 invite',
  ]);
});

test('an income whose run is due stands beside what else is to be done in its dossier', () => {
  const paid = row('1', 'Paid');
  const counts = { ...paid.counts, runsDue: 1, closingTasks: 1 };
  expect(waitingDossiers([{ ...paid, counts }]).map(({ step: { key } }) => key)).toEqual([
    'distribute',
    'close',
  ]);
});

test('lists the terms that run by the day on which they end', () => {
  const due = dueDossiers([
    row('1', 'InvitesSent', '2026-11-23'),
    row('2', 'Paid'),
    row('3', 'InvitesSent', '2026-11-20'),
  ]);
  expect(due.map(({ row: { fileNumber }, dueOn }) => `${fileNumber} ${dueOn}`)).toEqual([
    '3 2026-11-20',
    '1 2026-11-23',
  ]);
});
