import type { DocumentMediaType } from '@prorata/contract/statements/media-types';
import type { OfficeFault } from './find-office-fault.ts';

/** What the process is asked: to look at a file, and to write it anew beside it where it must be rid of something. */
export interface InspectionJob {
  readonly path: string;
  readonly cleanPath: string;
}

/** The file written anew, without what it must not bring along. */
export interface CleanedFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export type InspectionRefusal = OfficeFault | 'upload-tiff' | 'upload-type-refused';

export type Inspection =
  | { readonly kind: 'welcome'; readonly mediaType: DocumentMediaType; readonly cleaned: CleanedFile | null }
  | { readonly kind: 'phonePhoto' }
  | { readonly kind: 'refused'; readonly refusal: InspectionRefusal };
