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

/** From the day on which a creditor has all of the money: the notice in the central file has no reason any more. */
export const strikingTerm = {
  id: 'terms.striking',
  unit: 'working-day',
  names: {
    nl: 'termijn om het bericht van een voldane schuldeiser te schrappen',
    fr: 'délai pour radier l’avis d’un créancier désintéressé',
    de: 'Frist für die Streichung der Meldung eines befriedigten Gläubigers',
    en: 'time limit for striking the notice of a creditor who was paid in full',
  },
  values: [
    {
      from: '2018-01-01',
      value: 3,
      reference: { act: 'judicialCode', article: '1390septies' },
      confidence: 'source',
      note: 'Read in the text of February 2026; since when it holds was not looked up.',
    },
  ],
} as const satisfies DatedParameter<number>;

/** From the closing of the dossier, whatever the amount: money that nobody took goes to the deposit office. */
export const unclaimedTerm = {
  id: 'terms.unclaimed',
  unit: 'year',
  names: {
    nl: 'termijn waarna niet-opgevraagd geld wordt geconsigneerd',
    fr: 'délai après lequel une somme non réclamée est consignée',
    de: 'Frist, nach der nicht abgerufene Gelder hinterlegt werden',
    en: 'time limit after which unclaimed money is deposited',
  },
  values: [
    {
      from: '2018-01-01',
      value: 2,
      reference: { act: 'judicialCode', article: '522/1, § 6' },
      confidence: 'source',
      note: 'Read in the text of February 2026; since when it holds was not looked up.',
    },
  ],
} as const satisfies DatedParameter<number>;
