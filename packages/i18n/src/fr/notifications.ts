import type { notifications as source } from '../nl/notifications.ts';
import type { Texts } from '../texts.ts';

export const notifications: Texts<typeof source> = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: 'Notifications, {{count}} non lues',
  none: 'Aucune notification',
  noneHint:
    'Vous verrez ici ce qui se passe dans vos dossiers\u00a0: un créancier qui dépose, une lettre qui revient, un délai qui se termine.',
  allRead: 'Tout marquer comme lu',
  unread: 'non lue',
  older: 'Afficher les plus anciennes',
  failed: 'Les notifications n’ont pas pu être mises à jour',
  lines: {
    filed: '{{about}} a déposé une déclaration',
    returned: 'L’envoi à {{about}} n’est pas arrivé',
    termEnds: '{{term}}\u00a0: dernier jour {{date}}',
    taskEnds: 'Tâche pour le {{date}}\u00a0: {{about}}',
    mentioned: '{{actor}} vous a mentionné dans une note',
    assigned: '{{actor}} vous a confié une tâche\u00a0: {{about}}',
    dossierAssigned: '{{actor}} vous a confié ce dossier',
    reminder: 'Rappel\u00a0: {{about}}',
    infected: 'Virus trouvé dans {{about}}',
  },
  mail: { one: '{{dossier}}\u00a0: {{line}}', several: '{{count}} notifications sur vos dossiers' },
  settings: {
    title: 'Notifications',
    hint: 'Choisissez ce dont vous voulez être informé. Les notifications d’un dossier vont à la personne qui le traite, sinon à l’huissier de justice qui en répond, et à celles qui le suivent.',
    kind: 'À propos de',
    inProduct: 'Dans Prorata',
    byMail: 'Par e-mail',
    morning: 'dans l’e-mail du matin',
    atOnce: 'immédiatement',
    failed: 'Le choix n’a pas pu être enregistré',
    label: '{{kind}}\u00a0: {{where}}',
  },
};
