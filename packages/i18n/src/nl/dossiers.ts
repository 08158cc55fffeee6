/** The dossier list, and the dossier itself with its general side and its money. */
export const dossiers = {
  kbo: 'KBO {{number}}',
  tabs: {
    general: 'Algemeen',
    balance: 'Te verdelen saldo',
    statements: 'Aangiften',
    invitations: 'Uitnodigingen',
    calculation: 'Berekening',
    costs: 'Kosten',
    audit: 'Audit',
  },
  steps: {
    label: 'Verloop van het dossier',
    done: '(gedaan)',
    current: '(nu)',
    skipped: '(overgeslagen)',
    coming: '(nog te doen)',
  },
  saveFirst: {
    title: 'Sla het dossier eerst op',
    text: 'Daarna kunt u hier verder.',
    back: 'Naar Algemeen',
  },
  readOnly: {
    closed: 'Het proces-verbaal is ondertekend: het dossier is gesloten en kan niet meer gewijzigd worden.',
    cancelled: 'Geannuleerd op {{date}}: {{reason}}',
    noRight: 'U kunt dit dossier lezen, maar niet wijzigen.',
  },
} as const;
