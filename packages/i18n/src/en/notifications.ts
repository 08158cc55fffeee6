import type { notifications as source } from '../nl/notifications.ts';
import type { Texts } from '../texts.ts';

export const notifications: Texts<typeof source> = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: 'Notifications, {{count}} unread',
  none: 'No notifications',
  noneHint:
    'What happens in your dossiers appears here: a creditor who submits, a letter that comes back, a time limit that ends.',
  allRead: 'Mark all as read',
  unread: 'unread',
  older: 'Show older ones',
  failed: 'The notifications could not be updated',
  lines: {
    filed: '{{about}} submitted a statement',
    returned: 'What was sent to {{about}} did not arrive',
    termEnds: '{{term}}: last day {{date}}',
    taskEnds: 'Task for {{date}}: {{about}}',
    mentioned: '{{actor}} mentioned you in a note',
    assigned: '{{actor}} gave you a task: {{about}}',
    dossierAssigned: '{{actor}} assigned this dossier to you',
    reminder: 'Reminder: {{about}}',
    infected: 'Virus found in {{about}}',
  },
  mail: { one: '{{dossier}}: {{line}}', several: '{{count}} notifications about your dossiers' },
  settings: {
    title: 'Notifications',
    hint: 'Choose what you are told about. Notifications about a dossier go to whoever handles it, otherwise to the bailiff who answers for it, and to those who follow it.',
    kind: 'About',
    inProduct: 'In Prorata',
    byMail: 'By e-mail',
    morning: 'in the morning e-mail',
    atOnce: 'at once',
    failed: 'The choice could not be saved',
    label: '{{kind}}: {{where}}',
  },
};
