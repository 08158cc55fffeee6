/** How a document can be shown in the page; office files and TIFF cannot, browsers do not read them. */
export type PreviewKind = 'pdf' | 'image' | 'none';

export function previewKindOf(mediaType: string): PreviewKind {
  if (mediaType === 'application/pdf') return 'pdf';
  return mediaType === 'image/png' || mediaType === 'image/jpeg' ? 'image' : 'none';
}
