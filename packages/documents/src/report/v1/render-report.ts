import type { PdfJob } from '../../pdf/pdf-job.ts';
import { composeReport } from './compose-report.ts';
import type { LogoType, Report } from './report.ts';

const LOGO_FILES: Readonly<Record<LogoType, string>> = {
  'image/svg+xml': 'logo.svg',
  'image/png': 'logo.png',
  'image/jpeg': 'logo.jpg',
};

/** The job that sets a report of the first version. `logo` holds the bytes that the report names by their hash. */
export function reportJob(report: Report, logo: Uint8Array | null): PdfJob {
  const { logo: described } = report.office;
  const logoFile = logo && described ? LOGO_FILES[described.mediaType] : null;
  return {
    layout: 'report-v1',
    data: { ...composeReport(report), logoFile },
    ...(logo && logoFile && { files: { [logoFile]: logo } }),
  };
}
