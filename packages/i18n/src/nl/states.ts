/** What every screen says in the same words: waiting, failing, nothing there, changed by someone else. */
export const states = {
  loading: 'Even geduld',
  retry: 'Opnieuw',
  back: 'Terug',
  requestId: 'Referentie voor de helpdesk',
  loadFailed: 'Dit kon niet geladen worden',
  nothingFound: 'Niets gevonden met deze filters',
  clearFilters: 'Filters wissen',
  readOnly: 'Alleen lezen',
  conflict: {
    changedBy: '{{name}} wijzigde dit op {{moment}}',
    changed: '{{name}} wijzigde dit intussen',
    someone: 'Iemand anders',
    change: '{{field}}: van {{before}} naar {{after}}.',
    notSaved: 'Uw wijziging is nog niet opgeslagen.',
    loadNewest: 'Laatste versie laden',
    redoMine: 'Mijn wijziging opnieuw toepassen',
  },
  statement: { notValidated: 'Na te kijken', validated: 'Gevalideerd', invalid: 'Verworpen', late: 'laat' },
  result: { actual: 'Actueel', outdated: 'Verouderd', signed: 'Ondertekend' },
  claim: { costs: 'Kosten', surplus: 'Overschot', reserved: 'Gereserveerd', automatic: 'automatisch' },
} as const;
