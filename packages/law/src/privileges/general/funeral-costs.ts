import type { Privilege } from '../privilege.ts';

export const funeralCosts = [
  {
    id: 'funeral-costs',
    kind: 'general',
    ranks: [{ from: '1852-01-02', rank: 160 }],
    names: {
      nl: 'begrafeniskosten in verhouding tot de stand en het vermogen van de overledene',
      fr: 'frais funéraires en rapport avec la condition et la fortune du défunt',
      de: 'Bestattungskosten im Verhältnis zu Stand und Vermögen',
      en: 'funeral costs in proportion to standing and means',
    },
    basis: [
      { act: 'mortgageAct', article: '19, 2°', from: '1852-01-02', until: null },
      { act: 'mortgageAct', article: '25', from: '2018-01-01', until: null, remark: 'present text' },
    ],
    cap: {
      kind: 'stated',
      note: 'in proportion to the condition and fortune of the deceased; no figure in the law',
    },
    window: null,
    conflict:
      "Art. 25: before all other privileges except judicial costs, LATER preservation costs and the carrier (so far as not beaten by the seller). Since 2018-01-01 the pledge is no longer excepted, and art. 57 al. 1 applies 'without prejudice to arts 21-26': funeral costs come BEFORE the pledge, the retention-of-title/privileged seller, the subcontractor and the landlord. Insurance premium stays before (art. 114).",
    confidence: 'source',
    rankConfidence: 'practice',
    notes:
      "Until 2017-12-31 pledge and innkeeper were excepted too. The 2013 text of art. 57 that gave the pledgee the carrier's rights was replaced before it entered into force. Literal reading of the statute; keep the rank editable because doctrine was not checked.",
    repealedOn: null,
    validOn: 'governingDate',
  },
] as const satisfies readonly Privilege[];
