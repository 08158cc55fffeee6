import { canonicalJson } from '@prorata/law/canonical-json';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import type { ComposedReport } from './composed-report.ts';
import type { LogoType } from './report.ts';

const LOGO_FILES: Readonly<Record<LogoType, string>> = {
  'image/svg+xml': 'logo.svg',
  'image/png': 'logo.png',
  'image/jpeg': 'logo.jpg',
};

/**
 * A composed report as PDF/A-2b; the same document gives the same bytes. `logo` holds the picture that the document
 * names by its hash.
 */
export function renderReport(
  renderer: Pick<PdfRenderer, 'render'>,
  document: ComposedReport,
  logo: Uint8Array | null,
): Promise<Uint8Array> {
  const logoFile = logo && document.logo ? LOGO_FILES[document.logo.mediaType] : null;
  return renderer.render({
    layout: 'report',
    data: { ...document, logoFile },
    ...(logo && logoFile && { files: { [logoFile]: logo } }),
  });
}

/** A composed report as it is stored with its result: what was signed can be rendered again from this text alone. */
export function composedReportToJson(document: ComposedReport): string {
  return canonicalJson(document);
}

export function composedReportFromJson(json: string): ComposedReport {
  return JSON.parse(json);
}
