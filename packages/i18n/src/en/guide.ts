import type { guide as source } from '../nl/guide.ts';
import type { Texts } from '../texts.ts';

export const guide: Texts<typeof source> = {
  title: 'Guide: your first dossier',
  card: {
    title: 'Your first dossier, step by step',
    text: 'A guide goes with you from opening a dossier to its invoice. It stays in a corner of the screen, holds nothing up and ticks off what has really happened.',
    practise: 'Open a practice dossier',
    practiseHint:
      'Nothing leaves the practice dossier: on this installation post, e-mail, signature and bank are imitated.',
    real: 'On this installation everything is real: what you send leaves and costs money. The guide therefore goes with you in a dossier of your office.',
    own: 'Go with me in my next dossier',
    readerHint: 'You may read dossiers, not open new ones. Go to a dossier and choose the guide there.',
    dismiss: 'Do not show again',
  },
  practice: { title: 'Practice dossier', badge: 'Practice', note: 'Nothing leaves from here.' },
  realNote: 'This is a real dossier: what you send leaves and costs money.',
  panel: {
    progress: '{{done}} of {{total}} done',
    fold: 'Fold the guide',
    unfold: 'Open the guide, {{done}} of {{total}} done',
    menu: 'More about the guide',
    again: 'Start again in a practice dossier',
    next: 'Start again with my next dossier',
    here: 'Go with me in this dossier',
    stop: 'End the guide',
    stopped: 'The guide has ended',
    stoppedHint: 'You start it again under your name in the menu or in the help of each screen.',
    done: 'done',
    open: 'to do',
    failed: 'The guide could not do this',
    cancelled: 'This dossier has been cancelled. Start again in another dossier.',
    finished: 'You have gone the whole way, from opening to invoice.',
  },
  steps: {
    open: {
      title: 'Open a dossier',
      text: 'Add the extract of the central file of notices: creditors and amounts are then there at once. Or fill in the dossier yourself.',
      extract: 'From an extract',
      show: 'New dossier',
    },
    creditors: {
      title: 'Bring in the creditors',
      text: 'Invite the creditors to submit their statements, or add the statements yourself: by hand, pasted or from a file.',
      show: 'Go to the invitations',
    },
    review: {
      title: 'Review the statements',
      text: 'Lay each statement beside its documents and say what you accept. The privilege decides in which rank it is paid.',
      show: 'Go to the statements',
    },
    money: {
      title: 'Say what is to be distributed',
      text: 'Enter what each lot yielded and which costs come off. What is left is the balance that the creditors share.',
      show: 'Go to the balance',
    },
    calculation: {
      title: 'Have it calculated',
      text: 'Prorata checks the dossier, distributes by the legal order of ranks and draws up the report. You can ask why of every euro.',
      show: 'Go to the calculation',
    },
    signing: {
      title: 'Sign',
      text: 'Read the report and sign it. Only the bailiff who signs for the dossier can do that.',
      show: 'Go to the report',
    },
    sending: {
      title: 'Send the draft',
      text: 'Send the draft distribution to the debtor and to each creditor. Each then has fifteen days to contest it (art. 1629 Judicial Code).',
      show: 'Go to the sending',
    },
    payment: {
      title: 'Pay out',
      text: 'After the last day without contestation you make the payment file for the bank. Once every line is paid, the dossier is paid.',
      waiting:
        'The time limit for contesting is running now. The guide waits with you; meanwhile look at a dossier that may already be paid.',
      show: 'Go to the payout',
      look: 'Dossiers awaiting payment',
    },
    invoice: {
      title: 'See the invoice',
      text: 'What the platform charges for this dossier is listed under its costs. When the month is closed it comes on the invoice of your office.',
      show: 'Go to the costs',
    },
  },
};
