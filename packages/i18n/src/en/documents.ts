import type { documents as source } from '../nl/documents.ts';
import type { Texts } from '../texts.ts';

export const documents: Texts<typeof source> = {
  title: 'Documents',
  none: 'No documents',
  type: 'Type of document',
  drop: 'or drop files here',
  accepted: 'PDF, PNG, JPEG, Word, Excel or OpenDocument',
  add: {
    settlement: 'Add the settlement',
    title: 'Add the title',
    other: 'Add another document',
  },
  missing: {
    label: 'What is still missing',
    settlement: 'Settlement: what is owed, item by item',
    title:
      'Title: judgment, enforcement order or deed; otherwise a contract, an acknowledgement of debt or an invoice',
  },
  uploading: 'Uploading {{name}}',
  stop: 'Stop uploading {{name}}',
  dismiss: 'Dismiss {{name}}',
  waiting: 'Documents waiting',
  waits: 'added when you save',
  leaveOut: 'Leave out {{name}}',
  isProof: 'supports a claim',
  proofStays: 'This document supports a claim. Choose another supporting document for that claim first.',
  download: 'Download {{name}}',
  downloadVerb: 'Download',
  remove: 'Delete {{name}}',
  removeTitle: 'Delete {{name}}?',
  removeText: 'The document is removed from the statement. This cannot be undone.',
  removeVerb: 'Delete document',
  close: 'Close',
  page: '{{name}}, page {{number}} of {{total}}',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  rotate: 'Rotate a quarter turn',
  verdict: {
    quarantined: 'Being checked for viruses',
    unjudgeable: 'Cannot be checked for viruses',
    infected: 'Virus found: {{virus}}',
    cleaned: 'Shown without scripts and embedded files',
  },
  original: 'Download the sealed original of {{name}}',
  sealed: {
    quarantined: {
      title: 'This document is still being checked for viruses',
      text: 'Until then nobody can open it, download it or calculate with it. That usually takes no longer than a few minutes; you need not do anything.',
    },
    unjudgeable: {
      title: 'This document cannot be checked for viruses',
      text: 'The virus scanner does not take it, most often because it is too large. Nobody can open it, download it or calculate with it. Delete it and ask for, or add, a smaller copy.',
    },
    infected: {
      title: 'A virus was found in this document',
      text: 'It stays sealed: nobody can open it. Delete it and ask for, or add, another copy.',
    },
  },
  notShown: {
    office: 'This type of file cannot be shown here',
    broken: 'This document cannot be shown',
    text: 'Download it and open it with your own program.',
  },
};
