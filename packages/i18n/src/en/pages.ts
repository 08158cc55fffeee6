import type { pages as source } from '../nl/pages.ts';
import type { Texts } from '../texts.ts';

export const pages: Texts<typeof source> = {
  toStart: 'Go to the start page',
  toHome: 'Go to your home page',
  legal: {
    inForceSince: 'In force since {{date}}',
    version: 'version {{version}}',
    print: 'Print',
    others: 'Other texts',
  },
  document: {
    opening: 'Loading the document.',
    ready: 'Your document is ready',
    open: 'Open',
    download: 'Download',
    notOpened: 'The document could not be opened',
    invalidTitle: 'This link does not work',
    invalidHint: 'Open the document with the link in your email, or ask the office for a new one.',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address is not quite right, or the page has moved.',
  },
  closed: {
    title: 'You have no access here',
    text: 'This page is for platform administrators.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'This screen could not be shown. What you saved before is not lost.',
  },
};
