import type { mails as source } from '../nl/mails.ts';
import type { Texts } from '../texts.ts';

export const mails: Texts<typeof source> = {
  greeting: 'Dear {{name}},',
  closing: 'Kind regards,',
  signature: 'Prorata',
  reason: 'Reason',
  linkInstead: 'Does the button not work? Open this address in your browser:',
  footer:
    'This email was sent automatically to {{address}}, because an account on Prorata was requested or made for this address. Replies are not read.',
  'user-awaits-approval': {
    subject: '{{userName}} waits for approval',
    request: '{{userName}} asks for access to Prorata. The request waits for your decision.',
    requestFor:
      '{{userName}} asks for access to Prorata for {{organizationName}}. The request waits for your decision.',
    organizationFirst:
      '{{organizationName}} itself has not been approved yet either. Decide on the organization first, then on the person.',
    button: 'See the request',
  },
  'user-approved': {
    subject: 'You have access to Prorata',
    decision: 'Your request has been approved.',
    decisionFor: 'Your request for {{organizationName}} has been approved.',
    next: 'Sign in to begin.',
    button: 'Sign in',
  },
  'user-disapproved': {
    subject: 'Your request to Prorata has not been approved',
    decision: 'Your request has not been approved. You have no access to dossiers.',
    decisionFor:
      'Your request for {{organizationName}} has not been approved. You have no access to dossiers.',
    next: 'If you think this is a mistake, contact an administrator of your organization or of the platform.',
    button: 'To Prorata',
  },
  'organization-approved': {
    subject: '{{organizationName}} has been approved',
    decision: '{{organizationName}} has been approved on Prorata.',
    next: 'Once you have access yourself, you can accept the licence agreement for the organization and complete its details. After that it can work on dossiers.',
    button: 'To my organization',
  },
  'organization-disapproved': {
    subject: '{{organizationName}} has not been approved',
    decision:
      '{{organizationName}} has not been approved on Prorata. Your own request is not approved either, so you have no access to dossiers.',
    next: 'If you think this is a mistake, contact an administrator of the platform.',
    button: 'To Prorata',
  },
};
