import type { SendResult } from '@prorata/contract/delivery/delivery';
import type { LedgerAddressee } from '@prorata/contract/results/result';
import { describe, expect, it } from 'vitest';
import {
  countRows,
  deliveredOn,
  depositedOn,
  filterRows,
  proofOf,
  rowsOf,
  termPointsOf,
} from './ledger-rows.ts';

const letter = (id: string, changes: object = {}): SendResult => ({
  ...{ id, addressee: 'Tim Goossens', address: 'Haverwerf 27, 2800 Mechelen', requestedBy: null },
  ...{ requestedAt: `2026-11-1${id}T10:00:00Z`, acceptedAt: `2026-11-1${id}T10:05:00Z` },
  ...{
    statusChangedAt: '2026-11-18T10:00:00Z',
    failure: null,
    nextAttemptAt: null,
    replacesDeliveryId: null,
  },
  ...{ sendMethod: 'RegisteredLetter', status: 'Dropped', barcode: null, registeredLetterId: id },
  ...{ hasProofOfDeposit: true, steps: [] },
  ...changes,
});
const mail = (id: string, changes: object = {}): SendResult => {
  const { addressee, address, requestedAt, requestedBy, acceptedAt, statusChangedAt } = letter(id);
  return {
    ...{ id, addressee, address, requestedAt, requestedBy, acceptedAt, statusChangedAt },
    ...{ failure: null, nextAttemptAt: null, replacesDeliveryId: null, steps: [] },
    ...{ sendMethod: 'Email', status: 'Delivered' },
    ...changes,
  };
};
const addressee = (id: string, changes: Partial<LedgerAddressee> = {}): LedgerAddressee => ({
  ...{ id, recipient: 'creditor', statementId: id, name: id, state: 'handedOver', way: 'RegisteredLetter' },
  ...{ address: null, position: null, lastDay: null, notification: null, effectId: null, plannedOn: null },
  ...{ isReceiptLacking: false, receivedOn: null, receipt: null, decision: null, attempts: [] },
  ...{ receiptProof: null, openedAt: null, letterAskedAt: null },
  ...changes,
});
const keysOf = (...addressees: LedgerAddressee[]) => rowsOf({ addressees }).map(({ key }) => key);

it('lists the defendant, then creditors as they are paid, then who has no claim', () => {
  const [silent, second, first] = [
    addressee('silent', { recipient: 'silentCreditor' }),
    addressee('second', { position: 7 }),
    addressee('first', { position: 0 }),
  ];
  const defendant = addressee('debtor', { recipient: 'defendant' });
  expect(keysOf(silent, second, first, defendant)).toEqual(['debtor', 'first', 'second', 'silent']);
});

describe('what is sent again', () => {
  const returned = letter('1', { status: 'Returned' });

  it('stands under what went before, which stays', () => {
    const again = addressee('a', { attempts: [letter('2'), returned], effectId: '2' });
    expect(rowsOf({ addressees: [again] })).toMatchObject([
      { key: 'a.1', isAgain: false, isCurrent: false },
      { key: 'a.2', isAgain: true, isCurrent: true },
    ]);
  });

  it('has its row as soon as the address was corrected', () => {
    const corrected = addressee('a', { state: 'unsent', attempts: [returned] });
    expect(rowsOf({ addressees: [corrected] })).toMatchObject([
      { attempt: { id: '1' }, isCurrent: false },
      { attempt: null, isAgain: true, isCurrent: true },
    ]);
  });

  it('is no mail that went beside a letter', () => {
    expect(keysOf(addressee('a', { attempts: [mail('1'), letter('1')] }))).toEqual(['a.1']);
    expect(keysOf(addressee('a', { attempts: [letter('2'), mail('1')] }))).toEqual(['a.1', 'a.2']);
  });
});

it('takes the days of a letter from what the post said, and of a mail from who took it over', () => {
  const steps = [
    { status: 'Dropped', occurredAt: '2026-11-17T23:30:00Z', detail: null, evidence: null },
    { status: 'Delivered', occurredAt: '2026-11-19T09:00:00Z', detail: null, evidence: null },
  ];
  expect(depositedOn(letter('1', { steps }))).toBe('2026-11-18');
  expect(deliveredOn(letter('1', { steps }))).toBe('2026-11-19');
  expect(depositedOn(letter('1'))).toBeNull();
  expect(depositedOn(mail('1'))).toBe('2026-11-11');
});

it('knows the paper that proves most, and none for a mail alone', () => {
  const rowOf = (changes: Partial<LedgerAddressee>) => {
    const [row] = rowsOf({ addressees: [addressee('a', changes)] });
    if (row === undefined) throw new Error('There is a row.');
    return row;
  };
  const evidence = { id: 'e', kind: 'delivery', sha256: '00' };
  const steps = [{ status: 'Delivered', occurredAt: '2026-11-19T09:00:00Z', detail: null, evidence }];
  expect(proofOf(rowOf({ attempts: [letter('1')] }))).toEqual({ kind: 'deposit', registeredLetterId: '1' });
  expect(proofOf(rowOf({ attempts: [letter('1', { steps })] }))).toMatchObject({ evidenceId: 'e' });
  expect(proofOf(rowOf({ attempts: [mail('1')] }))).toBeUndefined();
  const receipt = { fileName: 'a.pdf', sha256: '00' };
  expect(proofOf(rowOf({ attempts: [mail('1')], receivedOn: '2026-11-18', receipt }))).toEqual({
    kind: 'receipt',
  });
});

it('filters by how things stand and by name, and counts each addressee once', () => {
  const rows = rowsOf({
    addressees: [
      addressee('Énergie', { attempts: [mail('1')], effectId: '1', isReceiptLacking: true }),
      addressee('Immo', {
        attempts: [letter('2', { status: 'Delivered' }), letter('1', { status: 'Returned' })],
        effectId: '2',
      }),
      addressee('Tim', { state: 'failed', attempts: [letter('1', { status: 'Returned' })] }),
      addressee('Gone', { state: 'setAside' }),
    ],
  });
  expect(countRows(rows)).toEqual({ all: 4, waiting: 1, failed: 1, delivered: 1, withoutProof: 1 });
  const namesOf = (search: string) =>
    filterRows(rows, { filter: 'all', search }).map((row) => row.addressee.name);
  expect(namesOf(' energie')).toEqual(['Énergie']);
  expect(namesOf('immo')).toEqual(['Immo', 'Immo']);
});

it('puts the days of the term in their order', () => {
  const by = (on: string, firstDay: string, lastDay: string) =>
    addressee(on, { lastDay, notification: { kind: 'letter', on, firstDay } });
  const addressees = [
    by('2026-11-17', '2026-11-20', '2026-12-04'),
    by('2026-11-17', '2026-11-20', '2026-12-04'),
    by('2026-11-24', '2026-11-27', '2026-12-11'),
  ];
  expect(termPointsOf({ addressees }, '2026-11-26')).toEqual([
    { key: 'deposited', day: '2026-11-17', count: 2, isPast: true, isPlanned: false },
    { key: 'today', day: '2026-11-26', count: null, isPast: false, isPlanned: false },
    { key: 'presumed', day: '2026-11-27', count: 1, isPast: false, isPlanned: false },
    { key: 'last', day: '2026-12-11', count: 1, isPast: false, isPlanned: false },
  ]);
});
