import type { Privilege } from '../privilege.ts';

export const groundwaterAdvances = [
  {
    id: 'groundwater-advances',
    kind: 'specific',
    ranks: [{ from: null, rank: 250 }],
    names: {
      nl: 'voorschotten voor schade door grondwaterwinning, op de oogst',
      fr: 'avances pour dommages par prise d’eau souterraine, sur la récolte',
      de: 'Vorschüsse für Grundwasserschäden, auf die Ernte',
      en: 'advances for groundwater damage, on the harvest',
    },
    basis: [{ act: 'mortgageAct', article: '20, 11°', from: null, until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
