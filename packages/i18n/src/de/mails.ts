import type { mails as source } from '../nl/mails.ts';
import type { Texts } from '../texts.ts';

export const mails: Texts<typeof source> = {
  greeting: 'Guten Tag {{name}},',
  closing: 'Mit freundlichen Grüßen',
  signature: 'Prorata',
  reason: 'Grund',
  linkInstead: 'Funktioniert die Schaltfläche nicht? Öffnen Sie diese Adresse in Ihrem Browser:',
  footer:
    'Diese E-Mail wurde automatisch an {{address}} gesandt, weil bei Prorata ein Konto für diese Adresse beantragt oder angelegt wurde. Antworten werden nicht gelesen.',
  'user-awaits-approval': {
    subject: '{{userName}} wartet auf Genehmigung',
    request: '{{userName}} beantragt Zugang zu Prorata. Der Antrag wartet auf Ihre Entscheidung.',
    requestFor:
      '{{userName}} beantragt Zugang zu Prorata für {{organizationName}}. Der Antrag wartet auf Ihre Entscheidung.',
    organizationFirst:
      'Auch {{organizationName}} selbst ist noch nicht genehmigt. Entscheiden Sie zuerst über die Amtsstube und dann über die Person.',
    button: 'Antrag ansehen',
  },
  'user-approved': {
    subject: 'Sie haben Zugang zu Prorata',
    decision: 'Ihr Antrag ist genehmigt.',
    decisionFor: 'Ihr Antrag für {{organizationName}} ist genehmigt.',
    next: 'Melden Sie sich an, um zu beginnen.',
    button: 'Anmelden',
  },
  'user-disapproved': {
    subject: 'Ihr Antrag bei Prorata ist nicht genehmigt',
    decision: 'Ihr Antrag ist nicht genehmigt. Sie haben keinen Zugang zu den Akten.',
    decisionFor:
      'Ihr Antrag für {{organizationName}} ist nicht genehmigt. Sie haben keinen Zugang zu den Akten.',
    next: 'Halten Sie das für einen Irrtum? Wenden Sie sich an einen Verwalter Ihrer Amtsstube oder der Plattform.',
    button: 'Zu Prorata',
  },
  'organization-approved': {
    subject: '{{organizationName}} ist genehmigt',
    decision: '{{organizationName}} ist bei Prorata genehmigt.',
    next: 'Sobald Sie selbst Zugang haben, können Sie den Lizenzvertrag für die Amtsstube annehmen und ihre Angaben vervollständigen. Danach kann die Amtsstube Akten bearbeiten.',
    button: 'Zu meiner Amtsstube',
  },
  'organization-disapproved': {
    subject: '{{organizationName}} ist nicht genehmigt',
    decision:
      '{{organizationName}} ist bei Prorata nicht genehmigt. Damit ist auch Ihr eigener Antrag nicht genehmigt und Sie haben keinen Zugang zu den Akten.',
    next: 'Halten Sie das für einen Irrtum? Wenden Sie sich an einen Verwalter der Plattform.',
    button: 'Zu Prorata',
  },
};
