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
    office:
      'This page is for bailiff’s offices. Your organization files statements: you find them in the workspace.',
    workspace:
      'The workspace is for organizations that file statements. Both your organization and you must have the right ‘Statements of claim’. A platform administrator grants it to the organization, your administrator to you.',
    toWorkspace: 'To the workspace',
  },
  failed: {
    title: 'Something went wrong',
    text: 'This screen could not be shown. What you saved before is not lost.',
  },
};
