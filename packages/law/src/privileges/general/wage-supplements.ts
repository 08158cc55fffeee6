import type { Privilege } from '../privilege.ts';

export const wageSupplements = [
  {
    id: 'employee-savings-plan-loan',
    kind: 'general',
    ranks: [{ from: '2007-04-01', rank: 320 }],
    names: {
      nl: 'sommen uitgeleend in een investeringsspaarplan',
      fr: 'sommes prêtées dans un plan d’épargne d’investissement',
      de: 'im Rahmen eines Investitionssparplans geliehene Beträge',
      en: 'sums lent under an employee investment savings plan',
    },
    basis: [
      {
        act: 'mortgageAct',
        article: '19, 3°ter',
        from: '2007-04-01',
        until: null,
        remark: 'the first 19, 3°ter; numbered 3°bis until 2014-07-31',
      },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'older-worker-supplement',
    kind: 'general',
    ranks: [{ from: '2007-04-01', rank: 320 }],
    names: {
      nl: 'aanvullende vergoeding volgens cao nr. 17',
      fr: 'indemnité complémentaire selon la CCT n° 17',
      de: 'Zusatzentschädigung (KAA Nr. 17)',
      en: 'supplement under collective agreement no. 17',
    },
    basis: [
      {
        act: 'mortgageAct',
        article: '19, 3°ter',
        from: '2007-04-01',
        until: null,
        remark: 'the first 19, 3°ter; numbered 3°bis until 2014-07-31',
      },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'reclassification-indemnity',
    kind: 'general',
    ranks: [{ from: '2007-04-01', rank: 320 }],
    names: {
      nl: 'inschakelingsvergoeding (Generatiepact)',
      fr: 'indemnité de reclassement (Pacte entre les générations)',
      de: 'Wiedereingliederungsentschädigung',
      en: 'reclassification indemnity',
    },
    basis: [
      {
        act: 'mortgageAct',
        article: '19, 3°ter',
        from: '2007-04-01',
        until: null,
        remark: 'the first 19, 3°ter; numbered 3°bis until 2014-07-31',
      },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
