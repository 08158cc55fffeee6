import { sumCents } from '@prorata/domain/money';
import { fill, fillLine } from '../fill.ts';
import type { RowGroup, Section } from '../parts.ts';
import type { Declarant, Report } from '../report.ts';
import type { Words } from '../words/words.ts';
import { writeFigure } from '../write-figures.ts';
import { capitalised } from '../write-numbers.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table, totalRow, WIDE_TEXT } from './table.ts';

/** Judicial Code 1629, 1° and 2°: who declared, how much, by which titles, with which privileges. */
export function composeDeclarants(report: Report, words: Words): Section {
  const { declarants, language } = report;
  const { title, text, who, titles, privileges, claimed, total } = words.declarants;
  const totalCents = sumCents(declarants.map(({ claimedCents }) => claimedCents));
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(text) },
      table({
        columns: [SHORT_TEXT, WIDE_TEXT, TEXT, WIDE_TEXT, FIGURE],
        head: ['', who, titles, privileges, claimed],
        groups: declarants.map((declarant) => rowOf(declarant, report, words)),
        foot: [totalRow('', total, '', '', writeFigure(totalCents, language))],
        isSmall: true,
        isWide: true,
      }),
    ],
  };
}

function rowOf(declarant: Declarant, { language }: Report, words: Words): RowGroup {
  const { declaredBy, noTitle, noPrivilege } = words.declarants;
  const { number, name, address, titles } = declarant;
  const about = [address, declarant.declaredBy && fill(declaredBy, { name: declarant.declaredBy })];
  const privileges = privilegesOf(declarant);
  const below = about.filter((text) => text !== null && text !== '').join(' · ');
  return plainRow(
    String(number),
    { text: name, aside: '', below },
    titles.length === 0 ? noTitle : titles.join('; '),
    privileges.length === 0 ? noPrivilege : privileges.join('; '),
    writeFigure(declarant.claimedCents, language),
  );
}

/** What was asked, each once; what a privilege leaves over is no privilege. */
function privilegesOf({ entries }: Declarant): string[] {
  const asked = entries
    .filter(({ kind }) => kind !== 'ordinary')
    .map(({ name, pool }) => {
      return pool === null ? capitalised(name) : `${capitalised(name)} (${pool})`;
    });
  return [...new Set(asked)];
}
