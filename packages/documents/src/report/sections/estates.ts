import { sumCents } from '@prorata/domain/money';
import type { Section } from '../composed-report.ts';
import { fill, fillLine } from '../fill.ts';
import type { EstateOfReport, Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { writeFigure, writeMoney, writePercent } from '../write-values.ts';
import { listOf } from './standing.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table, totalRow } from './table.ts';

/** Of several estates a part for each: what it had, who asked what of it, and what became of the rest. */
export function composeEstates(report: Report, words: Words): Section[] {
  return (report.estates ?? []).map((estate) => composeEstate(estate, report, words));
}

export function estateTitle({ name, isCommon }: EstateOfReport, { estates }: Words): string {
  return fill(isCommon ? estates.common : estates.own, { name });
}

function composeEstate(estate: EstateOfReport, report: Report, words: Words): Section {
  const { name, isCommon, shares } = estate;
  const { estates, distribution } = words;
  const money = (cents: bigint) => writeMoney(cents, report.language);
  const figure = (cents: bigint) => writeFigure(cents, report.language);
  const sentences = [
    fill(estates.had, { moneyIn: money(estate.moneyInCents), costs: money(estate.costsCents) }),
    estate.receivedCents > 0n && fill(estates.received, { amount: money(estate.receivedCents) }),
    ...ceilingsOf(estate, report, words),
    ...quotaOf(estate, report, words),
    estate.reservedCents > 0n && fill(estates.reserved, { amount: money(estate.reservedCents) }),
    estate.passedOnCents > 0n && fill(estates.passedOn, { amount: money(estate.passedOnCents) }),
    !isCommon &&
      estate.surplusCents > 0n &&
      fill(estates.surplus, { name, amount: money(estate.surplusCents) }),
  ];
  return {
    title: estateTitle(estate, words),
    parts: [
      { kind: 'paragraph', line: fillLine(sentences.filter((sentence) => sentence !== false).join(' ')) },
      table({
        columns: [SHORT_TEXT, TEXT, FIGURE, FIGURE],
        head: ['', estates.who, estates.asked, distribution.allotted],
        groups: shares.map((share) =>
          plainRow(
            String(share.number ?? ''),
            share.name,
            figure(share.demandedCents),
            figure(share.paidCents),
          ),
        ),
        foot: [totalRow('', estates.total, '', figure(sumCents(shares.map(({ paidCents }) => paidCents))))],
      }),
    ],
  };
}

/** Of debts that others owe for the whole as well. */
function ceilingsOf({ shares }: EstateOfReport, { language }: Report, words: Words): string[] {
  const { ceilings, ceiling } = words.estates;
  const parts = shares.flatMap(({ number, ceilingCents }) =>
    ceilingCents === undefined
      ? []
      : [fill(ceiling, { amount: writeFigure(ceilingCents, language), number: String(number ?? '') })],
  );
  return parts.length === 0 ? [] : [fill(ceilings, { parts: listOf(parts, words.standing.and) })];
}

/** What those without a privilege get of this estate, where it is not all; who is held back by a ceiling shares apart. */
function quotaOf({ id }: EstateOfReport, { rounds, language }: Report, { distribution }: Words): string[] {
  const round = rounds.findLast(({ kind, estateId }) => kind === 'ordinary' && estateId === id);
  if (round === undefined || round.paidCents === round.demandedCents) return [];
  const { paidCents, demandedCents } = round;
  const amounts = { paid: writeFigure(paidCents, language), demanded: writeFigure(demandedCents, language) };
  const percent = writePercent(paidCents, demandedCents, language);
  return [`${fill(distribution.quota, { ...amounts, percent })}.`];
}
