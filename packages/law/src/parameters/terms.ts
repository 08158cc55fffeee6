import type { DatedParameter } from '../dated-parameter.ts';

/** From the sending of the draft. Without contestation the bailiff pays as drafted (1630) and interest stops (1637). */
export const contestationTerm = {
  id: 'terms.contestation',
  unit: 'day',
  names: {
    nl: 'termijn voor tegenspraak',
    fr: 'délai de contredit',
    de: 'Widerspruchsfrist',
    en: 'time limit for contesting the draft',
  },
  values: [
    {
      from: '2018-01-01',
      value: 15,
      reference: { act: 'judicialCode', article: '1629' },
      confidence: 'source',
    },
  ],
} as const satisfies DatedParameter<number>;

/** From the request of the most diligent party. */
export const draftTerm = {
  id: 'terms.draft',
  unit: 'day',
  names: {
    nl: 'termijn voor het ontwerp van verdeling op verzoek',
    fr: 'délai pour le projet de répartition à la demande',
    de: 'Frist für den Verteilungsentwurf auf Antrag',
    en: 'time limit for the draft distribution on request',
  },
  values: [
    {
      from: '2018-01-01',
      value: 15,
      reference: { act: 'judicialCode', article: '1629' },
      confidence: 'source',
    },
  ],
} as const satisfies DatedParameter<number>;

/** From the invitation. Late statements are accepted and flagged; the bailiff decides. */
export const filingTerm = {
  id: 'terms.filing',
  unit: 'day',
  names: {
    nl: 'termijn om aangifte te doen',
    fr: 'délai pour déclarer la créance',
    de: 'Frist für die Forderungsanmeldung',
    en: 'time limit for submitting a statement of claim',
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

/** From the sale, or from the day the seized money reaches the bailiff. The law attaches no sanction to it. */
export const invitationTerm = {
  id: 'terms.invitation',
  unit: 'day',
  names: {
    nl: 'termijn om de schuldeisers uit te nodigen',
    fr: 'délai pour inviter les créanciers',
    de: 'Frist für die Aufforderung der Gläubiger',
    en: 'time limit for inviting the creditors',
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
