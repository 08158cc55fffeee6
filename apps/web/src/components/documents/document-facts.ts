import type { Document } from '@prorata/contract/statements/document';
import type { DocumentType, Language } from '@prorata/domain/vocabulary';
import { formatDecimal } from '../../platform/language/format.ts';

/** Sends a file with its type; told how far it is, as a part of 1, and able to stop. */
export type UploadDocument = (
  file: File,
  documentType: DocumentType,
  options: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<Document>;

/** Why a file is not even sent: the code of the phrase that says so. */
export type FileFault = 'upload-empty' | 'upload-too-large';

/** What can be seen without sending it; the server looks again, and closer. */
export function findFault(file: Pick<File, 'size'>, maxBytes?: number): FileFault | undefined {
  if (file.size === 0) return 'upload-empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'upload-too-large' : undefined;
}

const KILO = 1_000;

/** The size of a file as people read it: `840 kB`, `1,2 MB`. */
export function formatSize(bytes: number, language: Language): string {
  if (bytes < KILO * KILO)
    return `${formatDecimal(Math.max(1, Math.round(bytes / KILO)), language, 0, 0)} kB`;
  return `${formatDecimal(bytes / KILO / KILO, language, 1, 1)} MB`;
}

/** A statement rests on one settlement and one title. */
const NEEDED = ['settlement', 'title'] as const satisfies readonly DocumentType[];
export type NeededType = (typeof NEEDED)[number];

/** The types of document that a statement still lacks, in the order in which they are asked for. */
export function missingTypes(
  documents: readonly { readonly documentType: DocumentType }[],
): readonly NeededType[] {
  return NEEDED.filter((needed) => !documents.some(({ documentType }) => documentType === needed));
}

/** How a document can be shown in the page; office files and TIFF cannot, browsers do not read them. */
type PreviewKind = 'pdf' | 'image' | 'none';

export function previewKindOf(mediaType: string): PreviewKind {
  if (mediaType === 'application/pdf') return 'pdf';
  return mediaType === 'image/png' || mediaType === 'image/jpeg' ? 'image' : 'none';
}

const ASK_AGAIN_MILLISECONDS = 15_000;

/** How long until a list is read anew: while the scanner has not judged one of its files, it may at any moment. */
export function untilJudged(documents: readonly Pick<Document, 'verdict'>[] | undefined): number | false {
  return documents?.some(({ verdict }) => verdict === 'quarantined') ? ASK_AGAIN_MILLISECONDS : false;
}
