import { describe, expect, it } from 'vitest';
import {
  type CreditorToTell,
  contradictsNumbers,
  listCreditorQuestions,
  listNamesakes,
} from './creditor-questions.ts';

const FIRST_NUMBER = '0403170701';
const SECOND_NUMBER = '0403227515';

interface Values extends Partial<CreditorToTell> {
  readonly name?: string;
  readonly number?: string;
}

function creditor(id: string, { name = 'Jan Peeters', number, ...values }: Values = {}): CreditorToTell {
  const statement = { name, enterpriseNumber: number ?? null, nationalNumber: null };
  return { id, sameAsId: null, apartFromIds: [], statements: [statement], ...values };
}

describe('questions about creditors', () => {
  it('asks nothing of different names, or of different numbers under one name', () => {
    expect(listCreditorQuestions([creditor('a'), creditor('b', { name: 'An Maes' })])).toEqual([]);
    const numbered = [creditor('a', { number: FIRST_NUMBER }), creditor('b', { number: SECOND_NUMBER })];
    expect(listCreditorQuestions(numbered)).toEqual([]);
  });

  it('asks the second of one name without a number who it is', () => {
    expect(listCreditorQuestions([creditor('a'), creditor('b', { name: ' peeters, JAN' })])).toEqual([
      { creditorId: 'b', code: 'creditorNameShared', candidateIds: ['a'] },
    ]);
  });

  it('asks the one without a number, whenever it came', () => {
    expect(listCreditorQuestions([creditor('a'), creditor('b', { number: FIRST_NUMBER })])).toEqual([
      { creditorId: 'a', code: 'creditorNameShared', candidateIds: ['b'] },
    ]);
  });

  it('asks when one has only an enterprise number and the other only a national number', () => {
    const statements = [
      { name: 'Jan Peeters', enterpriseNumber: null, nationalNumber: '85073003328' },
    ] as const;
    const asked = listCreditorQuestions([
      creditor('a', { number: FIRST_NUMBER }),
      { ...creditor('b'), statements },
    ]);
    expect(asked).toEqual([{ creditorId: 'b', code: 'creditorNameShared', candidateIds: ['a'] }]);
  });

  it('asks once for each: three of one name are two questions', () => {
    expect(listCreditorQuestions(['a', 'b', 'c'].map((id) => creditor(id)))).toEqual([
      { creditorId: 'b', code: 'creditorNameShared', candidateIds: ['a'] },
      { creditorId: 'c', code: 'creditorNameShared', candidateIds: ['a', 'b'] },
    ]);
  });

  it('takes the word of the office, either way', () => {
    expect(listCreditorQuestions([creditor('a'), creditor('b', { sameAsId: 'a' })])).toEqual([]);
    expect(listCreditorQuestions([creditor('a'), creditor('b', { apartFromIds: ['a'] })])).toEqual([]);
    expect(listCreditorQuestions([creditor('a', { apartFromIds: ['b'] }), creditor('b')])).toEqual([]);
  });

  it('asks about a newcomer that the word was not about', () => {
    const told = [creditor('a'), creditor('b', { apartFromIds: ['a'] }), creditor('c')];
    expect(listCreditorQuestions(told)).toEqual([
      { creditorId: 'c', code: 'creditorNameShared', candidateIds: ['a', 'b'] },
    ]);
    const merged = [creditor('a'), creditor('b', { sameAsId: 'a' }), creditor('c')];
    expect(listCreditorQuestions(merged)).toEqual([
      { creditorId: 'c', code: 'creditorNameShared', candidateIds: ['a'] },
    ]);
  });

  it('asks again when a later number contradicts the word', () => {
    const merged = [
      creditor('a', { number: FIRST_NUMBER }),
      creditor('b', { number: SECOND_NUMBER, sameAsId: 'a' }),
    ];
    expect(listCreditorQuestions(merged)).toEqual([
      { creditorId: 'b', code: 'creditorNumbersDiffer', candidateIds: ['a'] },
    ]);
    const apart = [
      creditor('a', { number: FIRST_NUMBER }),
      creditor('b', { number: FIRST_NUMBER, apartFromIds: ['a'], name: 'J. Peeters' }),
    ];
    expect(listCreditorQuestions(apart)).toEqual([
      { creditorId: 'b', code: 'creditorNumberShared', candidateIds: ['a'] },
    ]);
  });

  it('asks nothing of who has nothing to claim, and keeps together who was said to be that one', () => {
    const gone = creditor('a', { statements: [] });
    expect(listCreditorQuestions([gone, creditor('b')])).toEqual([]);
    const both = [creditor('b', { sameAsId: 'a' }), creditor('c', { sameAsId: 'a' })];
    expect(listCreditorQuestions([gone, ...both])).toEqual([]);
  });

  it('asks nothing of statements without a name', () => {
    expect(listCreditorQuestions([creditor('a', { name: '' }), creditor('b', { name: ' ' })])).toEqual([]);
  });
});

it('lets numbers have the last word', () => {
  const one = creditor('a', { number: FIRST_NUMBER });
  const other = creditor('b', { number: SECOND_NUMBER });
  expect(contradictsNumbers('same', one, other)).toBe(true);
  expect(contradictsNumbers('different', one, other)).toBe(false);
  expect(contradictsNumbers('different', one, creditor('c', { number: FIRST_NUMBER }))).toBe(true);
  expect(contradictsNumbers('same', one, creditor('c'))).toBe(false);
});

it('tells a creditor apart from all of its name, but not from those said to be the same', () => {
  const creditors = [
    creditor('a'),
    creditor('b', { sameAsId: 'a' }),
    creditor('c'),
    creditor('d', { name: 'An Maes' }),
    creditor('e', { statements: [] }),
  ];
  expect(listNamesakes(creditors, 'a')).toEqual(['c']);
  expect(listNamesakes(creditors, 'b')).toEqual(['a', 'c']);
});
