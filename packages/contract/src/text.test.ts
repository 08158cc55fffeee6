import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { longText, optionalText, text } from './text.ts';

const codesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

describe('text on one line', () => {
  it('loses the blanks around it', () => {
    expect(text(5).parse('  abc  ')).toBe('abc');
  });

  it.each([
    ['nothing but blanks', '   ', 'required'],
    ['a character too many', 'abcdef', 'too-long'],
    ['a second line, which would forge a mail header', 'a\nb', 'characters-invalid'],
    ['a null character, which the database refuses', 'a\u0000b', 'characters-invalid'],
    ['half a character', 'a\ud800b', 'characters-invalid'],
  ])('refuses %s', (_case, input, code) => {
    expect(codesOf(text(5), input)).toEqual([code]);
  });

  it('keeps accents and quotes as they are', () => {
    expect(text(30).parse('Étude « Müller » & Fils')).toBe('Étude « Müller » & Fils');
  });
});

it('treats blank as absent where text may be absent', () => {
  expect(optionalText(5).parse('   ')).toBeNull();
  expect(optionalText(5).parse(undefined)).toBeNull();
  expect(optionalText(5).parse(null)).toBeNull();
});

it('may run over several lines where that is meant', () => {
  expect(longText(20).parse('one\r\n\ttwo')).toBe('one\r\n\ttwo');
  expect(codesOf(longText(20), 'one\u0007')).toEqual(['characters-invalid']);
});
