import type { Creditor } from '@prorata/contract/creditors/creditor';
import { expect, it } from 'vitest';
import { APART, listIdentityQuestions } from './identity-questions.ts';

function creditor(id: string, values: Partial<Creditor> = {}): Creditor {
  const nothing = { sameAsId: null, apartFromIds: [], toldAt: null, toldBy: null, question: null };
  return { id, version: 1, name: 'Jan Peeters', statements: [], ...nothing, ...values };
}

const TOLD = { toldAt: '2026-11-15T10:00:00.000Z', toldBy: 'Sofie Maes' };

it('asks first what is open, then shows what was said', () => {
  const open = { code: 'creditorNameShared', candidateIds: ['a'] } as const;
  const creditors = [
    creditor('a'),
    creditor('b', { ...TOLD, sameAsId: 'a' }),
    creditor('c', { ...TOLD, apartFromIds: ['a', 'gone'] }),
    creditor('d', { question: { ...open, candidateIds: [...open.candidateIds] } }),
  ];
  expect(
    listIdentityQuestions(creditors).map((one) => [
      one.creditor.id,
      one.candidates.map(({ id }) => id),
      one.answer,
    ]),
  ).toEqual([
    ['d', ['a'], undefined],
    ['b', ['a'], 'a'],
    ['c', ['a'], APART],
  ]);
});

it('leaves only the answer that the numbers allow', () => {
  const of = (code: NonNullable<Creditor['question']>['code']) =>
    listIdentityQuestions([creditor('a'), creditor('b', { question: { code, candidateIds: ['a'] } })])[0];
  expect(of('creditorNameShared')).toMatchObject({ canBeSame: true, canBeApart: true });
  expect(of('creditorNumberShared')).toMatchObject({ canBeSame: true, canBeApart: false });
  expect(of('creditorNumbersDiffer')).toMatchObject({ canBeSame: false, canBeApart: true });
});
