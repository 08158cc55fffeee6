import type { Privilege } from '../privilege.ts';

export const customsAndDuties = [
  {
    id: 'customs-excise',
    kind: 'general',
    ranks: [{ from: '1994-01-01', rank: 460 }],
    names: {
      nl: 'douane en accijnzen',
      fr: 'douanes et accises',
      de: 'Zoll und Akzisen',
      en: 'customs and excise',
    },
    basis: [{ act: 'customsAct', article: '313 §1, 2°', from: '1994-01-01', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'miscellaneous-duties',
    kind: 'general',
    ranks: [{ from: '2020-01-01', rank: 460 }],
    names: {
      nl: 'recht op geschriften (boek I WDRT)',
      fr: 'droit d’écriture (livre Ier CDTD)',
      de: 'verschiedene Gebühren (Buch I)',
      en: 'miscellaneous duties (book I)',
    },
    basis: [{ act: 'miscellaneousDutiesCode', article: '23.4', from: '2020-01-01', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'customs-representative',
    kind: 'general',
    ranks: [{ from: '2020-09-01', rank: 470 }],
    names: {
      nl: 'expediteur of indirect douanevertegenwoordiger (betaalde rechten)',
      fr: 'expéditeur ou représentant en douane indirect (droits payés)',
      de: 'Spediteur oder indirekter Zollvertreter (gezahlte Abgaben)',
      en: 'forwarder or indirect customs representative (duties paid)',
    },
    basis: [
      { act: 'customsAct', article: '136', from: '2020-09-01', until: null, remark: 'present rank text' },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
