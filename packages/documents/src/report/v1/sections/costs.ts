import { fillLine } from '../fill.ts';
import type { Section } from '../parts.ts';
import type { Report } from '../report.ts';
import type { Words } from '../words/words.ts';
import { writeMoney } from '../write-figures.ts';

export function composeCosts({ totals, language }: Report, words: Words): Section {
  const { title, text, none } = words.costs;
  const line =
    totals.costsCents === 0n
      ? fillLine(none)
      : fillLine(text, { amount: writeMoney(totals.costsCents, language) });
  return { title, parts: [{ kind: 'paragraph', line }] };
}
