import type { Privilege } from '../privilege.ts';

export const pledge = [
  {
    id: 'pledge',
    kind: 'specific',
    ranks: [{ from: '2018-01-01', rank: 210 }],
    names: {
      nl: 'pand (geregistreerd in het pandregister of met bezit)',
      fr: 'gage (enregistré ou avec dépossession)',
      de: 'Pfandrecht (registriert oder mit Besitz)',
      en: 'pledge (registered or possessory)',
    },
    basis: [{ act: 'pledgeAct', article: '1 al. 2; 12; 15; 57; 58', from: '2018-01-01', until: null }],
    cap: {
      kind: 'stated',
      note: 'registered/agreed maximum amount (10, 12); consumer pledgor: accessories at most 50 % of the principal at the time of distribution (12 al. 2)',
    },
    window: 'registration lapses after 10 years unless renewed (35)',
    conflict:
      'Priority over all MORE RECENT rights, without prejudice to arts 21-26 Hyp.W. (57 al. 1). Between pledges: day of registration or possession; the same day is the same rank (57 al. 2-3). Beaten by 58 al. 1-2.',
    confidence: 'source',
    notes:
      "Has the value of a privilege (1 al. 2), so art. 25 and 26 apply to it. No carrier's rights of 23/25: that sentence never entered into force.",
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'pledge-of-claims',
    kind: 'specific',
    ranks: [{ from: '2018-01-01', rank: 210 }],
    names: {
      nl: 'pand op schuldvorderingen',
      fr: 'gage sur créances',
      de: 'Pfandrecht an Forderungen',
      en: 'pledge of claims',
    },
    basis: [{ act: 'pledgeAct', article: '15 al. 2; 60-67', from: '2018-01-01', until: null }],
    cap: { kind: 'stated', note: 'agreed maximum (61)' },
    window: null,
    conflict:
      'No registration possible (15 al. 2); date = conclusion of the pledge agreement with power to notify (60). If the claim is seized, the third debtor pays the bailiff who distributes under 1627 ff. (67 al. 4). Security assignment counts as pledge (62).',
    confidence: 'source',
    notes: null,
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'financial-intermediary-lien',
    kind: 'specific',
    ranks: [{ from: '2005-02-01', rank: 210 }],
    names: {
      nl: 'voorrecht van gekwalificeerde tussenpersonen op effecten en gelden',
      fr: 'privilège des intermédiaires qualifiés sur instruments financiers et fonds',
      de: 'Vorzugsrecht der qualifizierten Mittler auf Wertpapiere und Gelder',
      en: 'lien of qualified financial intermediaries on securities and money',
    },
    basis: [{ act: 'financialSectorAct', article: '31', from: '2005-02-01', until: null }],
    cap: null,
    window: null,
    conflict: 'Same rank as the pledge.',
    confidence: 'source',
    notes: null,
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
