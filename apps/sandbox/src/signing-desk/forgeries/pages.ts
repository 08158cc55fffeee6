import { Draft, readEntry, streamOf, withEntry, withEntryReplaced, withoutEntry } from './draft.ts';
import { FORGED_CONTENT, forgedPage } from './drawn.ts';
import { bothWays, type Change, type Forgeries, within } from './forgery.ts';
import { sign } from './tools.ts';

const onPage =
  (edit: (body: string) => string): Change =>
  (draft) =>
    draft.edit(draft.page(), edit);

/** The list of pages, in another order or with others. */
const withKids =
  (change: (kids: number[], draft: Draft) => readonly number[]): Change =>
  (draft) => {
    const kids = change(draft.listPages(), draft);
    draft.edit(draft.find('pages'), (body) =>
      withEntryReplaced(
        withEntryReplaced(body, 'Kids', `[${kids.map((id) => `${id} 0 R`).join(' ')}]`),
        'Count',
        String(kids.length),
      ),
    );
  };

/** The nth object that a page's first font, or its content, is. */
const referenceIn = (body: string, key: string) => Number(/(\d+) 0 R/.exec(readEntry(body, key) ?? '')?.[1]);

const REPLACED = bothWays({
  page: ['A page replaced', (draft) => draft.set(draft.page(), forgedPage(draft))],
  lastPage: [
    'The page with the seal replaced',
    (draft) => draft.set(draft.page(-1), forgedPage(draft, draft.page(-1))),
  ],
  content: [
    'The content of a page replaced',
    (draft) => draft.set(referenceIn(draft.read(draft.page()), 'Contents'), streamOf(FORGED_CONTENT)),
  ],
  contentBefore: [
    'Content put before that of a page',
    (draft) => {
      const added = draft.add(streamOf(FORGED_CONTENT));
      draft.edit(draft.page(), (body) =>
        withEntryReplaced(body, 'Contents', `[${added} 0 R ${referenceIn(body, 'Contents')} 0 R]`),
      );
    },
  ],
  contentAfter: [
    'Content put behind that of a page',
    (draft) => {
      const added = draft.add(streamOf(FORGED_CONTENT));
      draft.edit(draft.page(), (body) =>
        withEntryReplaced(body, 'Contents', `[${referenceIn(body, 'Contents')} 0 R ${added} 0 R]`),
      );
    },
  ],
  fontsSwapped: [
    'Two fonts swapped',
    onPage((body) => body.replace('/f0 ', '/fx ').replace('/f1 ', '/f0 ').replace('/fx ', '/f1 ')),
  ],
  fontChanged: [
    'A font replaced by another',
    (draft) => {
      const fonts = Array.from(draft.read(draft.page()).matchAll(/\/f\d (\d+) 0 R/g), ([, id]) => Number(id));
      draft.set(fonts[0] ?? 0, draft.read(fonts[1] ?? 0));
    },
  ],
  mediaBox: ['A page cut to half', onPage((body) => withEntryReplaced(body, 'MediaBox', '[0 400 595 841]'))],
  cropBox: ['A page cropped', onPage((body) => withEntry(body, '/CropBox [0 400 595 841]'))],
  rotate: ['A page turned', onPage((body) => withEntry(body, '/Rotate 180'))],
  userUnit: ['A page enlarged', onPage((body) => withEntry(body, '/UserUnit 4'))],
  noContent: ['A page emptied', onPage((body) => withoutEntry(body, 'Contents'))],
  repeated: ['A page written again as it was', onPage((body) => body)],
  order: ['The pages in another order', withKids((kids) => kids.toReversed())],
  removed: ['A page left out', withKids((kids) => kids.slice(0, -1))],
  added: [
    'A page put in between',
    withKids((kids, draft) => [...kids.slice(0, 1), draft.add(forgedPage(draft)), ...kids.slice(1)]),
  ],
  otherTree: [
    'Another tree of pages',
    (draft) => {
      const page = draft.add(forgedPage(draft));
      const tree = draft.add(`<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
      draft.edit(draft.find('catalog'), (body) => withEntryReplaced(body, 'Pages', `${tree} 0 R`));
    },
  ],
  inherited: [
    'All pages turned by their tree',
    (draft) => draft.edit(draft.find('pages'), (body) => withEntry(body, '/Rotate 90')),
  ],
});

const SHADOW: Forgeries = {
  shadowLoose: {
    title: 'A page that nothing refers to yet, together with the signature',
    forge: within((draft) => void draft.add(forgedPage(draft))),
  },
  shadowReplace: {
    title: 'A page that was signed unseen, and is shown by a later revision',
    forge: async (tools) => {
      let hidden = 0;
      const signed = await sign(tools, {
        change: (draft) => {
          hidden = draft.add(forgedPage(draft));
        },
      });
      const draft = new Draft(signed);
      withKids((kids) => [hidden, ...kids.slice(1)])(draft);
      return draft.write();
    },
  },
  shadowHide: {
    title: 'A cover that was signed over the sum, and is taken away by a later revision',
    forge: async (tools) => {
      const own = new Draft(tools.report);
      const page = own.read(own.page());
      const signed = await sign(tools, { change: (draft) => draft.set(draft.page(), forgedPage(draft)) });
      const draft = new Draft(signed);
      draft.set(draft.page(), page);
      return draft.write();
    },
  },
  shadowContent: {
    title: 'A content stream that was signed unseen, and becomes a page’s by a later revision',
    forge: async (tools) => {
      let hidden = 0;
      const signed = await sign(tools, {
        change: (draft) => {
          hidden = draft.add(streamOf(FORGED_CONTENT));
        },
      });
      const draft = new Draft(signed);
      draft.edit(draft.page(), (body) => withEntryReplaced(body, 'Contents', `${hidden} 0 R`));
      return draft.write();
    },
  },
};

/** Other pages than those of the report. */
export const PAGES: Forgeries = { ...REPLACED, ...SHADOW };
