import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bringTogether, compareCreditors, type NamedCreditor } from './same-creditor.ts';

const NUMBER = '0403170701';
const OTHER_NUMBER = '0403227515';

function creditor(key: string, name: string, values: Partial<NamedCreditor> = {}): NamedCreditor {
  return {
    key,
    names: [name],
    enterpriseNumber: null,
    nationalNumber: null,
    zipcode: null,
    birthDate: null,
    department: null,
    ...values,
  };
}

describe('the same creditor over several notices', () => {
  it('is one by its number, however its name is spelled', () => {
    const numbered = { enterpriseNumber: NUMBER };
    expect(
      bringTogether([
        creditor('a', 'Immo Dijlezicht BV', numbered),
        creditor('b', 'Lumio'),
        creditor('c', 'IMMO DIJLE-ZICHT', numbered),
      ]),
    ).toEqual({ groups: [['a', 'c'], ['b']], possiblySame: [] });
  });

  it('is one by name and day of birth, and another by another day', () => {
    const born = (birthDate: string) => ({ birthDate });
    const one = creditor('a', 'Karim Benhaddou', born('1980-03-02'));
    expect(compareCreditors(one, creditor('b', 'Benhaddou Karim', born('1980-03-02')))).toBe('same');
    expect(compareCreditors(one, creditor('b', 'Benhaddou Karim', born('1980-03-03')))).toBe('different');
    expect(compareCreditors(one, creditor('b', 'Benhaddou Karim'))).toBe('possible');
  });

  it('is asked where only the name says so, or where two services follow the claims', () => {
    const tax = (key: string, department: string) =>
      creditor(key, 'FOD Financiën', { enterpriseNumber: NUMBER, department });
    expect(
      bringTogether([
        tax('a', 'Team Mechelen'),
        creditor('x', 'Telvia'),
        tax('b', 'Team Gent'),
        creditor('y', 'Telvia NV'),
      ]),
    ).toEqual({
      groups: [['a'], ['x'], ['b'], ['y']],
      possiblySame: [
        ['a', 'b'],
        ['x', 'y'],
      ],
    });
  });

  it('is never one against its numbers', () => {
    const one = creditor('a', 'Telvia', { enterpriseNumber: NUMBER });
    expect(compareCreditors(one, creditor('b', 'Telvia', { enterpriseNumber: OTHER_NUMBER }))).toBe(
      'different',
    );
  });
});

it('keeps every creditor, each in one group', () => {
  const any = fc.record({
    name: fc.constantFrom('Telvia', 'Telvia NV', 'Lumio', ''),
    enterpriseNumber: fc.constantFrom(null, NUMBER, OTHER_NUMBER),
    birthDate: fc.constantFrom(null, '1980-03-02', '1981-03-02'),
    department: fc.constantFrom(null, 'Gent'),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (list) => {
      const creditors = list.map(({ name, ...values }, place) => creditor(`${place}`, name, values));
      const { groups, possiblySame } = bringTogether(creditors);
      expect(groups.flat().toSorted()).toEqual(creditors.map(({ key }) => key).toSorted());
      const firsts = new Set(groups.map(([first]) => first));
      expect(possiblySame.flat().every((key) => firsts.has(key))).toBe(true);
      expect(new Set(possiblySame.flat()).size).toBe(possiblySame.flat().length);
    }),
  );
});
