import type { RoundKind } from '@prorata/domain/distribution/outcome';
import { sumCents } from '@prorata/domain/money';
import { joinWithSemicolons } from '@prorata/law/cite';
import type { Part, Row, RowGroup, Section } from '../composed-report.ts';
import { fill, fillLine, keepCitations } from '../fill.ts';
import type { Declarant, Entry, Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { capitalised } from '../write-numbers.ts';
import {
  NOTHING,
  writeDate,
  writeFigure,
  writeFigureOrDash,
  writeMoney,
  writePercent,
  writeTenThousandths,
} from '../write-values.ts';
import { FIGURE, SHORT_TEXT, TEXT, table, totalRow } from './table.ts';

/** Judicial Code 1629, 3°: the sums allotted, each with its title, privilege, rank and article. */
export function composeDistribution(report: Report, words: Words): Section {
  const { title, text, who, rank, claimed, allotted, shortfall } = words.distribution;
  const groups = [...costRow(report, words), ...report.declarants.map((one) => groupOf(one, report, words))];
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(text) },
      table({
        columns: [SHORT_TEXT, TEXT, FIGURE, FIGURE, FIGURE, FIGURE],
        head: ['', who, rank, claimed, allotted, shortfall],
        groups,
        foot: footOf(report, words),
        isWide: true,
      }),
      equationOf(report, words),
      ...outcomeOf(report, words),
      ...interestOf(report, words),
    ],
  };
}

const ROUNDS_OF_COSTS: readonly RoundKind[] = ['ownCosts', 'lotCosts', 'commonCosts', 'creditorCosts'];

function costRow({ totals, rounds, costs, language }: Report, words: Words): RowGroup[] {
  const roundsOfCosts = rounds.filter(({ kind }) => ROUNDS_OF_COSTS.includes(kind));
  const [first] = roundsOfCosts;
  if (first === undefined) return [];
  const figure = (cents: bigint) => writeFigure(cents, language);
  const claimed = sumCents(roundsOfCosts.map(({ demandedCents }) => demandedCents));
  const origin = fill(words.distribution.costLine, {
    execution: figure(sumCents(costs.execution.map(({ amountCents }) => amountCents))),
    tariff: figure(sumCents(costs.tariff.map(({ totalCents }) => totalCents))),
  });
  const cells = [
    NOTHING,
    words.distribution.judicialCosts,
    String(first.rank),
    figure(claimed),
    figure(totals.costsCents),
    writeFigureOrDash(claimed - totals.costsCents, language),
  ];
  return [
    {
      rows: [
        { style: 'strong', cells },
        { style: 'entry', cells: ['', origin, '', '', '', ''] },
      ],
    },
  ];
}

/** A creditor with one part of a claim takes one row; the parts of others follow below, each with its rank. */
function groupOf(declarant: Declarant, report: Report, words: Words): RowGroup {
  const { language } = report;
  const { number, name, titles, claimedCents, allottedCents, reservedCents, entries } = declarant;
  const { noTitle, reserved, borne } = words.distribution;
  const figure = (cents: bigint) => writeFigure(cents, language);
  const [only, ...others] = entries;
  const isSimple = only !== undefined && others.length === 0;
  const cells = [
    String(number),
    {
      text: name,
      aside: titles.length === 0 ? noTitle : joinWithSemicolons(titles, language),
      about: aboutOf(declarant, words),
      entry: isSimple ? labelOf(only, report, words) : '',
    },
    isSimple ? rankOf(only) : '',
    figure(claimedCents),
    figure(allottedCents),
    writeFigureOrDash(claimedCents - allottedCents, language),
  ];
  const rows: Row[] = [{ style: 'strong', cells }];
  if (!isSimple) rows.push(...entries.map((entry) => entryRow(entry, report, words)));
  rows.push(...declaredRows(declarant, language, words));
  if (reservedCents > 0n)
    rows.push({ style: 'note', cells: ['', reserved, '', '', figure(reservedCents), ''] });
  if (declarant.borneCents !== undefined)
    rows.push({ style: 'note', cells: ['', borne, '', '', figure(declarant.borneCents), ''] });
  return { rows };
}

/** What was declared and what became of it: each cut with its reason, so that it can be contested (1629). */
function declaredRows({ declared }: Declarant, language: Report['language'], words: Words): Row[] {
  if (declared === undefined) return [];
  const { amounts, refused, refusedAs, reasons, reservation, perDay } = words.declared;
  const figure = (cents: bigint) => writeFigure(cents, language);
  const sums = [
    [amounts.declared, declared.declaredCents],
    [amounts.admitted, declared.admittedCents],
    [amounts.reserved, declared.reservedCents],
    [amounts.rejected, declared.rejectedCents],
  ] as const;
  const shown = sums.filter(([, cents], place) => place < 2 || cents > 0n);
  const lines = [
    shown.map(([label, cents]) => fill(label, { amount: figure(cents) })).join(' · '),
    ...declared.rejections.map(({ name, rejectedCents, reason, note }) =>
      [
        fill(name === null ? refused : refusedAs, { name: name ?? '', amount: figure(rejectedCents) }),
        [reasons[reason], note].filter((text) => text !== null).join('. '),
      ].join(' '),
    ),
    ...declared.reservationReasons.map((reason) => fill(reservation, { reason })),
  ];
  if (declared.interestPerDay > 0) {
    lines.push(fill(perDay, { amount: writeTenThousandths(declared.interestPerDay, language) }));
  }
  return lines.map((line) => ({ style: 'note', cells: ['', keepCitations(line), '', '', '', ''] }));
}

