import type { welcome as source } from '../nl/welcome.ts';
import type { Texts } from '../texts.ts';

export const welcome: Texts<typeof source> = {
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  toYourWork: 'Where would you like to go?',
  destinations: {
    dossiers: 'Open, follow and finish distributions.',
    myOrganization: 'Details, staff and standard invitations.',
    myAccount: 'Your details and your language.',
    organizations: 'All organizations and their users.',
    onboarding: 'Review the requests of new organizations and users.',
    parameters: 'Settings of the application and the calculation.',
    dossierCosts: 'Fees, expenses and government charges.',
    platformCosts: 'What using the platform costs.',
    invoicing: 'Monthly account per organization.',
    templates: 'The texts of letters, emails and the official report.',
    maintenance: 'Check of the files and retention periods.',
  },
  pending: {
    title: 'Your request is being reviewed',
    text: 'Your registration has arrived safely. A platform administrator is checking your details.',
    next: 'What happens next?',
    registered: 'You have registered',
    review: 'An administrator reviews your request',
    access: 'Then you can get to work',
    accessText:
      'As soon as there is a decision, you receive an email, and you see it on this page. You need not register again.',
    organization: 'Your organization: {{organization}}',
    organizationFirst: '{{organization}} itself must be approved first.',
  },
  disapproved: {
    title: 'Your request was not approved',
    text: 'You have no access to dossiers. If you think this is a mistake, contact an administrator of your organization or of the platform.',
    kept: 'Accounts are kept for bailiffs and their employees.',
  },
};
