import { addDocumentTimeStamp, addValidationData } from './add-validation-data.ts';
import { hangOn } from './annotations.ts';
import type { Forgeries } from './forgery.ts';
import { sign } from './tools.ts';

/** Genuine signatures, in each form that the product accepts. */
export const GENUINE: Forgeries = {
  longTerm: { title: 'With the proof of validity (B-LT)', forge: ({ signed }) => signed },
  timeStamped: { title: 'With a time stamp only (B-T)', forge: (tools) => sign(tools, { level: 'B-T' }) },
  archived: {
    title: 'With a document time stamp (B-LTA)',
    forge: (tools) => addDocumentTimeStamp(tools.signed, tools),
  },
  renewed: {
    title: 'With its proof renewed: a second store and a second document time stamp',
    forge: async (tools) => {
      const archived = await addDocumentTimeStamp(tools.signed, tools);
      return addDocumentTimeStamp(await addValidationData(archived, tools), tools);
    },
  },
  stampedAlone: {
    title: 'With a document time stamp behind a time stamp (B-T), without the proof of validity',
    forge: async (tools) =>
      addDocumentTimeStamp(await sign(tools, { level: 'B-T' }), { ...tools, signed: tools.signed }),
  },
  onPage: {
    title: 'With the empty field listed on its page',
    forge: (tools) => sign(tools, { change: (draft) => hangOn(draft, draft.find('field')) }),
  },
  archivedOnPage: {
    title: 'With the empty fields of signature and document time stamp listed on their page',
    forge: async (tools) => {
      const signed = await sign(tools, { change: (draft) => hangOn(draft, draft.find('field')) });
      return addDocumentTimeStamp(signed, tools, { change: hangOn });
    },
  },
};
