import { expect, it } from 'vitest';
import { changesUsedPrice } from './price-in-use.ts';

const USED = {
  validFrom: '2026-01-01',
  validUntil: null,
  costCents: 1_500n,
  layers: [{ upperLimitCents: null, ratePartsPerMillion: 80_000n }],
  usedUntil: '2026-06-30',
};
const PLANNED = { validFrom: '2027-01-01', validUntil: null, costCents: 1_600n, usedUntil: null };

it.each([
  ['nothing changes', [USED], false],
  ['it ends on the last day of its use', [{ ...USED, validUntil: '2026-06-30' }], false],
  ['a new period follows', [{ ...USED, validUntil: '2026-12-31' }, PLANNED], false],
  ['it ends a day too early', [{ ...USED, validUntil: '2026-06-29' }], true],
  ['its amount changes', [{ ...USED, costCents: 1_501n }], true],
  ['it starts later', [{ ...USED, validFrom: '2026-01-02' }], true],
  ['a layer changes', [{ ...USED, layers: [{ upperLimitCents: null, ratePartsPerMillion: 80_001n }] }], true],
  [
    'a layer is added',
    [{ ...USED, layers: [{ upperLimitCents: 5n, ratePartsPerMillion: 1n }, ...USED.layers] }],
    true,
  ],
  ['it goes', [PLANNED], true],
])('when %s: %s', (_case, given, isChanged) => {
  expect(changesUsedPrice([USED], given)).toBe(isChanged);
});

it('a price that was never charged may change, move and go', () => {
  expect(changesUsedPrice([PLANNED], [{ ...PLANNED, costCents: 0n, validFrom: '2026-12-01' }])).toBe(false);
  expect(changesUsedPrice([PLANNED], [])).toBe(false);
});
