import { describe, expect, it } from 'vitest';
import { camelCase, snakeCase } from './names.ts';

describe('names', () => {
  it.each([
    ['id', 'id'],
    ['fileNumber', 'file_number'],
    ['hasClaimOfDebtPermission', 'has_claim_of_debt_permission'],
    ['sha256', 'sha256'],
    ['c12', 'c12'],
    ['part2Of', 'part2_of'],
  ])('%s is %s there and back', (ours, theirs) => {
    expect(snakeCase(ours)).toBe(theirs);
    expect(camelCase(theirs)).toBe(ours);
  });

  it('stay as they are where they are written as the database has them', () => {
    expect(snakeCase('file_number')).toBe('file_number');
    expect(camelCase('fileNumber')).toBe('fileNumber');
  });
});
