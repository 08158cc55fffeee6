import type { notifications as source } from '../nl/notifications.ts';
import type { Texts } from '../texts.ts';

export const notifications: Texts<typeof source> = {
  title: 'Mitteilungen',
  open: 'Mitteilungen',
  openUnread: 'Mitteilungen, {{count}} ungelesen',
  none: 'Keine Mitteilungen',
  noneHint:
    'Hier steht, was in Ihren Akten geschieht: ein Gläubiger meldet an, ein Brief kommt zurück, eine Frist endet.',
  allRead: 'Alles gelesen',
  unread: 'ungelesen',
  older: 'Ältere anzeigen',
  failed: 'Die Mitteilungen konnten nicht aktualisiert werden',
  lines: {
    filed: '{{about}} hat eine Forderung angemeldet',
    returned: 'Sendung an {{about}} ist nicht angekommen',
    termEnds: '{{term}}: letzter Tag {{date}}',
    taskEnds: 'Aufgabe bis {{date}}: {{about}}',
    mentioned: '{{actor}} hat Sie in einer Notiz erwähnt',
    assigned: '{{actor}} hat Ihnen eine Aufgabe gegeben: {{about}}',
    dossierAssigned: '{{actor}} hat Ihnen diese Akte zugewiesen',
    reminder: 'Erinnerung: {{about}}',
    infected: 'Virus gefunden in {{about}}',
  },
  mail: { one: '{{dossier}}: {{line}}', several: '{{count}} Mitteilungen zu Ihren Akten' },
  settings: {
    title: 'Mitteilungen',
    hint: 'Wählen Sie, worüber Sie auf dem Laufenden bleiben. Mitteilungen zu einer Akte gehen an die Person, die sie bearbeitet, sonst an den verantwortlichen Gerichtsvollzieher, und an alle, die ihr folgen.',
    kind: 'Worüber',
    inProduct: 'In Prorata',
    byMail: 'Per E-Mail',
    morning: 'in der E-Mail am Morgen',
    atOnce: 'sofort',
    failed: 'Die Auswahl konnte nicht gespeichert werden',
    label: '{{kind}}: {{where}}',
  },
};
