import type { RoundKind } from '@prorata/domain/distribution/outcome';
import { sumCents } from '@prorata/domain/money';
import type { Part, Row, RowGroup, Section } from '../composed-report.ts';
import { fill, fillLine } from '../fill.ts';
import type { EstateOfReport, Report, RoundOfReport } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { capitalised } from '../write-numbers.ts';
import { NOTHING, writeFigure } from '../write-values.ts';
import { estateTitle } from './estates.ts';
import { listOf, writeOrdinal } from './standing.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table, totalRow } from './table.ts';

export const ROUNDS_OF_COSTS: readonly RoundKind[] = ['ownCosts', 'lotCosts', 'commonCosts', 'creditorCosts'];

/** Every sharing in the order that was followed, with what it found: the whole calculation on a few lines. */
export function composeOrder(report: Report, words: Words): Section {
  const { title, text, byEstate } = words.order;
  const { estates } = report;
  const costs = costLine(report, words);
  if (estates === undefined) {
    const lines = [...costs, ...linesOf(report.rounds, words), ...surplusLine(report, words)];
    return {
      title,
      parts: [
        { kind: 'paragraph', line: fillLine(text) },
        orderTable(lines, [totalOf(lines, report, words)], report, words),
      ],
    };
  }
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(`${text} ${byEstate}`) },
      ...(costs.length === 0 ? [] : [orderTable(costs, [], report, words)]),
      ...estates.flatMap((estate) => estateParts(estate, report, words)),
    ],
  };
}

function orderTable(lines: readonly OrderLine[], foot: readonly Row[], report: Report, words: Words): Part {
  const { order, who, available, allotted } = words.order;
  return table({
    columns: [SHORT_TEXT, TEXT, FIGURE, FIGURE],
    head: [order, who, available, allotted],
    groups: rowsOf(lines, report),
    foot,
  });
}

/** One of several estates: what it had to share out, and the same amount by who got it. */
function estateParts(estate: EstateOfReport, report: Report, words: Words): Part[] {
  const { passedOn, toMembers, surplus, toOne, has } = words.order;
  const { id, name, passedOnCents, surplusCents } = estate;
  const hadCents = estate.moneyInCents + estate.receivedCents - estate.costsCents;
  const lines = [
    ...linesOf(
      report.rounds.filter(({ estateId }) => estateId === id),
      words,
    ),
    { order: passedOn, who: toMembers, availableCents: null, paidCents: passedOnCents },
    { order: surplus, who: fill(toOne, { name }), availableCents: null, paidCents: surplusCents },
  ].filter(({ paidCents, availableCents }) => paidCents > 0n || availableCents !== null);
  const note = fill(has, { amount: writeFigure(hadCents, report.language) });
  return [
    { kind: 'subheading', title: estateTitle(estate, words), note },
    orderTable(lines, [totalOf(lines, report, words)], report, words),
  ];
}

function rowsOf(lines: readonly OrderLine[], { language }: Report): RowGroup[] {
  return lines.map(({ order, who, availableCents, paidCents }) => {
    const available = availableCents === null ? NOTHING : writeFigure(availableCents, language);
    return plainRow(order, who, available, writeFigure(paidCents, language));
  });
}

function totalOf(lines: readonly OrderLine[], { language }: Report, { order }: Words): Row {
  return totalRow(
    order.total,
    '',
    '',
    writeFigure(sumCents(lines.map(({ paidCents }) => paidCents)), language),
  );
}

interface OrderLine {
  readonly order: string;
  readonly who: string;
  readonly availableCents: bigint | null;
  readonly paidCents: bigint;
}

/** Costs that one creditor bears come off what falls to him, and so off no pool: they are not in the order. */
function costLine({ rounds, totals }: Report, { order }: Words): OrderLine[] {
  const costs = rounds.filter(({ kind }) => ROUNDS_OF_COSTS.includes(kind) && kind !== 'creditorCosts');
  if (costs.length === 0) return [];
  const paidCents = sumCents(costs.map((round) => round.paidCents));
  return [{ order: order.first, who: order.judicialCosts, availableCents: totals.moneyInCents, paidCents }];
}

function surplusLine({ totals }: Report, { order }: Words): OrderLine[] {
  if (totals.surplusCents === 0n) return [];
  return [
    { order: order.surplus, who: order.toDefendant, availableCents: null, paidCents: totals.surplusCents },
  ];
}

/** One claim on several lots calls on each of them in a sharing of its own: those are one line. */
function linesOf(rounds: readonly RoundOfReport[], words: Words): OrderLine[] {
  const groups: RoundOfReport[][] = [];
  for (const round of rounds) {
    if (ROUNDS_OF_COSTS.includes(round.kind)) continue;
    const last = groups.at(-1);
    if (last?.[0] && isSameClaims(last[0], round)) last.push(round);
    else groups.push([round]);
  }
  return groups.map((group) => lineOf(group, words));
}

function isSameClaims(one: RoundOfReport, other: RoundOfReport): boolean {
  const members = new Set(one.shares.map(({ number }) => number));
  return (
    one.kind === 'specific' &&
    other.kind === 'specific' &&
    one.rank === other.rank &&
    one.names.join() === other.names.join() &&
    other.shares.every(({ number }) => members.has(number))
  );
}

function lineOf(group: readonly RoundOfReport[], words: Words): OrderLine {
  const [first] = group;
  if (first === undefined) throw new Error('A line of the order stands for a sharing.');
  // A lot that is called on again is available once.
  const perLot = new Map(group.toReversed().map((round) => [round.lots.join(), round.availableCents]));
  const lots = [...new Set(group.flatMap((round) => round.lots))].toSorted((one, other) => one - other);
  return {
    order: orderOf(first, lots, words),
    who: [whoOf(first, words), decisionOf(first, words)].filter((text) => text !== '').join('; '),
    availableCents: sumCents([...perLot.values()]),
    paidCents: sumCents(group.map(({ paidCents }) => paidCents)),
  };
}

function orderOf({ kind, place }: RoundOfReport, lots: readonly number[], words: Words): string {
  const { order, standing } = words;
  switch (kind) {
    case 'specific': {
      const numbers = listOf(lots.map(String), standing.and);
      return fill(order.special, {
        lots: fill(order.lots[lots.length === 1 ? 0 : 1], { lots: numbers }),
      });
    }
    case 'general':
      return fill(order.general, { place: writeOrdinal(place, words) });
    case 'maintenanceFromIncome':
    case 'maintenanceFromProtected':
    case 'assignment':
    case 'ordinary':
    case 'subordinated':
      return order[kind];
    default:
      return order.first;
  }
}

/** More than a few are told by how many they are. */
const MAX_NAMES = 3;

function whoOf({ shares, names, kind }: RoundOfReport, words: Words): string {
  const creditors = [...new Set(shares.map(({ name }) => name))];
  const what = kind === 'ordinary' || kind === 'subordinated' ? '' : names.join(', ');
  const who =
    creditors.length <= MAX_NAMES
      ? creditors.join(', ')
      : fill(words.order.many, { count: String(creditors.length) });
  return capitalised(what === '' ? who : fill(words.order.whoFor, { who, what }));
}

function decisionOf({ orderReason }: RoundOfReport, { order }: Words): string {
  return orderReason === null ? '' : fill(order.decided, { reason: orderReason });
}
