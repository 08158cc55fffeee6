import { distribute } from '@prorata/domain/distribution/distribute';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { expect, test } from 'vitest';
import { explainCircle } from './explain-circle.ts';

const claim = (id: string, privilegeId: string, since: string) => ({
  id,
  creditorId: id,
  totalCents: 100n,
  claims: [{ id: `${id}-1`, privilegeId, amountCents: 100n, poolId: 'goods', since }],
});

function findCircle() {
  const outcome = distribute({
    asOf: '2026-10-22',
    pools: [{ id: 'goods', kind: 'asset', amountCents: 200n }],
    costs: [],
    statements: [
      claim('landlord', 'lessor', '2022-01-01'),
      claim('seller', 'unpaid-seller', '2023-01-01'),
      claim('lender', 'pledge', '2020-01-01'),
    ],
  });
  if (outcome.kind !== 'orderNeeded' || outcome.circles[0] === undefined) throw new Error(outcome.kind);
  return outcome.circles[0];
}

test('a circle is told by the rules that make it', () => {
  const { question, priorities } = explainCircle(findCircle(), 'en', () => 'the goods');
  expect(question).toContain('the goods');
  expect(priorities.toSorted()).toEqual([
    'lessor (house or farm) comes before unpaid seller of movables (Mortgage Act, art. 23 para. 2).',
    'pledge (registered or possessory) comes before lessor (house or farm) (Pledge Act, art. 57 para. 1).',
    'unpaid seller of movables comes before pledge (registered or possessory) (Pledge Act, art. 58 para. 2).',
  ]);
});

test.each(LANGUAGES)('in %s nothing is missing', (language) => {
  const { question, priorities } = explainCircle(findCircle(), language, () => 'X');
  for (const sentence of [question, ...priorities]) expect(sentence).not.toMatch(/\{\{|undefined/);
});
