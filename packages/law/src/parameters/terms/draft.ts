import type { DatedParameter } from '../../dated-parameter.ts';

/** From the request of the most diligent party. */
export const draftTerm = {
  id: 'terms.draft',
  unit: 'day',
  names: {
    nl: 'termijn voor het ontwerp van verdeling op verzoek',
    fr: 'délai pour le projet de répartition à la demande',
    de: 'Frist für den Verteilungsentwurf auf Antrag',
    en: 'term for the draft distribution once asked for',
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
