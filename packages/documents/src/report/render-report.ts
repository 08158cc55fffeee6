import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { VERSION } from './v1/compose-report.ts';
import { reportJob } from './v1/render-report.ts';
import type { Report } from './v1/report.ts';

/** The version in which new reports are set. */
export const REPORT_VERSION = VERSION;

/**
 * How each version sets its reports. A version that has set a signed report is never changed again: what must look or
 * read otherwise becomes the next version, beside it.
 */
const VERSIONS: Readonly<Record<string, typeof reportJob>> = { [VERSION]: reportJob };

/**
 * The report as PDF/A-2b, as the renderer of its version sets it. The same report gives the same bytes.
 *
 * @throws RangeError when there is no such version.
 */
export async function renderReport(
  renderer: Pick<PdfRenderer, 'render'>,
  version: string,
  report: Report,
  logo: Uint8Array | null,
): Promise<Uint8Array> {
  const jobOf = VERSIONS[version];
  if (jobOf === undefined) throw new RangeError(`There is no version ${version} of the report.`);
  return renderer.render(jobOf(report, logo));
}
