import type { Privilege } from '../privilege.ts';

export const healthInsuranceAndHolidays = [
  {
    id: 'health-insurance-undue',
    kind: 'general',
    ranks: [{ from: '2002-02-22', rank: 340 }],
    names: {
      nl: 'RIZIV en verzekeringsinstellingen: onverschuldigde prestaties',
      fr: 'INAMI et organismes assureurs\u00a0: prestations indues',
      de: 'LIKIV und Versicherungsträger: unrechtmäßig gezahlte Leistungen',
      en: 'health insurers: benefits paid in error',
    },
    basis: [{ act: 'mortgageAct', article: '19, 4° al. 1', from: '2002-02-22', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'annual-holiday',
    kind: 'general',
    ranks: [{ from: null, rank: 340 }],
    names: {
      nl: 'vakantiebijdragen en vakantiegeld',
      fr: 'cotisations et rémunération de vacances annuelles',
      de: 'Urlaubsbeiträge und Urlaubsgeld',
      en: 'annual holiday contributions and pay',
    },
    basis: [{ act: 'mortgageAct', article: '19, 4° al. 2', from: null, until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
