import type { dossiers as source } from '../nl/dossiers.ts';
import type { Texts } from '../texts.ts';

export const dossiers: Texts<typeof source> = {
  kbo: 'ZDU {{number}}',
  tabs: {
    general: 'Allgemein',
    balance: 'Zu verteilender Saldo',
    statements: 'Anmeldungen',
    invitations: 'Aufforderungen',
    calculation: 'Berechnung',
    costs: 'Kosten',
    audit: 'Audit',
  },
  steps: {
    label: 'Verlauf der Akte',
    done: '(erledigt)',
    current: '(jetzt)',
    skipped: '(übersprungen)',
    coming: '(kommt noch)',
  },
  saveFirst: {
    title: 'Speichern Sie zuerst die Akte',
    text: 'Danach können Sie hier weitermachen.',
    back: 'Zu Allgemein',
  },
  readOnly: {
    closed: 'Das Protokoll ist unterzeichnet: Die Akte ist geschlossen und kann nicht mehr geändert werden.',
    cancelled: 'Annulliert am {{date}}: {{reason}}',
    noRight: 'Sie können diese Akte lesen, aber nicht ändern.',
  },
};
