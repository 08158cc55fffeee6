import type { start as source } from '../nl/start.ts';
import type { Texts } from '../texts.ts';

export const start: Texts<typeof source> = {
  headlineFirst: 'Proportional distribution,',
  headlineSecond: 'explained to the cent.',
  audience: 'For bailiffs and their staff.',
  signIn: 'Log in with your digital identity',
  signInHint: 'You go to the identity service and come back here afterwards.',
  or: 'or',
  invited: 'Invited as a creditor?',
  invitedText: 'With the code from your letter or email you submit a statement. You do not need an account.',
  code: 'Invitation code',
  codeExample: 'e.g. K7QM-4XRD-92TF',
  codeMissing: 'Enter the code from your invitation.',
  codeInvalid: 'This code is not right. A code has twelve letters and digits.',
  continue: 'Continue',
  findCode: 'Find my code',
  withoutCode: 'I have no code',
  inDevelopment: 'Prorata is in development and not yet open to everyone.',
  signedOut: 'You are logged out.',
  sessionExpired: 'Your session has expired. Log in again to continue your work.',
  signInToContinue: 'Log in to open the page you asked for.',
  genuine: 'Is this letter genuine?',
  legal: {
    termsOfUse: 'Terms of use',
    privacyPolicy: 'Privacy policy',
    termsAndConditions: 'Terms and conditions',
  },
  illustration: {
    description: 'Example of a distribution',
    balance: 'Balance to distribute',
    costs: 'Costs',
    special: 'Special privileges',
    general: 'General privileges',
    ordinary: 'Ordinary creditors',
    caption: 'For every amount: rank, article, lot, share and rounding.',
  },
  without: {
    title: 'You have no code',
    platform:
      'Prorata is the platform with which bailiffs distribute the money from a sale or a third-party attachment among the creditors, as the law prescribes. Creditors submit their statement of claim here.',
    invited: 'You received an invitation',
    invitedText:
      'The letter or email from the office contains a code of twelve letters and digits. With it you submit online, without an account.',
    enterCode: 'Enter the code',
    uninvited: 'You are a creditor, but received no invitation',
    uninvitedText:
      'Send your statement by post or email to the bailiff who handles the dossier. The bailiff enters it, or sends you an invitation with a code.',
    mention: 'State in your statement:',
    particulars: {
      creditor: 'your name, address and enterprise or national number',
      defendant: 'against whom you have the claim',
      amount:
        'the amount, with a settlement (breakdown of the debt): principal, interest, costs and what has been paid',
      title: 'your title and, if you ask for priority, the privilege with a supporting document',
      account: 'the account into which you want to be paid',
    },
    soon: 'Do not wait: the time limit for submitting a statement is short, and anyone who is late may receive nothing.',
    whichOffice:
      'You do not know which office it is? It is named in the writ or in the announcement of the sale. We may not say who has a dossier.',
    office: 'You work at a bailiff’s office',
    officeText:
      'Log in with your digital identity. The first time you register; a platform administrator decides on your request.',
  },
  codeHelp: {
    title: 'Where to find your code',
    intro:
      'The bailiff sent you an invitation with a personal code. Without that code we cannot tell which dossier it concerns.',
    letter: 'In the letter',
    letterText:
      'In the box below the list of requested documents. With the QR code beside it you need not type anything.',
    email: 'In the email',
    emailText:
      'In the message from the bailiff’s office. The link in it opens your invitation straight away.',
    lost: 'Lost your code?',
    lostText:
      'Fill in the email address at which you received the invitation. If it came as a letter, call the office that invited you; its telephone number is at the top of the letter.',
    ownEmail: 'Your email address',
    sendAgain: 'Send my code again',
    sendAgainDone:
      'If there is an open invitation for this address, the code arrives within minutes. Check your spam folder too.',
    requestFailed: 'Your request was not sent',
    letterHeading: 'Submit your statement online',
  },
};
