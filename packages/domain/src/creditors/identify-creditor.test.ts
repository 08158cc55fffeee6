import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNumbers, findCreditor, type KnownCreditor } from './identify-creditor.ts';

const NOBODY = { enterpriseNumber: null, nationalNumber: null };
const COMPANY = { ...NOBODY, enterpriseNumber: '0403170701' };
const OTHER_COMPANY = { ...NOBODY, enterpriseNumber: '0403227515' };
const PERSON = { ...NOBODY, nationalNumber: '85073003328' };

function known(id: string, values: Partial<KnownCreditor> = {}): KnownCreditor {
  return { id, ...NOBODY, apartFromIds: [], hasStatements: true, ...values };
}

describe('what numbers say of two creditors', () => {
  it('goes by the enterprise number, else by the national number', () => {
    expect(compareNumbers(COMPANY, COMPANY)).toBe('same');
    expect(compareNumbers(COMPANY, OTHER_COMPANY)).toBe('different');
    expect(compareNumbers(PERSON, PERSON)).toBe('same');
    expect(compareNumbers({ ...COMPANY, ...{ nationalNumber: PERSON.nationalNumber } }, PERSON)).toBe('same');
  });

  it('is nothing when one has none, or a number of another kind', () => {
    expect(compareNumbers(COMPANY, NOBODY)).toBeUndefined();
    expect(compareNumbers(NOBODY, NOBODY)).toBeUndefined();
    expect(compareNumbers(COMPANY, PERSON)).toBeUndefined();
  });
});

describe('the creditor of a statement', () => {
  it('is the one with its number', () => {
    expect(findCreditor(COMPANY, null, [known('a', OTHER_COMPANY), known('b', COMPANY)])).toBe('b');
  });

  it('is one of its own without a number, or with a new one', () => {
    expect(findCreditor(NOBODY, null, [known('a'), known('b', COMPANY)])).toBeUndefined();
    expect(findCreditor(PERSON, null, [known('a'), known('b', COMPANY)])).toBeUndefined();
  });

  it('stays the invited one, whom nothing was filed for yet, unless a number says otherwise', () => {
    const invited = known('invited', { hasStatements: false });
    expect(findCreditor(NOBODY, 'invited', [known('a', COMPANY), invited])).toBe('invited');
    expect(findCreditor(PERSON, 'invited', [known('a', COMPANY), invited])).toBe('invited');
    expect(findCreditor(COMPANY, 'invited', [known('a', COMPANY), invited])).toBe('a');
  });

  it('is another for a second statement under one invitation, unless it has the same number', () => {
    expect(findCreditor(NOBODY, 'invited', [known('invited', COMPANY)])).toBeUndefined();
    expect(findCreditor(COMPANY, 'invited', [known('invited', COMPANY)])).toBe('invited');
  });

  it('follows a number that was corrected, and leaves the others where they are', () => {
    const alone = known('own', { hasStatements: false });
    expect(findCreditor(OTHER_COMPANY, 'own', [alone, known('a', COMPANY)])).toBe('own');
    expect(findCreditor(COMPANY, 'own', [alone, known('a', COMPANY)])).toBe('a');
    expect(findCreditor(OTHER_COMPANY, 'own', [known('own', COMPANY)])).toBeUndefined();
    expect(findCreditor(NOBODY, 'own', [known('own', COMPANY)])).toBeUndefined();
  });

  it('is not put together by a number with whom the office told it apart', () => {
    const own = known('own', { hasStatements: false, apartFromIds: ['a'] });
    expect(findCreditor(COMPANY, 'own', [own, known('a', COMPANY)])).toBe('own');
    const other = known('a', { ...COMPANY, apartFromIds: ['own'] });
    expect(findCreditor(COMPANY, 'own', [known('own', { hasStatements: false }), other])).toBe('own');
  });
});

interface Placed {
  readonly creditorId: string;
  readonly enterpriseNumber: string | null;
}

it('puts together what has one number and nothing else, however often numbers are corrected', () => {
  const number = fc.constantFrom(null, COMPANY.enterpriseNumber, OTHER_COMPANY.enterpriseNumber);
  const edits = fc.array(fc.tuple(fc.nat({ max: 5 }), number), { maxLength: 40 });
  fc.assert(
    fc.property(edits, (written) => {
      const placed = new Map<number, Placed>();
      for (const [turn, [statement, enterpriseNumber]] of written.entries()) {
        const others = [...placed].filter(([id]) => id !== statement).map(([, other]) => other);
        const ids = new Set([...placed.values()].map(({ creditorId }) => creditorId));
        const creditors = [...ids].map((id) => {
          const own = others.filter(({ creditorId }) => creditorId === id);
          return known(id, {
            enterpriseNumber: own[0]?.enterpriseNumber ?? null,
            hasStatements: own.length > 0,
          });
        });
        const ownId = placed.get(statement)?.creditorId ?? null;
        const found = findCreditor({ ...NOBODY, enterpriseNumber }, ownId, creditors);
        placed.set(statement, { creditorId: found ?? `added in turn ${turn}`, enterpriseNumber });
      }
      const all = [...placed.values()];
      for (const one of all) {
        for (const other of all.filter((candidate) => candidate !== one)) {
          const isSameNumber =
            one.enterpriseNumber !== null && one.enterpriseNumber === other.enterpriseNumber;
          expect(one.creditorId === other.creditorId).toBe(isSameNumber);
        }
      }
    }),
  );
});
