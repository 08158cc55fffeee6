import type { Privilege } from '../privilege.ts';

export const wages = [
  {
    id: 'wages',
    kind: 'general',
    ranks: [{ from: '2007-04-01', rank: 320 }],
    names: {
      nl: 'loon van werknemers',
      fr: 'rémunération des travailleurs',
      de: 'Entlohnung der Arbeitnehmer',
      en: 'employees’ wages',
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
    cap: { kind: 'statutory', parameterId: 'caps.wages', per: 'creditor' },
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'severance-pay',
    kind: 'general',
    ranks: [{ from: '2007-04-01', rank: 320 }],
    names: {
      nl: 'verbrekingsvergoeding van werknemers',
      fr: 'indemnité de rupture des travailleurs',
      de: 'Kündigungsentschädigung der Arbeitnehmer',
      en: 'employees’ termination indemnity',
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
    id: 'closure-fund-wage-subrogation',
    kind: 'general',
    ranks: [{ from: '2007-04-01', rank: 320 }],
    names: {
      nl: 'Sluitingsfonds voor betaalde lonen en inhoudingen',
      fr: 'Fonds de fermeture pour rémunérations et retenues payées',
      de: 'Schließungsfonds für gezahlte Löhne und Einbehaltungen',
      en: 'Closure Fund for wages and withholdings paid',
    },
    basis: [
      {
        act: 'mortgageAct',
        article: '19, 3°ter',
        from: '2007-04-01',
        until: null,
        remark: 'the first 19, 3°ter, first and second indent; numbered 3°bis until 2014-07-31',
      },
    ],
    cap: { kind: 'statutory', parameterId: 'caps.wages', per: 'beneficiary' },
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
