import { describe, expect, it } from 'vitest';
import { ACTS } from '../acts.ts';
import { type DatedParameter, inForce } from '../dated-parameter.ts';
import { PARAMETERS } from './register.ts';
import { type SeizableIncome, seizableIncome } from './seizable-income.ts';

const parameters: readonly DatedParameter<unknown>[] = PARAMETERS;

describe('the register of parameters', () => {
  it('has unique ids', () => {
    expect(new Set(parameters.map(({ id }) => id)).size).toBe(parameters.length);
  });

  it('names each in four languages, with sorted values that do not overlap and have a reference', () => {
    for (const { id, names, values } of parameters) {
      expect
        .soft(
          Object.values(names).every((name) => name.trim() !== ''),
          id,
        )
        .toBe(true);
      expect.soft(values.length, id).toBeGreaterThan(0);
      const days = values.map(({ from }) => from);
      expect.soft(days, id).toEqual([...new Set(days)].sort());
      for (const { from, reference, confidence } of values) {
        expect.soft(from, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect.soft(ACTS, id).toHaveProperty(reference.act);
        expect.soft(reference.article, id).not.toBe('');
        expect.soft(['source', 'practice', 'unverified'], id).toContain(confidence);
      }
    }
  });

  it('says the figures of the law', () => {
    const latest = Object.fromEntries(parameters.map(({ id, values }) => [id, values.at(-1)?.value]));
    expect(latest).toMatchObject({
      'caps.maintenance': 1_500_000n,
      'caps.wages': 750_000n,
      'terms.invitation': 15,
      'terms.filing': 15,
      'terms.draft': 15,
      'terms.contestation': 15,
      'terms.striking': 3,
      'terms.unclaimed': 2,
      'taxes.vat-rate': 210_000,
    });
  });
});

/** What may be seized of a wage or another income of a month, by the amounts of a day. */
function seizableOf(cents: bigint, kind: 'wage' | 'other', children = 0n, onDate = '2026-06-01'): bigint {
  const { brackets, perChildCents } = inForce<SeizableIncome>(seizableIncome, onDate).value;
  let floor = 0n;
  let sum = 0n;
  for (const { upToCents, wagePerMillion, otherPerMillion } of brackets) {
    const ceiling = upToCents === null || upToCents > cents ? cents : upToCents;
    const rate = BigInt(kind === 'wage' ? wagePerMillion : otherPerMillion);
    if (ceiling > floor) sum += ((ceiling - floor) * rate) / 1_000_000n;
    floor = ceiling;
  }
  const left = sum - children * perChildCents;
  return left > 0n ? left : 0n;
}

describe('what may be seized of an income', () => {
  it.each([
    ['a wage of 2,150', 215_000n, 'wage', 0n, 44_220n],
    ['the same with two children', 215_000n, 'wage', 2n, 26_620n],
    ['unemployment benefit of 1,700', 170_000n, 'other', 0n, 9_140n],
    ['a wage of 1,550 with one child', 155_000n, 'wage', 1n, 0n],
    ['a wage with a bonus, 3,350', 335_000n, 'wage', 0n, 164_220n],
  ] as const)(
    'of %s is what the scale of 2026 says (Judicial Code 1409)',
    (_, cents, kind, children, seizable) => {
      expect(seizableOf(cents, kind, children)).toBe(seizable);
    },
  );

  it('follows the amounts of its own year', () => {
    expect(seizableOf(215_000n, 'wage', 0n, '2025-12-31')).toBe(47_860n);
  });
});

describe('brackets', () => {
  it('rise, and only the last one is open', () => {
    for (const { values } of parameters) {
      for (const { value } of values) {
        const limits = bracketsOf(value).map(({ upToCents }) => upToCents);
        const closed = limits.slice(0, -1);
        expect(limits.slice(-1)).toEqual(limits.length === 0 ? [] : [null]);
        expect(closed.every((limit, index) => limit !== null && limit > (closed[index - 1] ?? 0n))).toBe(
          true,
        );
      }
    }
  });
});

function bracketsOf(value: unknown): readonly { readonly upToCents: bigint | null }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('brackets' in value && Array.isArray(value.brackets)) return value.brackets;
  return 'classes' in value && Array.isArray(value.classes) ? value.classes : [];
}
