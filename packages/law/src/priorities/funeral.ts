import { LESSORS, PLEDGES, PREFERRED_TO_PLEDGES, PRESERVERS } from './families.ts';
import type { PriorityRule } from './priority-rule.ts';

export const funeralPriorities = [
  {
    id: 'funeral-before-special',
    one: ['funeral-costs'],
    other: [
      ...PLEDGES,
      ...LESSORS,
      ...PREFERRED_TO_PLEDGES,
      'civil-party-vehicle',
      'carrier-knew-price-unpaid',
    ],
    order: 'oneFirst',
    sameDay: 'byRank',
    withoutDates: 'byRank',
    from: '2018-01-01',
    reference: { act: 'mortgageAct', article: '25' },
    confidence: 'source',
    note: 'Since 2018 the pledge is no longer excepted. A literal reading; doctrine was not checked.',
  },
  {
    id: 'carrier-before-funeral',
    one: ['carrier'],
    other: ['funeral-costs'],
    order: 'oneFirst',
    sameDay: 'byRank',
    withoutDates: 'byRank',
    from: '2018-01-01',
    reference: { act: 'mortgageAct', article: '25' },
    confidence: 'source',
  },
  {
    id: 'later-preservation-before-funeral',
    one: [...PRESERVERS, 'retention-right-preservation'],
    other: ['funeral-costs'],
    order: 'laterFirst',
    sameDay: 'byRank',
    withoutDates: 'byRank',
    from: null,
    reference: { act: 'mortgageAct', article: '25' },
    confidence: 'source',
  },
] as const satisfies readonly PriorityRule[];
