import type { states as source } from '../nl/states.ts';
import type { Texts } from '../texts.ts';

export const states: Texts<typeof source> = {
  loading: 'Einen Augenblick',
  explain: 'Erklärung: {{field}}',
  undo: 'Rückgängig machen',
  undone: 'Rückgängig gemacht',
  notUndone: 'Nicht rückgängig gemacht',
  retry: 'Erneut versuchen',
  back: 'Zurück',
  requestId: 'Kennung für den Support',
  loadFailed: 'Das konnte nicht geladen werden',
  nothingFound: 'Mit diesen Filtern wurde nichts gefunden',
  clearFilters: 'Filter zurücksetzen',
  readOnly: 'Nur lesen',
  conflict: {
    changedBy: '{{name}} hat dies am {{moment}} geändert',
    changed: '{{name}} hat dies inzwischen geändert',
    someone: 'Eine andere Person',
    change: '{{field}}: von {{before}} zu {{after}}.',
    notSaved: 'Ihre Änderung ist noch nicht gespeichert.',
    loadNewest: 'Neueste Fassung laden',
    redoMine: 'Meine Änderung erneut vornehmen',
  },
  statement: {
    notValidated: 'Zu prüfen',
    validated: 'Validiert',
    invalid: 'Ungültig',
    late: 'verspätet',
    contested: 'bestritten',
  },
  addressee: {
    unsent: 'Nicht versandt',
    waiting: 'Wartet auf den Dienst',
    handedOver: 'Versandt',
    failed: 'Fehlgeschlagen',
    setAside: 'Beiseitegelassen',
  },
  result: {
    actual: 'Aktuell',
    outdated: 'Veraltet',
    signed: 'Unterzeichnet',
    voided: 'Hinfällig',
    replaced: 'Ersetzt',
  },
  claim: { costs: 'Kosten', surplus: 'Überschuss', reserved: 'Vorbehalten', automatic: 'automatisch' },
};
