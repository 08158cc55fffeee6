import { expect, test } from 'vitest';
import { fieldsChanged, keepableOf, mergeOf } from './keep-statement.ts';
import type { StatementValues } from './statement-values.ts';

const BASE: StatementValues = {
  version: 3,
  creditorType: 'legalEntity',
  corporateName: 'Houthandel Lannoy',
  creditorAddress: {
    street: 'Leuvensesteenweg',
    housenumber: '310',
    zipcode: '2812',
    city: 'Muizen',
    country: 'BE',
  },
  totalAmountClaimed: 0,
  paymentaccount: null,
};

test('half an account number waits, and the amount is kept all the same', () => {
  const { body, unfinished } = keepableOf(
    { ...BASE, totalAmountClaimed: 8_997.35, paymentaccount: 'BE8999900000' },
    BASE,
  );
  expect(unfinished).toEqual(['paymentaccount']);
  expect(body).toMatchObject({ totalAmountClaimed: 8_997.35, paymentaccount: null, version: 3 });
});

test('an amount that was wiped out is none', () => {
  const empty = { ...BASE, totalAmountClaimed: null as never };
  expect(keepableOf(empty, { ...BASE, totalAmountClaimed: 5 }).body.totalAmountClaimed).toBe(0);
});

test('of several debtors nothing is kept until it is said how they owe it', () => {
  const { body, unfinished } = keepableOf({ ...BASE, liability: 'joint', debtorIds: [] }, BASE);
  expect([...unfinished].sort()).toEqual(['debtorIds', 'liability']);
  expect(body.liability).toBeUndefined();
});

test('whoever is no person keeps no first name', () => {
  expect(keepableOf({ ...BASE, firstName: 'Jan' }, BASE).body.firstName).toBeNull();
  const unknown = { ...BASE, creditorType: null };
  expect(fieldsChanged(unknown, keepableOf(unknown, unknown).body)).not.toContain('corporateName');
});

test('the order of the parts of an address is no change, and neither is the version', () => {
  const turned = { ...BASE, version: 9, creditorAddress: { country: 'BE', ...BASE.creditorAddress } };
  expect(fieldsChanged(BASE, turned)).toEqual([]);
});

test('what two people changed apart goes together; the same field twice is for a person to decide', () => {
  const mine = { ...BASE, paymentaccount: 'BE68539007547034', totalAmountClaimed: 5 };
  const newest = { ...BASE, paymentreference: 'ref', totalAmountClaimed: 6 };
  expect(mergeOf(BASE, mine, newest)).toEqual({
    theirs: ['paymentreference'],
    contested: ['totalAmountClaimed'],
  });
  expect(mergeOf(BASE, mine, { ...newest, totalAmountClaimed: 5 }).contested).toEqual([]);
});
