import type { DatedParameter } from '../../dated-parameter.ts';

/** From the sale, or from the day the seized money reaches the bailiff. The law attaches no sanction to it. */
export const invitationTerm = {
  id: 'terms.invitation',
  unit: 'day',
  names: {
    nl: 'termijn om de schuldeisers uit te nodigen',
    fr: 'délai pour inviter les créanciers',
    de: 'Frist für die Aufforderung der Gläubiger',
    en: 'term for inviting the creditors',
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
