import type { Privilege } from '../privilege.ts';

export const pledgeBefore2018 = [
  {
    id: 'pledge-possessory-historic',
    kind: 'specific',
    ranks: [{ from: '1852-01-02', rank: 151 }],
    names: {
      nl: 'pand met bezit (tot 2017)',
      fr: 'gage avec dépossession (jusqu’en 2017)',
      de: 'Besitzpfand (bis 2017)',
      en: 'possessory pledge (until 2017)',
    },
    basis: [{ act: 'mortgageAct', article: '20, 3°; 23; 25', from: '1852-01-02', until: '2017-12-31' }],
    cap: null,
    confidence: 'source',
    repealedOn: '2018-01-01',
    validOn: 'governingDate',
  },
  {
    id: 'agricultural-privilege',
    kind: 'specific',
    ranks: [{ from: null, rank: 212 }],
    names: {
      nl: 'landbouwvoorrecht',
      fr: 'privilège agricole',
      de: 'landwirtschaftliches Vorzugsrecht',
      en: 'agricultural lending privilege',
    },
    basis: [{ act: 'agriculturalLoansAct', article: '4 ff.', from: null, until: '2017-12-31' }],
    cap: null,
    confidence: 'practice',
    repealedOn: '2018-01-01',
    validOn: 'governingDate',
  },
  {
    id: 'business-pledge',
    kind: 'specific',
    ranks: [{ from: null, rank: 212 }],
    names: {
      nl: 'pand op handelszaak',
      fr: 'gage sur fonds de commerce',
      de: 'Pfandrecht am Handelsgeschäft',
      en: 'pledge on the business',
    },
    basis: [{ act: 'businessPledgeAct', article: '1-12', from: null, until: '2017-12-31' }],
    cap: null,
    confidence: 'practice',
    repealedOn: '2018-01-01',
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
