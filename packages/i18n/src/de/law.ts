import type { law as source } from '../nl/law.ts';
import type { Texts } from '../texts.ts';

export const law: Texts<typeof source> = {
  who: 'Wer',
  what: 'Wofür und worauf',
  when: 'Wann',
  proof: 'Nachweis',
  limit: 'Höchstbetrag',
  window: 'Zeitraum',
  accessories: 'Was mitgeht',
  conflict: 'Gegenüber anderen',
  notes: 'Achtung',
  confidence: 'Wie sicher',
  parts: {
    interest: 'Zinsen',
    penaltyClause: 'Schadenersatzklausel',
    proceduralIndemnity: 'Verfahrensentschädigung',
    costs: 'Kosten',
  },
  follows: {
    yes: '{{parts}}: ebenfalls bevorrechtigt',
    no: '{{parts}}: gewöhnliche Forderung',
    open: '{{parts}}: umstritten; hier {{default}}',
    defaultYes: 'bevorrechtigt',
    defaultNo: 'gewöhnlich',
  },
  sure: {
    source: 'Im Gesetzestext gelesen.',
    practice: 'So wird das Gesetz gelesen oder angewandt; wörtlich steht es nicht darin.',
    unverified: 'In keiner Quelle überprüft.',
  },
  sureOfRank: {
    practice: 'Der Platz in der Rangfolge ergibt sich aus der Praxis.',
    unverified: 'Der Platz in der Rangfolge wurde in keiner Quelle überprüft.',
  },
};
