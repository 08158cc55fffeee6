import { canonicalJson } from '@prorata/law/canonical-json';
import type { Report } from './v1/report.ts';

/** The one text of a report, which is kept with the result. */
export function reportToJson(report: Report): string {
  return canonicalJson(report);
}

/** The report of such a text. */
export function reportFromJson(json: string): Report {
  return JSON.parse(json, (key, value) =>
    key.endsWith('Cents') && typeof value === 'number' ? BigInt(value) : value,
  );
}
