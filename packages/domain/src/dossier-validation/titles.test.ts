import { describe, expect, it } from 'vitest';
import type { Title } from '../claims/titles.ts';
import { listTitleFaults, type StatementToFound } from './titles.ts';

const JUDGMENT: Title = { kind: 'judgment', date: '2026-05-26', court: 'Vredegerecht Mechelen' };
const CLAIM = { id: 'rent', countedCents: 490_000n, titles: [] };

function faultsOf(changes: Partial<StatementToFound>) {
  const statement = { id: 'statement', rest: { countedCents: 0n, titles: [] }, claims: [CLAIM], ...changes };
  return listTitleFaults(statement).map(({ code, claimId }) => [code, claimId]);
}

describe('what a claim is founded on', () => {
  it('is asked for where nobody said it', () => {
    expect(faultsOf({})).toEqual([['titleMissing', 'rent']]);
  });

  it('is asked for once where the rest of the statement lacks it too', () => {
    const rest = { countedCents: 10_000n, titles: [] };
    expect(faultsOf({ rest })).toEqual([['titleMissing', null]]);
    expect(faultsOf({ rest, claims: [{ ...CLAIM, titles: [JUDGMENT] }] })).toEqual([['titleMissing', null]]);
  });

  it('may be told of the claim, or of the statement for all that stands in it', () => {
    expect(faultsOf({ claims: [{ ...CLAIM, titles: [JUDGMENT] }] })).toEqual([]);
    expect(faultsOf({ rest: { countedCents: 10_000n, titles: [JUDGMENT] } })).toEqual([]);
  });

  it('is not asked for of what does not count', () => {
    expect(faultsOf({ claims: [{ ...CLAIM, countedCents: 0n }] })).toEqual([]);
  });

  it('may be that nobody contests it, in words', () => {
    const uncontested: Title = { kind: 'withoutTitle', note: 'Factuur 26-118, nooit geprotesteerd.' };
    expect(faultsOf({ claims: [{ ...CLAIM, titles: [uncontested] }] })).toEqual([]);
    const wordless = [{ ...CLAIM, titles: [{ ...uncontested, note: null }] }];
    expect(faultsOf({ claims: wordless })).toEqual([['titleIncomplete', 'rent']]);
  });

  it('is identified by what tells one title from another', () => {
    const rest = { countedCents: 10_000n, titles: [{ ...JUDGMENT, court: null }] };
    expect(faultsOf({ rest })).toEqual([['titleIncomplete', null]]);
  });
});
