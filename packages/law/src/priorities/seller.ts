import { LESSORS } from './families.ts';
import type { PriorityRule } from './priority-rule.ts';

export const sellerPriorities = [
  {
    id: 'lessor-before-seller',
    one: LESSORS,
    other: ['unpaid-seller'],
    order: 'oneFirst',
    sameDay: 'byRank',
    withoutDates: 'byRank',
    from: null,
    reference: { act: 'mortgageAct', article: '23 al. 2' },
    confidence: 'source',
  },
  {
    id: 'informed-lessor-after-seller',
    one: ['unpaid-seller-lessor-informed'],
    other: LESSORS,
    order: 'oneFirst',
    sameDay: 'byRank',
    withoutDates: 'byRank',
    from: null,
    reference: { act: 'mortgageAct', article: '23 al. 2' },
    confidence: 'source',
  },
  {
    id: 'carrier-before-seller',
    one: ['carrier'],
    other: ['unpaid-seller-lessor-informed', 'unpaid-seller'],
    order: 'oneFirst',
    sameDay: 'byRank',
    withoutDates: 'byRank',
    from: null,
    reference: { act: 'mortgageAct', article: '23 al. 1' },
    confidence: 'source',
  },
  {
    id: 'seller-before-knowing-carrier',
    one: ['unpaid-seller-lessor-informed', 'unpaid-seller'],
    other: ['carrier-knew-price-unpaid'],
    order: 'oneFirst',
    sameDay: 'byRank',
    withoutDates: 'byRank',
    from: null,
    reference: { act: 'mortgageAct', article: '23 al. 1' },
    confidence: 'source',
  },
] as const satisfies readonly PriorityRule[];
