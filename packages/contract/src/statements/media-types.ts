// Apart from the schemas: the process that looks at an upload reads these, and would else take three times as long to start.

/**
 * What people may upload as a document, told by its content and not by its name. The old binary formats of Word and
 * Excel are not among it: they carry macros, and their programs save as the new ones or as PDF.
 */
export const UPLOAD_MEDIA_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
] as const;

/** How phones take photos. They are turned into JPEG on arrival, because few programs show them. */
export const PHONE_PHOTO_MEDIA_TYPES = ['image/heic', 'image/heif'] as const;

/** What a file chooser offers. */
export const CHOSEN_MEDIA_TYPES = [...UPLOAD_MEDIA_TYPES, ...PHONE_PHOTO_MEDIA_TYPES] as const;

/** What a document may be. TIFF was taken once and is kept; browsers cannot show it, so it is no longer taken. */
export const DOCUMENT_MEDIA_TYPES = [...UPLOAD_MEDIA_TYPES, 'image/tiff'] as const;
export type DocumentMediaType = (typeof DOCUMENT_MEDIA_TYPES)[number];
