import type { Privilege } from '../privilege.ts';

export const subcontractor = [
  {
    id: 'subcontractor',
    kind: 'specific',
    ranks: [{ from: '1990-04-03', rank: 200 }],
    names: {
      nl: 'onderaannemer op de schuldvordering van de hoofdaannemer',
      fr: 'sous-traitant sur la créance de l’entrepreneur',
      de: 'Subunternehmer auf die Forderung des Unternehmers',
      en: 'subcontractor on the contractor’s claim',
    },
    basis: [
      {
        act: 'mortgageAct',
        article: '20, 12°',
        from: '2018-01-01',
        until: null,
        remark: 'the first of two numbers',
      },
      {
        act: 'mortgageAct',
        article: '20, 12°',
        from: '1990-04-03',
        until: '2017-12-31',
        remark: 'older text',
      },
      { act: 'pledgeAct', article: '58 al. 2', from: '2018-01-01', until: null },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
