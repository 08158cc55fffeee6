import type { Application } from '@prorata/contract/parameters/parameter';
import { expect, test } from 'vitest';
import { checkInterest as check, interestMethodOf, type TypedTerms } from './check-interest.ts';

const REGISTER = interestMethodOf(undefined);
const checkInterest = (terms: TypedTerms, declared: unknown) => check(terms, declared, REGISTER);

const CONTRACT = {
  kind: 'conventional',
  rate: 6,
  base: 14_280,
  from: '2026-05-26',
  until: '2026-10-06',
} as const;

test('interest that was reckoned well is right to the cent', () => {
  expect(checkInterest(CONTRACT, 312.2)).toEqual({
    kind: 'reckoned',
    euros: 312.2,
    days: 133,
    perDay: 2.3474,
    hasOneRate: true,
    lines: [{ days: 133, rate: 6, daysInYear: 365 }],
    difference: 0,
  });
});

test('what was declared too much or too little is told', () => {
  expect(checkInterest(CONTRACT, 312.21)).toMatchObject({ difference: 0.01 });
  expect(checkInterest(CONTRACT, null)).toMatchObject({ difference: -312.2 });
});

test('over several rates of the law the days are added up', () => {
  const civil = { kind: 'civil', rate: null, base: 10_000, from: '2022-03-15', until: '2026-11-20' };
  expect(checkInterest(civil, 2_070.62)).toMatchObject({ difference: 0, days: 1_711, hasOneRate: false });
});

test.each([
  ['no rate', { ...CONTRACT, rate: null }],
  ['no base', { ...CONTRACT, base: 0 }],
  ['a base that is no amount', { ...CONTRACT, base: 'veel' }],
  ['no last day', { ...CONTRACT, until: null }],
  ['half a day', { ...CONTRACT, from: '2026-05' }],
  ['an end before the start', { ...CONTRACT, until: '2026-05-25' }],
  ['nothing', {}],
])('%s is incomplete', (_case, terms) => {
  expect(checkInterest(terms, 0)).toEqual({ kind: 'incomplete' });
});

test('a day for which the law has no rate is told', () => {
  const civil = { kind: 'civil', rate: null, base: 100, from: '2026-01-01', until: '2090-01-01' };
  expect(checkInterest(civil, 0)).toEqual({ kind: 'noRate' });
});

const NO_RATES = { civil: [], commercial: [], tax: [], vat: [] };
function methodOf(interest: Partial<Application['interest']>) {
  return interestMethodOf({
    ...{ authority: '', clientId: '', onboardingEnabled: true, providerHint: null, helpdesk: '' },
    hasQualifiedDelivery: false,
    interest: { dayCount: 'ACT/365', rates: NO_RATES, ...interest },
  });
}

test('a rate that the administrator took over after the edition of the law counts for its year, as on the server', () => {
  const civil = { kind: 'civil', rate: null, base: 10_000, from: '2026-12-31', until: '2027-01-31' };
  expect(checkInterest(civil, 0)).toEqual({ kind: 'noRate' });
  const method = methodOf({ rates: { ...NO_RATES, civil: [{ from: '2027-01-01', rate: 4.75 }] } });
  // 31 days of 10,000.00 at 4.75 % a year of 365 days.
  expect(check(civil, 40.34, method)).toMatchObject({ euros: 40.34, days: 31, difference: 0 });
  expect(check({ ...civil, until: '2028-01-01' }, 0, method)).toEqual({ kind: 'noRate' });
});

test('a leap year counts 366 days where the platform counts so', () => {
  const civil = { kind: 'civil', rate: null, base: 10_000, from: '2022-03-15', until: '2026-11-20' };
  expect(check(civil, 2_069.04, methodOf({ dayCount: 'ACT/ACT' }))).toMatchObject({ difference: 0 });
});
