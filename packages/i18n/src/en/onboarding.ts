import type { onboarding as source } from '../nl/onboarding.ts';
import type { Texts } from '../texts.ts';

export const onboarding: Texts<typeof source> = {
  progress: 'Steps of the registration',
  position: 'Step {{position}} of {{count}}',
  start: 'Start',
  next: 'Next',
  back: 'Back',
  send: 'Send registration',
  notSent: 'The registration was not sent',
  steps: {
    welcome: {
      name: 'Welcome',
      title: 'Welcome to Prorata',
      intro:
        'In a few minutes you register yourself and your office. Accounts are reserved for bailiffs and their employees.',
    },
    profile: {
      name: 'Your details',
      title: 'Who are you?',
      intro: 'How your colleagues and the platform know you. You can change it later under ‘My account’.',
    },
    organization: {
      name: 'Your office',
      title: 'Which office do you work for?',
      intro: 'Choose your office, or register one that does not use Prorata yet.',
    },
    documents: {
      name: 'Conditions',
      title: 'Read and accept',
      intro: 'These texts apply to everyone who uses Prorata. We record which version you accept, and when.',
    },
    review: {
      name: 'Review',
      title: 'Review your registration',
      intro: 'Is everything right? Then send your registration. A platform administrator reviews it.',
    },
  },
  welcome: {
    profile: 'Your own details',
    profileText: 'Name, email address and function.',
    organization: 'Your office',
    organizationText:
      'You join an office that is already here, or register a new one with its enterprise number.',
    documents: 'The conditions',
    documentsText: 'Terms of use, privacy policy and licence agreement.',
    afterwards:
      'A platform administrator then reviews your request. You receive an email as soon as there is a decision.',
    signedInAs: 'You are logged in as {{name}} ({{email}}).',
  },
  fields: {
    organization: {
      kind: 'Your office',
      organizationId: 'Choose your office',
      details: {
        email: 'Email of the office',
        phone: 'Phone of the office',
      },
    },
    acceptsTermsOfUse: 'I accept the terms of use',
    acceptsPrivacyPolicy: 'I have read the privacy policy',
    acceptsEula: 'I accept the licence agreement',
    confirmsBailiffOrEmployee:
      'I confirm that I am a bailiff, a candidate bailiff or an employee of a bailiff’s office',
  },
  hints: {
    email: 'We write to this address about your request.',
    nationalNumber: 'Optional. Needed to sign documents.',
  },
  userTypes: {
    Employee: 'You work at a bailiff’s office.',
    CandidateBailiff: 'You are appointed as a candidate bailiff.',
    Bailiff: 'You practise as a bailiff and sign official reports.',
  },
  office: {
    existing: 'My office already uses Prorata',
    existingText: 'You join the colleagues who are already here.',
    new: 'My office is new to Prorata',
    newText: 'You register the office and become its administrator. You can add missing details later.',
    awaited: 'An administrator of {{name}} has already added you. You only need to confirm.',
    search: 'Search by name, town or city',
    notFound: 'No office found',
    notFoundText: 'Search for another part of the name, or register it as a new office.',
    more_one: '{{count}} more office. Search by name, town or city.',
    more_other: '{{count}} more offices. Search by name, town or city.',
  },
  creditor: {
    intro: 'In a few minutes you register as an employee of {{name}}.',
    profileText: 'Name and email address.',
    organization: 'Your organization',
    organizationText: '{{name}} has already added you.',
    title: 'Which organization do you work for?',
    awaited: 'An administrator has already added you to {{name}}. There is nothing to choose.',
    wrong: 'Not right? Ask an administrator of that organization to explain.',
    confirms: 'I confirm that I work for {{name}} and may file statements of claim on its behalf',
    missing: 'Confirm that you work for {{name}}.',
    joining: 'You join this organization',
  },
  documents: {
    acceptsTermsOfUse: 'Terms of use',
    acceptsPrivacyPolicy: 'Privacy policy',
    acceptsEula: 'Licence agreement',
  },
  missing: {
    acceptsTermsOfUse: 'You must accept the terms of use to register.',
    acceptsPrivacyPolicy: 'Confirm that you have read the privacy policy to register.',
    acceptsEula: 'You must accept the licence agreement to register.',
    confirmsBailiffOrEmployee:
      'Accounts are reserved for bailiffs and their employees. Confirm that you are one of them.',
  },
  review: {
    name: 'Name',
    edit: 'Change',
    way: 'Registration',
    newOffice: 'New office, you become its administrator',
    existingOffice: 'You join this office',
    accepted: 'Accepted',
    after:
      'After sending, your account awaits approval. You receive an email as soon as there is a decision.',
  },
  closed: {
    title: 'Registration is closed',
    text: 'Prorata is not taking on new users at the moment. Try again later, or ask your office for more information.',
    invited: 'Invited as a creditor? You need no account: use the code from your invitation.',
  },
  list: {
    organizations: 'Offices',
    users: 'Users',
    counts: 'Offices: {{organizations}}, users: {{users}}',
    registered: 'Requested on {{date}}',
    incomplete: 'Details incomplete',
    usersOf_one: '{{count}} user',
    usersOf_other: '{{count}} users',
    noOrganizations: 'No offices waiting',
    noUsers: 'No users waiting',
    nobody: 'Nobody is waiting for approval',
    nobodyText: 'New requests appear here. You also receive an email.',
    more: '{{count}} more are waiting. Decide on these first.',
  },
};
