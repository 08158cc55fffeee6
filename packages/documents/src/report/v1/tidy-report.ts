import { tidy } from '../../catalogue/write-value.ts';
import type { Report } from './report.ts';

/**
 * The report with every text on one line and in one direction, and signs that our fonts lack replaced: what a stranger
 * typed as a name must neither pass for a part of the report nor keep it from being made.
 */
export function tidyReport(report: Report): Report {
  const { explanation } = report;
  return { ...(tidyValue(report) as Report), explanation: explanation && tidyParagraphs(explanation) };
}

function tidyParagraphs(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(tidyText)
    .join('\n')
    .trim();
}

/** Arrays and plain objects keep their shape: only texts change. */
function tidyValue(value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value);
  if (Array.isArray(value)) return value.map(tidyValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, tidyValue(member)]));
}

/** What Source Serif 4 can set: Latin with its accents, Greek, Cyrillic and the signs of print. */
const SETTABLE =
  /[\u0020-\u007e\u00a0-\u012b\u012e-\u0131\u0134-\u0165\u0168-\u017f\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u1ea0-\u1ef9\u2010\u2012-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u202f\u2030\u2039\u203a\u20ac\u2116\u2122\u2212]/u;

function tidyText(text: string): string {
  return Array.from(tidy(text.normalize('NFC')), settable).join('');
}

/** The sign itself, or its letter without the accent that the font lacks, or a question mark. */
function settable(sign: string): string {
  if (SETTABLE.test(sign)) return sign;
  const plain = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain !== '' && Array.from(plain).every((letter) => SETTABLE.test(letter)) ? plain : '?';
}
