import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedTypingErrors, countTypingErrors, typedWithOneSlip } from './typing-errors.ts';

describe('countTypingErrors', () => {
  it.each([
    ['brouwerij', 'brouwerij', 0],
    ['brouwerji', 'brouwerij', 1],
    ['brouwerj', 'brouwerij', 1],
    ['brouwereij', 'brouwerij', 1],
    ['brauwerij', 'brouwerij', 1],
    ['jansen', 'janssens', 2],
    ['', 'ster', 4],
    ['ster', '', 4],
  ])('finds between %s and %s: %i', (typed, word, errors) => {
    expect(countTypingErrors(typed, word)).toBe(errors);
  });

  it('compares the beginning only, while somebody is typing', () => {
    expect(countTypingErrors('brouwr', 'brouwerij', true)).toBe(1);
    expect(countTypingErrors('bro', 'brouwerij', true)).toBe(0);
    expect(countTypingErrors('bakk', 'brouwerij', true)).toBe(3);
  });

  it('is the same both ways, and never more than the longer word', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const errors = countTypingErrors(one, other);
        expect(errors).toBe(countTypingErrors(other, one));
        expect(errors).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(errors === 0).toBe(one === other);
      }),
    );
  });
});

it.each([
  ['bv', 0],
  ['maes', 1],
  ['janssens', 2],
])('allows in %s: %i', (typed, errors) => {
  expect(allowedTypingErrors(typed)).toBe(errors);
});

describe('typedWithOneSlip', () => {
  it.each(['brouwerij', 'bouwerij', 'brrouwerij', 'bruowerij', 'brouwerix', 'rbouwerij'])(
    'leads from %s to what was meant',
    (typed) => {
      expect([...typedWithOneSlip(typed), typed]).toContain('brouwerij');
    },
  );

  it('never goes further than one slip', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(word, (typed) => {
        expect(typedWithOneSlip(typed).map((meant) => countTypingErrors(typed, meant))).toEqual(
          typedWithOneSlip(typed).map(() => 1),
        );
      }),
    );
  });
});
