import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSepaText } from './sepa-text.ts';

describe('toSepaText', () => {
  it.each([
    ['Énergie Wallonne', 'Energie Wallonne'],
    ['Müller & Söhne GmbH', 'Muller + Sohne GmbH'],
    ['Bœuf d’Or – Straße', "Boeuf d'Or - Strasse"],
    ['//2026/0158//kosten/', '2026/0158/kosten'],
    ['Łukasz\tØrsted #1', 'Lukasz Orsted 1'],
  ])('writes %s as %s', (text, written) => {
    expect(toSepaText(text, 70)).toBe(written);
  });

  it('holds only the signs that banks take, in the length that they take, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 1, max: 140 }),
        (text, most) => {
          const written = toSepaText(text, most);
          expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
          expect(written.length).toBeLessThanOrEqual(most);
          expect(written).not.toMatch(/^[/ ]|[/ ]$|\/\//);
        },
      ),
    );
  });
});
