import type { Privilege } from '../privilege.ts';

export const localTaxes = [
  {
    id: 'municipal-provincial-taxes',
    kind: 'general',
    ranks: [{ from: '2020-01-01', rank: 430 }],
    names: {
      nl: 'gemeente- en provinciebelastingen',
      fr: 'taxes communales et provinciales',
      de: 'Gemeinde- und Provinzsteuern',
      en: 'municipal and provincial taxes',
    },
    basis: [
      { act: 'flemishLocalTaxDecree', article: '11, 2°', from: '2020-01-01', until: null },
      {
        act: 'walloonLocalDemocracyCode',
        article: 'L3321-12',
        from: '2020-01-01',
        until: null,
        remark: 'decree inserting it for 2021, renewed yearly',
      },
      { act: 'brusselsLocalTaxOrdinance', article: '11 §2', from: '2020-01-01', until: null },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'polder-watering-taxes',
    kind: 'general',
    ranks: [{ from: null, rank: 440 }],
    names: {
      nl: 'polder- en wateringbelastingen',
      fr: 'impôts des polders et wateringues',
      de: 'Polder- und Wateringsteuern',
      en: 'polder and watering taxes',
    },
    basis: [
      { act: 'poldersAct', article: '74-75', from: null, until: null },
      { act: 'wateringBoardsAct', article: '74-75', from: null, until: null },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
