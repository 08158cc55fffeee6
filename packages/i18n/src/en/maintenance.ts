import type { maintenance as source } from '../nl/maintenance.ts';
import type { Texts } from '../texts.ts';

export const maintenance: Texts<typeof source> = {
  files: {
    title: 'Stored files',
    text: 'Every night each stored file is compared with the fingerprint taken when it was stored. A damaged file is not shown, signed or sent.',
    never: 'Nothing has been compared yet. The first comparison runs tonight.',
    checked: 'Compared on {{moment}}: {{files}} files.',
    whole: 'All files are as they were stored.',
    damagedTitle_one: '{{count}} damaged file',
    damagedTitle_other: '{{count}} damaged files',
    damagedText:
      'Restore the right files from a backup. The next comparison then removes them from this list.',
    columns: {
      kind: 'What',
      dossier: 'Dossier',
      organization: 'Office',
      fault: 'What is wrong',
      id: 'Reference',
    },
    kinds: {
      report: 'Official report',
      document: 'Document of a statement',
      extract: 'Extract',
      receipt: 'Receipt',
      letter: 'Letter or proof of deposit',
      logo: 'Logo',
      other: 'Other file',
    },
    faults: {
      missing: 'Missing',
      altered: 'Changed or cut short',
      unreadable: 'Unreadable',
    },
  },
  reports: {
    title: 'Signed reports',
    text: 'Each signed report is checked in the background by the rules of today. Those that fail are listed here: nothing else changes.',
    none: 'No report has been signed yet.',
    waiting: 'Checked: {{checked}} of {{total}}.',
    good: 'All signed reports pass.',
    refusedTitle_one: '{{count}} report fails',
    refusedTitle_other: '{{count}} reports fail',
    refusedText:
      'The office does not know: find out with the operator of the signing service what happened, and tell the office if it has to be done again.',
    columns: {
      dossier: 'Dossier',
      organization: 'Office',
      fault: 'What is wrong',
      signedAt: 'Signed on',
      checkedAt: 'Checked on',
    },
  },
  due: {
    title: 'Erased soon',
    text: 'Paid and cancelled dossiers are erased after {{dossiers}}, texts of emails and letters after {{mails}}, extracts after {{extracts}}. Number, dates, amounts, the signed report and the proof that the history is intact stay. A changed period takes effect only after {{settling}} days.',
    none: 'No dossier is erased in the coming {{days}} days.',
    mails_one: 'In the coming {{days}} days the text of {{count}} message is erased.',
    mails_other: 'In the coming {{days}} days the text of {{count}} messages is erased.',
    extracts_one: 'In the coming {{days}} days {{count}} extract is erased.',
    extracts_other: 'In the coming {{days}} days {{count}} extracts are erased.',
    more: 'Shown: {{shown}} of {{total}}.',
    columns: {
      dossier: 'Dossier',
      organization: 'Office',
      status: 'Status',
      endedOn: 'Ended on',
      erasedOn: 'Erased on',
    },
  },
  erased: {
    title: 'Erased',
    none: 'Nothing has been erased yet.',
    mailTexts: 'Texts of messages',
    parties_one: '{{count}} party of the party book',
    parties_other: '{{count}} parties of the party book',
    extracts: 'Extracts',
    falseLetters: 'Reports of false letters',
    columns: {
      moment: 'When',
      what: 'What',
      organization: 'Office',
      documents: 'Documents',
      statements: 'Statements',
      deliveries: 'Messages',
    },
  },
};
