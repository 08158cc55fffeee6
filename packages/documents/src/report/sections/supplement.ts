import { sumCents } from '@prorata/domain/money';
import { amountsToPay } from '../amounts-to-pay.ts';
import type { Section } from '../composed-report.ts';
import { fillLine } from '../fill.ts';
import type { Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { writeDate, writeFigure, writeMoney } from '../write-values.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table, totalRow } from './table.ts';

/** Judicial Code 1628 and 1636: which dossier this one follows and why, and what everybody gets after what was received. */
export function composeSupplement(report: Report, words: Words): Section[] {
  const { series, declarants, language } = report;
  if (series === undefined) return [];
  const { title, who, total, received, now, sum, released } = words.supplement;
  const { follows, source, happenedOn, settlement } = series;
  const values = { follows, source: source ?? '', date: writeDate(happenedOn, language) };
  const why = { kind: 'paragraph', line: fillLine(words.supplement[series.kind], values) } as const;
  if (settlement === undefined) return [{ title, parts: [why] }];
  const money = (cents: bigint) => writeMoney(cents, language);
  const figure = (cents: bigint) => writeFigure(cents, language);
  const rows = declarants.map(({ number, name, settled }) => {
    const { receivedCents = 0n, totalCents = 0n, payNowCents = 0n } = settled ?? {};
    return { number, name, receivedCents, totalCents, payNowCents };
  });
  const sumOf = (key: 'receivedCents' | 'totalCents' | 'payNowCents') =>
    sumCents(rows.map((row) => row[key]));
  const surplus = amountsToPay(report).surplus.filter(({ amountCents }) => amountCents > 0n);
  const nowCents = sumOf('payNowCents') + sumCents(surplus.map(({ amountCents }) => amountCents));
  return [
    {
      title,
      parts: [
        why,
        {
          kind: 'paragraph',
          line: fillLine(released, {
            released: money(settlement.releasedCents),
            interest: money(settlement.interestCents),
            costs: money(settlement.ownCostsCents),
          }),
        },
        table({
          columns: [SHORT_TEXT, TEXT, FIGURE, FIGURE, FIGURE],
          head: ['', who, total, received, now],
          groups: [
            ...rows.map((row) =>
              plainRow(
                String(row.number),
                row.name,
                figure(row.totalCents),
                figure(row.receivedCents),
                figure(row.payNowCents),
              ),
            ),
            ...surplus.map(({ name, amountCents }) =>
              plainRow(
                '',
                `${words.distribution.surplus} · ${name ?? report.defendant.name}`,
                '',
                '',
                figure(amountCents),
              ),
            ),
          ],
          foot: [
            totalRow('', sum, figure(sumOf('totalCents')), figure(sumOf('receivedCents')), figure(nowCents)),
          ],
        }),
      ],
    },
  ];
}
