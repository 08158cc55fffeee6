import type { Privilege } from '../privilege.ts';

export const victimOfViolence = [
  {
    id: 'victim-of-violence',
    kind: 'general',
    ranks: [{ from: '2014-05-25', rank: 330 }],
    names: {
      nl: 'schadevergoeding aan het slachtoffer van een opzettelijke gewelddaad',
      fr: 'dommages et intérêts à la victime d’un acte intentionnel de violence',
      de: 'Schadenersatz für Opfer vorsätzlicher Gewalttaten',
      en: 'damages to a victim of intentional violence',
    },
    basis: [
      {
        act: 'mortgageAct',
        article: '19, 3°ter',
        from: '2014-05-25',
        until: null,
        remark: 'the second of two numbers',
      },
    ],
    cap: null,
    confidence: 'source',
    rankConfidence: 'practice',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
