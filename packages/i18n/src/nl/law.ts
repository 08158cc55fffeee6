/** What the law says about a privilege, beside the claim; the sentences themselves are in the law register. */
export const law = {
  who: 'Wie',
  what: 'Waarvoor en waarop',
  when: 'Wanneer',
  proof: 'Bewijs',
  limit: 'Plafond',
  window: 'Periode',
  accessories: 'Wat meegaat',
  conflict: 'Tegenover andere',
  notes: 'Let op',
  confidence: 'Hoe zeker',
  parts: {
    interest: 'interest',
    penaltyClause: 'schadebeding',
    proceduralIndemnity: 'rechtsplegingsvergoeding',
    costs: 'kosten',
  },
  follows: {
    yes: '{{parts}}: ook bevoorrecht',
    no: '{{parts}}: gewone schuldvordering',
    open: '{{parts}}: omstreden; hier {{default}}',
    defaultYes: 'bevoorrecht',
    defaultNo: 'gewoon',
  },
  sure: {
    source: 'Gelezen in de tekst van de wet.',
    practice: 'Zo wordt de wet gelezen of toegepast; het staat er niet letterlijk.',
    unverified: 'Niet nagekeken in een bron.',
  },
  sureOfRank: {
    practice: 'De plaats in de rangorde volgt uit de praktijk.',
    unverified: 'De plaats in de rangorde is niet nagekeken in een bron.',
  },
} as const;
