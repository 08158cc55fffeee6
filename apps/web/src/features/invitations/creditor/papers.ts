import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import type { Document } from '@prorata/contract/statements/document';
import type { DocumentType } from '@prorata/domain/vocabulary';

/** One paper of a creditor. It may be settlement and title at once: then the statement has it once as each. */
export interface Paper {
  readonly sha256: string;
  /** As the first of what it is. */
  readonly document: Document;
  readonly ids: readonly string[];
  readonly types: ReadonlySet<DocumentType>;
}

/** The papers of a statement, in the order in which they came. */
export function papersOf({ documents }: Pick<InvitedStatement, 'documents'>): Paper[] {
  const bySum = Map.groupBy(documents, ({ sha256 }) => sha256);
  return [...bySum].flatMap(([sha256, its]): Paper[] => {
    const [document] = its;
    if (document === undefined) return [];
    return [{ sha256, document, ids: its.map(({ id }) => id), types: new Set(its.map(typeOf)) }];
  });
}

function typeOf({ documentType }: Document): DocumentType {
  return documentType;
}

/** Whether the paper that tells the amount is also the title: nobody has said so while there is neither answer nor title. */
export function isAlsoTitle(papers: readonly Paper[]): boolean | undefined {
  if (papers.some(({ types }) => types.has('settlement') && types.has('title'))) return true;
  return papers.some(({ types }) => types.has('title')) ? false : undefined;
}

/** What a paper is that is added next: what tells the amount comes first. */
export function typeOfNext(papers: readonly Paper[]): DocumentType {
  return papers.some(({ types }) => types.has('settlement')) ? 'other' : 'settlement';
}
