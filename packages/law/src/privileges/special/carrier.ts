import type { Privilege } from '../privilege.ts';

export const carrier = [
  {
    id: 'carrier',
    kind: 'specific',
    ranks: [{ from: '1852-01-02', rank: 150 }],
    names: {
      nl: 'vervoerder: vrachtkosten en bijkomende kosten',
      fr: 'voiturier\u00a0: frais de voiture et dépenses accessoires',
      de: 'Frachtführer: Fracht- und Nebenkosten',
      en: 'carrier: freight and accessory costs',
    },
    basis: [
      { act: 'mortgageAct', article: '20, 7°', from: '1852-01-02', until: null },
      {
        act: 'mortgageAct',
        article: '23 al. 1; 25',
        from: '2018-01-01',
        until: null,
        remark: 'present text',
      },
    ],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'carrier-knew-price-unpaid',
    kind: 'specific',
    ranks: [{ from: '1852-01-02', rank: 205 }],
    names: {
      nl: 'vervoerder die wist dat de prijs onbetaald was',
      fr: 'voiturier qui savait le prix impayé',
      de: 'Frachtführer, der die Nichtzahlung kannte',
      en: 'carrier who knew the price was unpaid',
    },
    basis: [{ act: 'mortgageAct', article: '20, 7°; 23 al. 1', from: '1852-01-02', until: null }],
    cap: null,
    confidence: 'practice',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
