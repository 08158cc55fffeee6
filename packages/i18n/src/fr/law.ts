import type { law as source } from '../nl/law.ts';
import type { Texts } from '../texts.ts';

export const law: Texts<typeof source> = {
  who: 'Qui',
  what: 'Pour quoi et sur quoi',
  when: 'Quand',
  proof: 'Preuve',
  limit: 'Plafond',
  window: 'Période',
  accessories: 'Ce qui suit',
  conflict: 'Face aux autres',
  notes: 'Attention',
  confidence: 'Degré de certitude',
  parts: {
    interest: 'intérêts',
    penaltyClause: 'clause pénale',
    proceduralIndemnity: 'indemnité de procédure',
    costs: 'frais',
  },
  follows: {
    yes: '{{parts}}\u00a0: également privilégié',
    no: '{{parts}}\u00a0: créance ordinaire',
    open: '{{parts}}\u00a0: controversé\u00a0; ici {{default}}',
    defaultYes: 'privilégié',
    defaultNo: 'ordinaire',
  },
  sure: {
    source: 'Lu dans le texte de la loi.',
    practice: 'La loi est lue ou appliquée ainsi\u00a0; elle ne le dit pas littéralement.',
    unverified: 'Non vérifié dans une source.',
  },
  sureOfRank: {
    practice: 'La place dans l’ordre des rangs résulte de la pratique.',
    unverified: 'La place dans l’ordre des rangs n’est pas vérifiée dans une source.',
  },
};