/** Where the declarant lives or has its seat, and who spoke for it. */
function aboutOf({ address, declaredBy }: Declarant, words: Words): string {
  const by = declaredBy === null ? '' : fill(words.distribution.declaredBy, { name: declaredBy });
  return [address, by].filter((text) => text !== '').join(' · ');
}

function entryRow(entry: Entry, report: Report, words: Words): Row {
  const figure = (cents: bigint) => writeFigure(cents, report.language);
  const label = labelOf(entry, report, words);
  const { claimedCents, allottedCents } = entry;
  return {
    style: 'entry',
    cells: ['', label, rankOf(entry), figure(claimedCents), figure(allottedCents), ''],
  };
}

function rankOf({ kind, rank }: Entry): string {
  return kind === 'ordinary' ? NOTHING : String(rank);
}

/** The privilege with what limits it, and its articles. */
function labelOf(entry: Entry, { language }: Report, words: Words): string {
  const parts = [describeEntry(entry, words), ...qualifiersOf(entry, language, words), entry.articles];
  return keepCitations(parts.filter((text) => text !== '').join(' · '));
}

function describeEntry({ kind, name, pool, isRest }: Entry, words: Words): string {
  const { ordinary, rest, subordinated, on } = words.distribution;
  if (kind === 'ordinary') return isRest ? fill(rest, { name }) : ordinary;
  if (kind === 'subordinated') return subordinated;
  return pool === null ? capitalised(name) : fill(on, { name: capitalised(name), pool });
}

function qualifiersOf(
  { since, limitCents, kind }: Entry,
  language: Report['language'],
  words: Words,
): string[] {
  if (kind === 'ordinary') return [];
  const { since: sinceWords, limit } = words.distribution;
  return [
    ...(since === null ? [] : [fill(sinceWords, { date: writeDate(since, language) })]),
    ...(limitCents === null ? [] : [fill(limit, { amount: writeMoney(limitCents, language) })]),
  ];
}

function footOf({ declarants, rounds, language }: Report, words: Words): Row[] {
  const { total, quota } = words.distribution;
  const claimed = sumCents(declarants.map(({ claimedCents }) => claimedCents));
  const allotted = sumCents(declarants.map(({ allottedCents }) => allottedCents));
  const figure = (cents: bigint) => writeFigure(cents, language);
  const rows = [
    totalRow(
      '',
      total,
      '',
      figure(claimed),
      figure(allotted),
      writeFigureOrDash(claimed - allotted, language),
    ),
  ];
  const ordinary = rounds.find(({ kind }) => kind === 'ordinary');
  if (ordinary === undefined) return rows;
  const { paidCents, demandedCents } = ordinary;
  const percent = writePercent(paidCents, demandedCents, language);
  const text = fill(quota, { paid: figure(paidCents), demanded: figure(demandedCents), percent });
  return [...rows, { style: 'note', cells: ['', text, '', '', '', ''] }];
}

/** What must always hold, for everybody to see: what came in is what went out. */
function equationOf({ totals, language }: Report, words: Words): Part {
  const { paid, reservedTotal, surplus, costs, mass } = words.distribution;
  const figure = (cents: bigint) => writeFigure(cents, language);
  return {
    kind: 'equation',
    terms: [
      { sign: '', label: paid, value: figure(totals.paidCents) },
      { sign: '+', label: reservedTotal, value: figure(totals.reservedCents) },
      { sign: '+', label: surplus, value: figure(totals.surplusCents) },
      { sign: '+', label: costs, value: figure(totals.costsCents) },
      { sign: '=', label: mass, value: figure(totals.moneyInCents) },
    ],
  };
}

/** Up to when interest is counted, where any runs on (Judicial Code 1637). */
function interestOf({ interestUntil, declarants, language }: Report, words: Words): Part[] {
  const isRunning = declarants.some(({ declared }) => (declared?.interestPerDay ?? 0) > 0);
  if (interestUntil === undefined || !isRunning) return [];
  const date = writeDate(interestUntil, language);
  return [{ kind: 'paragraph', line: fillLine(words.declared.until, { date }) }];
}

function outcomeOf({ totals, declarants, language }: Report, words: Words): Part[] {
  const { consigned, toDefendant, noSurplus } = words.distribution;
  const parts: Part[] = [];
  if (totals.reservedCents > 0n) {
    const amount = writeMoney(totals.reservedCents, language);
    parts.push({ kind: 'paragraph', line: fillLine(consigned, { amount }) });
  }
  const isShort = declarants.some(({ claimedCents, allottedCents }) => allottedCents < claimedCents);
  if (totals.surplusCents > 0n) {
    const amount = writeMoney(totals.surplusCents, language);
    parts.push({ kind: 'paragraph', line: fillLine(toDefendant, { amount }) });
  } else if (isShort) parts.push({ kind: 'paragraph', line: fillLine(noSurplus) });
  return parts;
}
