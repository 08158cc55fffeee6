import { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import { expect, it } from 'vitest';
import { claimValues, preparedClaim } from '../../components/claims/claim-values.ts';
import { ALL_LOTS, type ClaimLine, fitsInLine, lineOf, ORDINARY, partsOf, readLine } from './claim-line.ts';

const DOCUMENT = '0190a5f4-0000-7000-8000-0000000000d1';
const LOT = '0190a5f4-0000-7000-8000-0000000000a1';
const PRIVILEGES = [
  { id: 'lessor', type: 'specific' },
  { id: 'wages', type: 'general' },
] as const;
const LINE: ClaimLine = {
  ...{
    cause: 'lessor',
    principal: '1.000,00',
    interest: '60,5',
    costs: '',
    lotIds: [LOT],
    documentId: DOCUMENT,
  },
};

const read = (line: Partial<ClaimLine>) => readLine({ ...LINE, ...line }, PRIVILEGES, 'nl');

/** As the server keeps what a line says. */
function kept(line: Partial<ClaimLine>): PrivilegedClaim {
  const reading = read(line);
  if ('fault' in reading) throw new Error(reading.fault);
  const call = statementsCalls.updateClaim;
  const body = call.body.parse(preparedClaim(claimValues(call, undefined, reading.changes), { filed: null }));
  return { ...body, amountRejected: 0, isCalculatedAutomatically: false } as unknown as PrivilegedClaim;
}

it('splits an amount where there is more than principal, and reads again what it wrote', () => {
  const claim = kept({});
  expect(claim).toMatchObject({ type: 'specific', amountDemanded: 1_060.5, assetIds: [LOT] });
  expect(claim.parts.map(({ kind, declared }) => [kind, declared])).toEqual([
    ['principal', 1_000],
    ['interest', 60.5],
  ]);
  expect(partsOf(claim)).toEqual({ principal: 1_000, interest: 60.5, costs: 0 });
  expect(lineOf(claim, [], 'nl')).toEqual({ ...LINE, interest: '60,50' });
  expect(kept({ interest: '' }).parts).toEqual([]);
});

it('draws on lots with a special privilege alone', () => {
  expect(kept({ lotIds: [ALL_LOTS] })).toMatchObject({ onAllAssets: true, assetIds: [] });
  expect(kept({ cause: 'wages' })).toMatchObject({ type: 'general', onAllAssets: false, assetIds: [] });
  expect(kept({ cause: ORDINARY })).toMatchObject({ type: 'chirographic', privilegeId: null, assetIds: [] });
});

it.each([
  ['no cause', { cause: '' }, 'cause'],
  ['no amount', { principal: '', interest: '0' }, 'principal'],
  ['a word for an amount', { costs: 'veel' }, 'costs'],
  ['no proof', { documentId: '' }, 'documentId'],
])('says what is wrong with %s', (_, line, fault) => {
  expect(read(line)).toEqual({ fault });
});

it('leaves to the editor what a line cannot say', () => {
  const claim = kept({});
  expect(fitsInLine(claim)).toBe(true);
  expect(fitsInLine({ ...claim, amountRejected: 5 })).toBe(false);
  const parts = [...claim.parts, { ...claim.parts[0], kind: 'penaltyClause' }] as PrivilegedClaim['parts'];
  expect(fitsInLine({ ...claim, parts })).toBe(false);
});

it('begins with the only document that could prove it', () => {
  expect(lineOf(undefined, [{ id: DOCUMENT }], 'nl').documentId).toBe(DOCUMENT);
  expect(lineOf(undefined, [{ id: DOCUMENT }, { id: LOT }], 'nl').documentId).toBe('');
});
