import { LESSORS, PLEDGES, PREFERRED_TO_PLEDGES, PRESERVERS } from './families.ts';
import type { PriorityRule } from './priority-rule.ts';

export const preservationPriorities = [
  {
    id: 'preservers-latest-first',
    one: [...PRESERVERS, 'retention-right-preservation'],
    other: [...PRESERVERS, 'retention-right-preservation'],
    order: 'laterFirst',
    sameDay: 'byRank',
    withoutDates: 'dateNeeded',
    from: null,
    reference: { act: 'mortgageAct', article: '22 al. 1' },
    confidence: 'practice',
    note: 'The latest costs saved the thing for the earlier ones too.',
  },
  {
    id: 'preservation-before-earlier-rights',
    one: PRESERVERS,
    other: [
      ...PLEDGES,
      ...LESSORS,
      ...PREFERRED_TO_PLEDGES,
      'carrier',
      'carrier-knew-price-unpaid',
      'civil-party-vehicle',
    ],
    order: 'laterFirst',
    sameDay: 'byRank',
    withoutDates: 'byRank',
    from: null,
    reference: { act: 'mortgageAct', article: '22 al. 1' },
    confidence: 'source',
    note: 'That earlier costs come after later rights is the reverse reading of the text.',
  },
] as const satisfies readonly PriorityRule[];
