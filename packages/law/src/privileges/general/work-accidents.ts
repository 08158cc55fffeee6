import type { Privilege } from '../privilege.ts';

export const workAccidents = [
  {
    id: 'fedris-work-accidents',
    kind: 'general',
    ranks: [{ from: '2006-09-01', rank: 350 }],
    names: {
      nl: 'Fedris (arbeidsongevallenwet, art. 60)',
      fr: 'Fedris (loi sur les accidents du travail, art. 60)',
      de: 'Fedris (Arbeitsunfälle)',
      en: 'Fedris, work accidents',
    },
    basis: [{ act: 'mortgageAct', article: '19, 4°bis', from: '2006-09-01', until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'miners-pension-fund',
    kind: 'general',
    ranks: [{ from: null, rank: 350 }],
    names: {
      nl: 'Nationaal Pensioenfonds voor Mijnwerkers',
      fr: 'Fonds national de retraite des ouvriers mineurs',
      de: 'Nationaler Pensionsfonds für Bergarbeiter',
      en: 'miners’ pension fund',
    },
    basis: [{ act: 'mortgageAct', article: '19, 4°bis al. 2', from: null, until: null }],
    cap: null,
    confidence: 'source',
    repealedOn: null,
    validOn: 'governingDate',
  },
  {
    id: 'work-accident-insurer',
    kind: 'general',
    ranks: [{ from: '2006-09-01', rank: 400 }],
    names: {
      nl: 'arbeidsongevallenverzekeraar tijdens schorsing van de waarborg',
      fr: 'assureur des accidents du travail pendant la suspension de la garantie',
      de: 'Arbeitsunfallversicherer während der Aussetzung der Deckung',
      en: 'work-accident insurer during suspended cover',
    },
    basis: [
      {
        act: 'mortgageAct',
        article: '19, 4°nonies',
        from: '2006-09-01',
        until: null,
        remark: 'the first of two numbers',
      },
    ],
    cap: null,
    confidence: 'source',
    rankConfidence: 'unverified',
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
