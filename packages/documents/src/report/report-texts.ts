import type { Language, OfficeTextPlace } from '@prorata/domain/vocabulary';
import type { Line } from './composed-report.ts';
import { fillLine } from './fill.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { nl, type Words } from './words/nl.ts';

/** One section of the report with everything that it can say, or a place where the office speaks. */
export type SectionTexts =
  | {
      readonly kind: 'fixed';
      readonly key: string;
      readonly title: string;
      /** Titles, headings of columns and names. */
      readonly labels: readonly string[];
      /** Sentences; where something of the dossier stands in them, they have three dots. */
      readonly phrases: readonly Line[];
    }
  | {
      readonly kind: 'office';
      readonly place: OfficeTextPlace;
      readonly title: string;
      readonly note: string;
    };

const WORDS: Readonly<Record<Language, Words>> = { nl, fr, de, en };

/** What is filled in, as a reader sees it who has no dossier before them. */
const DOTS = '…';
const GAPS = /(\{\w+\})+/g;

/** The words of each section, in the order of the report, and the places where the office speaks between them. */
const SECTIONS: readonly (readonly [keyof Words, ...(keyof Words)[]] | OfficeTextPlace)[] = [
  [
    'title',
    'subtitle',
    'subtitleOfIncome',
    'opening',
    'undersigned',
    'inPlaceOf',
    'origins',
    'defendants',
    'head',
    'profession',
  ],
  ['replaced'],
  'introduction',
  ['parties'],
  ['deeds'],
  ['origin'],
  ['income'],
  ['run'],
  ['consultation'],
  ['invitations'],
  ['costs'],
  ['distribution', 'standing', 'declared', 'estates'],
  ['order'],
  ['supplement'],
  ['reserve'],
  ['decisions'],
  ['explanation'],
  'remarks',
  ['payment'],
  ['contestation'],
  ['seal', 'closing'],
  ['costDetail', 'appendix'],
  ['paymentList'],
  ['ranks'],
  ['sending'],
];

/** Everything that the report can say in a language, by section. */
export function listReportTexts(language: Language): SectionTexts[] {
  const words = WORDS[language];
  return SECTIONS.map((section) =>
    typeof section === 'string' ? officeSection(section, words) : fixedSection(section, words),
  );
}

function officeSection(place: OfficeTextPlace, { officeTexts }: Words): SectionTexts {
  return { kind: 'office', place, title: officeTexts[place], note: officeTexts.note.replaceAll(GAPS, DOTS) };
}

function fixedSection(keys: readonly [keyof Words, ...(keyof Words)[]], words: Words): SectionTexts {
  const [key] = keys;
  const main = words[key];
  const title = typeof main === 'object' && 'title' in main ? main.title : words.title;
  const texts = [...new Set(keys.flatMap((each) => textsIn(words[each])))].filter((text) => text !== title);
  return {
    kind: 'fixed',
    key,
    title,
    labels: texts.filter(isLabel),
    phrases: texts.filter((text) => !isLabel(text) && saysSomething(text)).map(withGaps),
  };
}

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

/** Too short to be a sentence, and nothing stands in it. */
function isLabel(text: string): boolean {
  return !/[{.*]/.test(text) && text.length < 60;
}

/** Some only put together what others say. */
function saysSomething(phrase: string): boolean {
  return /\p{L}/u.test(phrase.replaceAll(GAPS, ''));
}

/** What continues a sentence begins with dots. */
function withGaps(phrase: string): Line {
  return fillLine(phrase.replace(/^(?=[ ,])/, DOTS).replaceAll(GAPS, DOTS));
}
