import type { DatedParameter } from '../../dated-parameter.ts';

/** From the invitation. Late statements are accepted and flagged; the bailiff decides. */
export const filingTerm = {
  id: 'terms.filing',
  unit: 'day',
  names: {
    nl: 'termijn om aangifte te doen',
    fr: 'délai pour déclarer la créance',
    de: 'Frist für die Forderungsanmeldung',
    en: 'term for filing a statement of claim',
  },
  values: [
    {
      from: '2018-01-01',
      value: 15,
      reference: { act: 'judicialCode', article: '1627' },
      confidence: 'source',
    },
  ],
} as const satisfies DatedParameter<number>;
