import type { sending as source } from '../nl/sending.ts';
import type { Texts } from '../texts.ts';

export const sending: Texts<typeof source> = {
  parts: {
    label: 'What follows the signature',
    sending: 'Sending',
    contestation: 'Contestation',
    payout: 'Payout',
  },
  progress_one: '{{handedOver}} of {{count}} addressee has the report.',
  progress_other: '{{handedOver}} of {{count}} addressees have the report.',
  setAside_one: '{{count}} is set aside.',
  setAside_other: '{{count}} are set aside.',
  failed_one: 'It did not reach {{count}} addressee: send it again, correct the address or set them aside.',
  failed_other:
    'It did not reach {{count}} addressees: send it again, correct the address or set them aside.',
  wait: 'As soon as the mail or postal service has accepted everything, the report counts as sent and the time limit for contesting runs.',
  contestUntil: 'It can be contested up to and including {{date}}.',
  unsent: 'Not sent yet.',
  again: 'It did not arrive. Send it again, correct the address or set this addressee aside.',
  lacking_one:
    '{{count}} addressee got it by email alone and has not signed for it yet: that time limit does not run yet.',
  lacking_other:
    '{{count}} addressees got it by email alone and have not signed for it yet: their time limit does not run yet.',
  receiptLacking: 'Received by email alone: the time limit runs from a receipt or a registered letter.',
  receivedOn: 'Receipt signed on {{date}}.',
  payableFrom: 'It may be paid from {{date}}, if nobody contests it.',
  reading: '{{name}} let emails count from their sending on {{date}}: {{reason}}',
  receipt: {
    open: 'Record receipt…',
    title: 'Receipt by {{name}}',
    text: 'The time limit to contest runs from the day after this date (art. 53bis Judicial Code). Then add the signed receipt: it stays with the file.',
    done: 'Receipt recorded',
    attach: 'Add the receipt…',
    paper: 'Receipt',
    kept: 'Receipt kept',
  },
  countEmails: {
    open: 'Count the email…',
    title: 'Count the email from its sending?',
    text: 'This is the office’s own reading: the law does not mention email. It holds for everybody who gets this report by email alone, and stays in the audit with its reason.',
    verb: 'Count it',
    done: 'Emails count from their sending',
  },
  recipients: { silentCreditor: 'without a statement', defendant: 'debtor' },
  decisions: {
    correct: 'Corrected by {{name}} on {{date}}: {{reason}}',
    setAside: 'Set aside by {{name}} on {{date}}: {{reason}}',
  },
  correct: {
    open: 'Correct the address…',
    title: 'Correct the sending to {{name}}',
    text: 'The closed dossier stays as it is. What has already been sent to the earlier address no longer counts: send again afterwards.',
    name: 'Empty: {{name}}',
    done: 'Corrected. Now send the report again.',
  },
  aside: {
    open: 'Set aside…',
    title: 'Set {{name}} aside?',
    text: 'This addressee is no longer waited for. The reason is kept in the audit.',
    verb: 'Set aside',
    done: 'Set aside',
  },
};
