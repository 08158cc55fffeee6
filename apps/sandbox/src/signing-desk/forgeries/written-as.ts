import { Draft } from './draft.ts';
import { forgedPage } from './drawn.ts';
import { type Change, type Forgery, within } from './forgery.ts';
import type { Tools } from './tools.ts';
import type { Layout, RevisionForm, Row } from './write-revision.ts';

/** How a revision is written, once it is known what stands in it. */
export type FormOf = (draft: Draft) => RevisionForm;

export function behindAs(change: Change, formOf: FormOf): Forgery['forge'] {
  return ({ signed }) => {
    const draft = new Draft(signed);
    change(draft);
    return draft.write(formOf(draft));
  };
}

/** As `behindAs`, in the signature's own revision. */
export function withinAs(change: Change, formOf: FormOf): Forgery['forge'] {
  let form: RevisionForm = {};
  return within(
    (draft) => {
      change(draft);
      form = formOf(draft);
    },
    {
      revision: {
        rows: (rows, layout) => form.rows?.(rows, layout) ?? rows,
        words: (words, layout) => form.words?.(words, layout) ?? words,
        object: (written, id) => form.object?.(written, id) ?? written,
        between: (layout) => form.between?.(layout) ?? '',
      },
    },
  );
}

/** Rewrites the end of the genuine file. */
export function atTheEnd(rewrite: (text: string, tools: Tools) => string): Forgery['forge'] {
  return (tools) => Buffer.from(rewrite(Buffer.from(tools.signed).toString('latin1'), tools), 'latin1');
}

/** The catalog once more, unchanged: a revision that changes nothing by itself. */
export const repeatCatalog: Change = (draft) => draft.edit(draft.find('catalog'), (body) => body);

const hidden = new WeakMap<Draft, number>();

/** Another first page, under a number of its own. */
export const hidePage: Change = (draft) => void hidden.set(draft, draft.add(forgedPage(draft)));
export const hiddenIn = (draft: Draft) => hidden.get(draft) ?? 0;

export const asFirstPage = (draft: Draft, { offsets }: Layout): Row => ({
  id: draft.page(),
  kind: 1,
  where: offsets.get(hiddenIn(draft)) ?? 0,
  place: 0,
});
