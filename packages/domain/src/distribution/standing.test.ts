import { describe, expect, it } from 'vitest';
import { standOn } from './standing.ts';

const LESSOR = { privilegeId: 'lessor', since: '2023-09-15' };
const PLEDGE = { privilegeId: 'pledge', since: '2022-03-14' };
const WAGES = { privilegeId: 'wages', since: null };
const AS_OF = '2026-10-22';

function told(right: Parameters<typeof standOn>[0], rivals: Parameters<typeof standOn>[1]) {
  return standOn(right, rivals, AS_OF).map(({ rival, goes, rule, isDateMissing }) => [
    rival.privilegeId,
    goes,
    rule,
    isDateMissing,
  ]);
}

describe('how a right stands on a lot', () => {
  it('is behind an older pledge and before general privileges', () => {
    expect(told(LESSOR, [WAGES, PLEDGE])).toEqual([
      ['pledge', 'before', 'pledge-against-lessor', false],
      ['wages', 'after', null, false],
    ]);
  });

  it('is before a younger pledge', () => {
    expect(told({ ...LESSOR, since: '2021-01-04' }, [PLEDGE])).toEqual([
      ['pledge', 'after', 'pledge-against-lessor', false],
    ]);
  });

  it('is together with its like', () => {
    expect(told(LESSOR, [{ ...LESSOR, since: '2019-01-01' }])).toEqual([['lessor', 'together', null, false]]);
  });

  it('says that a date is missing where the date decides', () => {
    expect(told({ ...LESSOR, since: null }, [PLEDGE])).toMatchObject([
      ['pledge', expect.anything(), 'pledge-against-lessor', true],
    ]);
  });

  it('is as sure as the rule that says it', () => {
    const [standing] = standOn(LESSOR, [PLEDGE], AS_OF);
    expect(standing?.confidence).toBe('source');
  });
});
