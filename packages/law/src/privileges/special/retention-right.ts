import type { Privilege } from '../privilege.ts';

export const retentionRight = [
  {
    id: 'retention-right-preservation',
    kind: 'specific',
    ranks: [{ from: '2018-01-01', rank: 140 }],
    names: {
      nl: 'retentierecht voor kosten tot behoud van de zaak',
      fr: 'droit de rétention pour les frais de conservation de la chose',
      de: 'Pfandrecht aufgrund eines Zurückbehaltungsrechts (Erhaltungskosten)',
      en: 'retention-based pledge for preservation costs',
    },
    basis: [{ act: 'pledgeAct', article: '58 al. 1; 73-76', from: '2018-01-01', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'retention-right-other',
    kind: 'specific',
    ranks: [{ from: '2018-01-01', rank: 210 }],
    names: {
      nl: 'retentierecht voor een andere schuldvordering',
      fr: 'droit de rétention pour une autre créance',
      de: 'Zurückbehaltungsrecht (andere Forderung als Erhaltungskosten)',
      en: 'right of retention (claim other than preservation costs)',
    },
    basis: [{ act: 'pledgeAct', article: '73-76; 57', from: '2018-01-01', until: null }],
    cap: null,
    confidence: 'source',
    rankConfidence: 'practice',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
