import { fill, fillLine } from '../fill.ts';
import type { Part, Section } from '../parts.ts';
import type { Report } from '../report.ts';
import type { Words } from '../words/words.ts';

/** What the bailiff decided where the law is silent, each with the reason; no section when nothing had to be decided. */
export function composeDecisions({ decisions }: Report, words: Words): Section[] {
  if (decisions.length === 0) return [];
  const { title, text, reason: because } = words.decisions;
  const parts = decisions.map(({ kind, what, reason }): Part => {
    const sentence = fill(words.decisions[kind], { what });
    return { kind: 'quote', paragraphs: [sentence, fill(because, { reason })] };
  });
  return [{ title, parts: [{ kind: 'paragraph', line: fillLine(text) }, ...parts] }];
}

/** What the bailiff wrote to explain the dossier. */
export function composeExplanation({ explanation }: Report, words: Words): Section[] {
  if (explanation === null || explanation.trim() === '') return [];
  const parts = explanation
    .split('\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .map((text): Part => ({ kind: 'paragraph', line: [{ text, isStrong: false }] }));
  return [{ title: words.explanation.title, parts }];
}
