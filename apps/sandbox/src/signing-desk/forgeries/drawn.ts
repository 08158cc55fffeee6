import { type Draft, streamOf, withEntryReplaced } from './draft.ts';

/** Paints the page white, with a black bar over it: unlike any page of ours. */
export const FORGED_CONTENT = 'q 1 1 1 rg 0 0 595 842 re f 0 0 0 rg 72 400 300 40 re f Q';

/** A form that an annotation or a field shows as its appearance. */
export function addAppearance(draft: Draft): number {
  return draft.add(
    streamOf(
      '1 0 0 rg 0 0 300 40 re f',
      '/Type /XObject\n/Subtype /Form\n/BBox [0 0 300 40]\n/Resources << >>\n',
    ),
  );
}

/** A page as it was, but with other content. */
export function forgedPage(draft: Draft, page = draft.page()): string {
  const content = draft.add(streamOf(FORGED_CONTENT));
  return withEntryReplaced(draft.read(page), 'Contents', `${content} 0 R`);
}
