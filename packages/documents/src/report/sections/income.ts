import { sumCents } from '@prorata/domain/money';
import { cite } from '@prorata/law/cite';
import type { Part, Section } from '../composed-report.ts';
import { fill, fillLine } from '../fill.ts';
import type { Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { writeDate, writeFigure, writeRate } from '../write-values.ts';
import { isOfIncome } from './origin.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table, totalRow } from './table.ts';

/**
 * Judicial Code 1409 to 1412: the scale of the law for what may be seized of an income, and what maintenance left of it.
 * Whoever pays the income applied the scale: the report shows it and does not reckon anew what it was not told.
 */
export function composeIncome(report: Report, words: Words): Section[] {
  if (!isOfIncome(report)) return [];
  return [
    {
      title: words.income.title,
      parts: [
        { kind: 'paragraph', line: fillLine(words.income.rule) },
        ...scaleRows(report, words.income),
        ...stepsOf(report, words),
      ],
    },
  ];
}

/** The scale with what is said of it; of a report that has computed by it, less than of one that has not. */
export function scaleRows(
  { incomeScale, language }: Pick<Report, 'incomeScale' | 'language'>,
  income: Words['income'],
  { note = income.note }: { readonly note?: string } = {},
): Part[] {
  if (incomeScale === undefined) return [];
  const { from, brackets, perChildCents } = incomeScale;
  const rate = (perMillion: number) => fill(income.percent, { rate: writeRate(perMillion, language) });
  const limits = brackets.map(({ upToCents }) => upToCents);
  const rows = brackets.map(({ upToCents, wagePerMillion, otherPerMillion }, place) =>
    plainRow(
      bracketOf(limits[place - 1] ?? null, upToCents, language, income),
      rate(wagePerMillion),
      rate(otherPerMillion),
    ),
  );
  const perChild = `− ${writeFigure(perChildCents, language)}`;
  return [
    table({
      columns: [TEXT, FIGURE, FIGURE],
      head: [income.bracket, income.wage, income.other],
      groups: [...rows, plainRow(income.child, perChild, perChild)],
      isUnbroken: true,
    }),
    { kind: 'paragraph', line: fillLine(note, { date: writeDate(from, language) }) },
  ];
}

function bracketOf(
  aboveCents: bigint | null,
  upToCents: bigint | null,
  language: Report['language'],
  { upTo, between, above }: Words['income'],
): string {
  const from = aboveCents === null ? '' : writeFigure(aboveCents, language);
  if (upToCents === null) return fill(above, { from });
  const to = writeFigure(upToCents, language);
  return aboveCents === null ? fill(upTo, { to }) : fill(between, { from, to });
}

/** What came in, what maintenance took of it, and what the others could share. */
function stepsOf({ pools, rounds, language }: Report, { income }: Words): Part[] {
  const quotas = pools.filter(({ kind }) => kind === 'income');
  const maintenanceCents = sumCents(
    rounds.filter(({ kind }) => kind === 'maintenanceFromIncome').map(({ paidCents }) => paidCents),
  );
  if (quotas.length === 0 || maintenanceCents === 0n) return [];
  const grossCents = sumCents(quotas.map((pool) => pool.grossCents));
  const netCents = sumCents(quotas.map((pool) => pool.netCents));
  const article = (number: string) => cite({ act: 'judicialCode', article: number }, language);
  const less = (cents: bigint) => `− ${writeFigure(cents, language)}`;
  return [
    table({
      columns: [TEXT, SHORT_TEXT, FIGURE],
      head: [income.step, income.article, income.amount],
      groups: [
        plainRow(income.quota, article('1409'), writeFigure(grossCents, language)),
        ...(netCents === grossCents
          ? []
          : [plainRow(income.costs, article('1631, 1°'), less(grossCents - netCents))]),
        plainRow(income.maintenance, article('1412'), less(maintenanceCents)),
      ],
      foot: [totalRow(income.rest, '', writeFigure(netCents - maintenanceCents, language))],
    }),
  ];
}
