import { expect, test } from 'vitest';
import type { IsoDate } from './iso-date.ts';
import { announcedVersion, versionInForce } from './legal-versions.ts';

const VERSIONS = ['2027-03-01', '2026-11-15'] as IsoDate[];

test.each([
  ['2026-01-01', '2026-11-15'],
  ['2026-11-15', '2026-11-15'],
  ['2027-02-28', '2026-11-15'],
  ['2027-03-01', '2027-03-01'],
  ['2030-01-01', '2027-03-01'],
])('on %s the version of %s holds', (on, version) => {
  expect(versionInForce(VERSIONS, on as IsoDate)).toBe(version);
});

test.each([
  ['2027-01-29', undefined],
  ['2027-01-30', '2027-03-01'],
  ['2027-02-28', '2027-03-01'],
  ['2027-03-01', undefined],
])('on %s the version of %s is announced', (on, version) => {
  expect(announcedVersion(VERSIONS, on as IsoDate)).toBe(version);
});

test('of versions that follow each other closely the first is announced first', () => {
  const versions = [...VERSIONS, '2027-03-10'] as IsoDate[];
  expect(announcedVersion(versions, '2027-02-20' as IsoDate)).toBe('2027-03-01');
  expect(announcedVersion(versions, '2027-03-01' as IsoDate)).toBe('2027-03-10');
});

test('a text without a version is a fault', () => {
  expect(() => versionInForce([], '2027-01-01' as IsoDate)).toThrow('no version');
});
