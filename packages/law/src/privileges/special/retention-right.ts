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
    window: 'ends when the holder voluntarily gives up the thing (74)',
    conflict:
      'Beats all pledgees (58 al. 1). Against the funeral costs it wins only as a later preservation cost (25).',
    confidence: 'source',
    notes: null,
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
    window: 'while detention lasts (74)',
    conflict:
      'Preference of a pledgee (76): day of taking possession. Opposable to later rights and, in good faith, to older ones (75 al. 2).',
    confidence: 'source',
    rankConfidence: 'practice',
    notes: 'Whether 75 al. 2 also lifts its RANK above an older pledge is not said in the text.',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
