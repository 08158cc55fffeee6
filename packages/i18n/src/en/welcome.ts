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
    parties: 'Your known debtors and creditors.',
    myOrganization: 'Details, staff and standard invitations.',
    workspace: 'Invitations to your organization: file, assign and follow up.',
    ownOrganization: 'Details, staff, profile and API keys.',
    myAccount: 'Your details and your language.',
    organizations: 'All offices and their users.',
    onboarding: 'Review the requests of new offices and users.',
    institutions: 'Governments and institutions, once for all organizations.',
    parameters: 'Settings of the application and the calculation.',
    dossierCosts: 'Fees, expenses and government charges.',
    platformCosts: 'What using the platform costs.',
    invoicing: 'Monthly invoicing per office.',
    templates: 'The texts of letters and emails.',
    privacy: 'What people ask about their own data.',
    maintenance: 'File checks and retention periods.',
  },
  pending: {
    title: 'Your request is being reviewed',
    text: 'We have received your registration. A platform administrator is checking your details.',
    next: 'What happens next?',
    registered: 'You have registered',
    review: 'A platform administrator reviews your request',
    access: 'Then you can start',
    accessText:
      'As soon as there is a decision, you receive an email, and you see it on this page. You need not register again.',
    organization: 'Your office: {{organization}}',
    organizationFirst: '{{organization}} itself must be approved first.',
  },
  texts: {
    title: 'Our legal texts have changed',
    text: 'Read what has changed and accept the new version to continue. Meanwhile your dossiers and time limits run on.',
    changes: 'What has changed',
    consent: 'I have read the new version and accept it',
    missing: 'Tick that you accept the new version.',
    office: 'As an administrator you also accept the licence agreement on behalf of {{office}}.',
    accept: 'Accept and continue',
    failed: 'The new version was not accepted',
    comingTitle: 'New legal texts from {{date}}',
    comingText:
      'From that day we ask you to accept them when you log in. Until then you do not need to do anything.',
  },
  disapproved: {
    title: 'Your request was not approved',
    text: 'You have no access to dossiers. If you think this is a mistake, contact an administrator of your office or a platform administrator.',
    kept: 'Accounts are reserved for bailiffs and their employees.',
  },
};
