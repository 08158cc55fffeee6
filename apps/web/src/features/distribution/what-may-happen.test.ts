import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';
import { expect, it } from 'vitest';
import { canCalculate, canSend, canSign } from './what-may-happen.ts';

const ann = { id: 'ann', name: 'Ann', surname: 'Claes' };
const bert = { id: 'bert', name: 'Bert', surname: 'Claes' };
const people = { responsibleBailiff: ann, deputyBailiff: bert };
const result = { isOutdated: false, signDate: null };

it.each(DOSSIER_STATUSES)('offers in %s only what the workflow allows', (status) => {
  const dossier = { status, isReadOnly: false, signer: 'responsible', ...people } as const;
  const mayCalculate = status === 'Provisioned' || status === 'Calculated';
  expect(canCalculate(dossier)).toBe(mayCalculate);
  expect(canSign(dossier, result, { userId: 'ann', allowOlder: false })).toBe(status === 'Calculated');
  const isSigned = ['Signed', 'PvSent', 'ToPay', 'Paid'].includes(status);
  expect(canSend(dossier, { signDate: '2026-11-15T09:00:00Z', voided: null })).toBe(isSigned);
});

it('lets only the chosen signer sign, and an older calculation only when asked for', () => {
  const dossier = {
    status: 'Calculated',
    isReadOnly: false,
    signer: 'responsible',
    ...people,
  } as const;
  expect(canSign(dossier, result, { userId: 'bert', allowOlder: true })).toBe(false);
  const byDeputy = { ...dossier, signer: 'deputy' } as const;
  expect(canSign(byDeputy, result, { userId: 'bert', allowOlder: false })).toBe(true);
  expect(canSign(byDeputy, result, { userId: 'ann', allowOlder: false })).toBe(false);
  expect(canSign(dossier, { ...result, isOutdated: true }, { userId: 'ann', allowOlder: false })).toBe(false);
  expect(canSign(dossier, { ...result, isOutdated: true }, { userId: 'ann', allowOlder: true })).toBe(true);
});

it('neither calculates what is read-only nor sends what is not signed', () => {
  expect(canCalculate({ status: 'Calculated', isReadOnly: true })).toBe(false);
  expect(canSend({ status: 'Signed' }, { signDate: null, voided: null })).toBe(false);
});

it('sends nothing of a report that is without effect', () => {
  const replacedBy = { id: '0199a1b2-0000-7000-8000-0000000000aa', fileName: 'PV-2.pdf' };
  const told = { at: '2026-11-16T09:00:00Z', by: 'Ann', reason: 'Rang', isConsentNeeded: false };
  const voided = { kind: 'replaced', replacedBy, ...told } as const;
  expect(canSend({ status: 'PvSent' }, { signDate: '2026-11-15T09:00:00Z', voided })).toBe(false);
});
