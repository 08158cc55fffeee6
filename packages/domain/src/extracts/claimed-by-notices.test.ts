import { expect, it } from 'vitest';
import { type ClaimingNotice, claimedByNotices } from './claimed-by-notices.ts';

function notice(number: string | null, nature: string | null, amountCents: bigint | null): ClaimingNotice {
  return { number, nature, amountCents };
}

it('adds up different claims', () => {
  expect(
    claimedByNotices([notice('1', 'Huur', 100n), notice('2', 'Kosten', 100n), notice('3', 'Huur', 50n)]),
  ).toBe(250n);
});

it('counts once what an order to pay and the seizure after it both tell', () => {
  expect(claimedByNotices([notice('1', 'Huurgelden', 725_000n), notice('2', ' HUURGELDEN', 725_000n)])).toBe(
    725_000n,
  );
});

it('counts a notice once that stands there twice', () => {
  expect(claimedByNotices([notice('1', null, 100n), notice('1', null, 120n)])).toBe(100n);
});

it('counts nothing for a notice without an amount, and each one of which nobody says what it is for', () => {
  expect(claimedByNotices([notice('1', 'Huur', null), notice(null, null, 7n), notice(null, null, 7n)])).toBe(
    14n,
  );
  expect(claimedByNotices([])).toBe(0n);
});
