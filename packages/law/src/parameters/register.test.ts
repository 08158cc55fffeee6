import { describe, expect, it } from 'vitest';
import { ACTS } from '../acts.ts';
import type { DatedParameter } from '../dated-parameter.ts';
import { PARAMETERS } from './register.ts';

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
      'taxes.vat-rate': 210_000,
    });
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
