import type { DocumentType } from '@prorata/domain/vocabulary';

/** A statement rests on one settlement and one title. */
const NEEDED = ['settlement', 'title'] as const satisfies readonly DocumentType[];
export type NeededType = (typeof NEEDED)[number];

/** The types of document that a statement still lacks, in the order in which they are asked for. */
export function missingTypes(
  documents: readonly { readonly documentType: DocumentType }[],
): readonly NeededType[] {
  return NEEDED.filter((needed) => !documents.some(({ documentType }) => documentType === needed));
}
