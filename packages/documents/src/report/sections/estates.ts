import type { Section } from '../composed-report.ts';
import { fill, fillLine } from '../fill.ts';
import type { EstateOfReport, Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { writeFigure, writeMoney } from '../write-values.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table } from './table.ts';

/** Of several estates a part for each: what it had, who asked what of it, and what became of the rest. */
export function composeEstates(report: Report, words: Words): Section[] {
  return (report.estates ?? []).map((estate) => composeEstate(estate, report, words));
}

function composeEstate(estate: EstateOfReport, { language }: Report, { estates }: Words): Section {
  const { name, isCommon, shares } = estate;
  const money = (cents: bigint) => writeMoney(cents, language);
  const figure = (cents: bigint) => writeFigure(cents, language);
  const sentences = [
    fill(estates.had, { moneyIn: money(estate.moneyInCents), costs: money(estate.costsCents) }),
    estate.receivedCents > 0n && fill(estates.received, { amount: money(estate.receivedCents) }),
    estate.reservedCents > 0n && fill(estates.reserved, { amount: money(estate.reservedCents) }),
    estate.passedOnCents > 0n && fill(estates.passedOn, { amount: money(estate.passedOnCents) }),
    !isCommon && fill(estates.surplus, { amount: money(estate.surplusCents) }),
  ];
  return {
    title: fill(isCommon ? estates.common : estates.own, { name }),
    parts: [
      { kind: 'paragraph', line: fillLine(sentences.filter((sentence) => sentence !== false).join(' ')) },
      table({
        columns: [SHORT_TEXT, TEXT, FIGURE, FIGURE],
        head: ['', estates.who, estates.asked, estates.allotted],
        groups: shares.map((share) =>
          plainRow(
            String(share.number ?? ''),
            share.name,
            figure(share.demandedCents),
            figure(share.paidCents),
          ),
        ),
      }),
    ],
  };
}
