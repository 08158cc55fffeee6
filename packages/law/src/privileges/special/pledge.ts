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
    cap: { kind: 'stated' },
    confidence: 'source',
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
    cap: { kind: 'stated' },
    confidence: 'source',
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
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
