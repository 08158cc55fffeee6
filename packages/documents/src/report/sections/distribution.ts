import { sumCents } from '@prorata/domain/money';
import { addressIn } from '@prorata/domain/town-names';
import { joinWithSemicolons } from '@prorata/law/cite';
import type { Detail, Part, Row, RowGroup, Section } from '../composed-report.ts';
import { fill, fillLine, keepCitations } from '../fill.ts';
import type { Declarant, Entry, IncomeRunOfReport, Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import {
  NOTHING,
  writeDate,
  writeEnterpriseNumber,
  writeFigure,
  writeFigureOrDash,
  writeMoney,
  writePercent,
  writeTenThousandths,
} from '../write-values.ts';
import { ROUNDS_OF_COSTS } from './order.ts';
import { kindOfIncome } from './run-words.ts';
import { listDraws, listOf, writeStanding } from './standing.ts';
import { FIGURE, SHORT_TEXT, TEXT, table, totalRow } from './table.ts';

/** Judicial Code 1629, 1° to 3°: each declarant, what was declared and on what grounds, and what is allotted. */
export function composeDistribution(report: Report, words: Words): Section {
  if (report.incomeRun !== undefined) return composeRun(report, report.incomeRun, words);
  const { title, text, who, declared, rejected, admitted, allotted, shortfall } = words.distribution;
  const groups = [...costRow(report, words), ...report.declarants.map((one) => groupOf(one, report, words))];
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(text) },
      table({
        columns: [SHORT_TEXT, TEXT, FIGURE, FIGURE, FIGURE, FIGURE, FIGURE],
        head: ['', who, declared, rejected, admitted, allotted, shortfall],
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

/** Of a run: what was accepted so far, what was received before, and the balance before and after. */
function composeRun(report: Report, run: IncomeRunOfReport, words: Words): Section {
  const { distribution, text, accepted, earlierAmount, before, after } = words.run;
  return {
    title: distribution,
    parts: [
      { kind: 'paragraph', line: fillLine(text) },
      table({
        columns: [SHORT_TEXT, TEXT, FIGURE, FIGURE, FIGURE, FIGURE, FIGURE],
        head: [
          '',
          words.distribution.who,
          accepted,
          earlierAmount,
          before,
          words.distribution.allotted,
          after,
        ],
        groups: report.declarants.map((one) => groupOf(one, report, words)),
        foot: footOfRun(report, words),
        isWide: true,
      }),
      equationOfRun(report, run, words),
      ...(report.totals.surplusCents > 0n ? outcomeOf(report, words) : []),
      ...interestOf(report, words),
    ],
  };
}

/** What a run knows of a declarant; one who was not there before has nothing from before. */
function seriesOf({ series, claimedCents, allottedCents }: Declarant): NonNullable<Declarant['series']> {
  return (
    series ?? {
      acceptedCents: claimedCents,
      earlierCents: 0n,
      beforeCents: claimedCents,
      afterCents: claimedCents - allottedCents,
    }
  );
}

function footOfRun({ declarants, rounds, estates, language }: Report, words: Words): Row[] {
  const { run } = words;
  const all = declarants.map((one) => ({ ...seriesOf(one), allottedCents: one.allottedCents }));
  const sumOf = (key: keyof (typeof all)[number]) =>
    writeFigureOrDash(sumCents(all.map((one) => one[key])), language);
  const ordinary = rounds.find(({ kind }) => kind === 'ordinary');
  const isShort =
    ordinary !== undefined && estates === undefined && ordinary.paidCents < ordinary.demandedCents;
  const share = isShort
    ? fill(run.ordinary, {
        paid: writeFigure(ordinary.paidCents, language),
        demanded: writeFigure(ordinary.demandedCents, language),
        percent: writePercent(ordinary.paidCents, ordinary.demandedCents, language),
      })
    : '';
  const isOpen = all.some(({ afterCents }) => afterCents > 0n);
  const note = [share, isOpen ? run.carried : run.allPaid].filter(Boolean).join(' ');
  return [
    totalRow(
      ...['', run.total, sumOf('acceptedCents'), sumOf('earlierCents')],
      ...[sumOf('beforeCents'), sumOf('allottedCents'), sumOf('afterCents')],
    ),
    { style: 'note', cells: ['', note, '', '', '', '', ''] },
  ];
}

function equationOfRun({ totals, pools, language }: Report, run: IncomeRunOfReport, words: Words): Part {
  const { toPay, receivedFrom, receivedFromAll } = words.run;
  const { reservedTotal, surplus, costs, mass } = words.distribution;
  const figure = (cents: bigint) => writeFigure(cents, language);
  const isIncome = pools.every(({ kind }) => kind === 'income' || kind === 'maintenanceOnly');
  const paying = new Set(run.receipts.map(({ payerId }) => payerId));
  const from = paying.size > 1 ? receivedFromAll : receivedFrom[kindOfIncome(run)];
  return {
    kind: 'equation',
    terms: [
      { sign: '', label: toPay, value: figure(totals.paidCents) },
      { sign: '+', label: reservedTotal, value: figure(totals.reservedCents) },
      ...(totals.surplusCents > 0n
        ? [{ sign: '+', label: surplus, value: figure(totals.surplusCents) }]
        : []),
      { sign: '+', label: costs, value: figure(totals.costsCents) },
      { sign: '=', label: isIncome ? from : mass, value: figure(totals.moneyInCents) },
    ],
  };
}

function costRow({ totals, rounds, costs, language }: Report, words: Words): RowGroup[] {
  const roundsOfCosts = rounds.filter(({ kind }) => ROUNDS_OF_COSTS.includes(kind));
  if (roundsOfCosts.length === 0) return [];
  const figure = (cents: bigint) => writeFigure(cents, language);
  const asked = sumCents(roundsOfCosts.map(({ demandedCents }) => demandedCents));
  const origin = fill(words.distribution.costLine, {
    execution: figure(sumCents(costs.execution.map(({ amountCents }) => amountCents))),
    tariff: figure(sumCents(costs.tariff.map(({ totalCents }) => totalCents))),
  });
  const cells = [
    NOTHING,
    words.distribution.judicialCosts,
    figure(asked),
    NOTHING,
    figure(asked),
    figure(totals.costsCents),
    writeFigureOrDash(asked - totals.costsCents, language),
  ];
  return [
    {
      rows: [
        { style: 'strong', cells },
        { style: 'note', cells: ['', keepCitations(origin)] },
      ],
    },
  ];
}

/** A block that stays on one page: the amounts, who and where, then the rank of each claim and every reason. */
function groupOf(declarant: Declarant, report: Report, words: Words): RowGroup {
  const { language } = report;
  const { number, name, entries } = declarant;
  const isRun = report.incomeRun !== undefined;
  const cells = [
    String(number),
    name,
    ...(isRun ? figuresOfRun(declarant, language) : figuresOf(declarant, language)),
  ];
  const about = isRun ? aboutInRun(declarant, language, words) : aboutOf(declarant, language, words);
  const after = afterwardsOf(declarant, language, words);
  const [only, ...others] = entries;
  if (only === undefined || others.length === 0) {
    const rank = only === undefined ? [] : standingOf(only, number, language, words);
    return { rows: [{ style: 'strong', cells }, detailsRow([...about, ...rank, ...after])] };
  }
  return {
    rows: [
      { style: 'strong', cells },
      detailsRow(about),
      ...entries.flatMap((entry) => entryRows(entry, number, language, words)),
      ...(after.length === 0 ? [] : [detailsRow(after)]),
    ],
  };
}

function figuresOf(declarant: Declarant, language: Report['language']): string[] {
  const { claimedCents, allottedCents } = declarant;
  const { declaredCents, rejectedCents } = declaredOf(declarant);
  return [
    writeFigure(declaredCents, language),
    writeFigureOrDash(rejectedCents, language),
    writeFigure(claimedCents, language),
    writeFigure(allottedCents, language),
    writeFigureOrDash(claimedCents - allottedCents, language),
  ];
}

function figuresOfRun(declarant: Declarant, language: Report['language']): string[] {
  const { acceptedCents, earlierCents, beforeCents, afterCents } = seriesOf(declarant);
  return [acceptedCents, earlierCents, beforeCents, declarant.allottedCents, afterCents].map((cents) =>
    writeFigureOrDash(cents, language),
  );
}

/** In a run the title stands behind the address: the creditors are known from the runs before. */
function aboutInRun(declarant: Declarant, language: Report['language'], words: Words): Detail[] {
  const [place, ...others] = aboutOf(declarant, language, words);
  const title = others.at(-1)?.text ?? '';
  const text = [place?.text ?? '', title].filter((one) => one !== '').join(' · ');
  return [{ label: words.run.address, text }, ...others.slice(0, -1)];
}

/** Reports from before it was told counted all that was declared. */
function declaredOf({ declared, claimedCents }: Declarant) {
  return declared ?? { declaredCents: claimedCents, rejectedCents: 0n, reservedCents: 0n };
}

function detailsRow(details: readonly Detail[]): Row {
  return { style: 'details', cells: ['', { details }] };
}

/** One claim of several: its amounts stand in the columns of the whole, to which they add up. */
function entryRows(entry: Entry, number: number, language: Report['language'], words: Words): Row[] {
  const [first, ...others] = standingOf(entry, number, language, words);
  if (first === undefined) return [];
  const figure = (cents: bigint) => writeFigureOrDash(cents, language);
  // What several estates are asked for one debt does not add up to it, and is told in words.
  const asked = entry.estateId === undefined ? figure(entry.claimedCents) : '';
  const amounts = [asked, figure(entry.allottedCents), ''];
  return [
    { style: 'entry', cells: ['', { details: [first] }, '', '', ...amounts] },
    ...(others.length === 0 ? [] : [detailsRow(others)]),
  ];
}

function standingOf(entry: Entry, number: number, language: Report['language'], words: Words): Detail[] {
  const { rank } = words.distribution.labels;
  return [
    { label: rank, text: writeStanding(entry, number, language, words), isPlain: true },
    ...listDraws(entry, language, words).map((text) => ({ label: '', text })),
  ];
}

/** Judicial Code 1629, 1° and 2°: domicile or seat, who spoke, and the titles. */
function aboutOf(declarant: Declarant, language: Report['language'], words: Words): Detail[] {
  const { labels, number, owedBy, noTitle, unnamedTitle } = words.distribution;
  const { address, isCompany, enterpriseNumber, declaredBy, titles, hasUnnamedTitle } = declarant;
  const place = [
    addressIn(address, language),
    enterpriseNumber === null ? '' : fill(number, { number: writeEnterpriseNumber(enterpriseNumber) }),
  ].filter((text) => text !== '');
  const named =
    titles.length > 0 ? joinWithSemicolons(titles, language) : hasUnnamedTitle ? unnamedTitle : noTitle;
  return [
    { label: isCompany ? labels.seat : labels.domicile, text: place.join(' · ') || NOTHING },
    ...(declarant.owedBy ?? []).map(({ names, liability }) => ({
      label: labels.debtor,
      text: fill(owedBy[liability], { names: listOf(names, words.standing.and) }),
    })),
    ...(declaredBy === null ? [] : [{ label: labels.declaredBy, text: declaredBy }]),
    { label: labels.title, text: keepCitations(named) },
  ];
}

/** What was not accepted and why, what is reserved even where nothing falls to it, interest, and costs borne alone. */
function afterwardsOf(declarant: Declarant, language: Report['language'], words: Words): Detail[] {
  const { labels, perDay, borne } = words.distribution;
  const { declared, borneCents } = declarant;
  const figure = (cents: bigint) => writeFigure(cents, language);
  return [
    ...(declared?.rejections ?? []).map(({ name, rejectedCents, reason, note }) => ({
      label: labels.rejected,
      text: fill(name === null ? words.declared.refused : words.declared.refusedAs, {
        name: name ?? '',
        amount: figure(rejectedCents),
        reason: [words.declared.reasons[reason], note].filter((text) => text !== null).join('. '),
      }),
    })),
    ...reserveOf(declarant, language, words),
    ...(declared !== undefined && declared.interestPerDay > 0
      ? [
          {
            label: labels.interest,
            text: fill(perDay, { amount: writeTenThousandths(declared.interestPerDay, language) }),
          },
        ]
      : []),
    ...(borneCents === undefined
      ? []
      : [{ label: labels.costs, text: keepCitations(fill(borne, { amount: figure(borneCents) })) }]),
  ];
}

function reserveOf(declarant: Declarant, language: Report['language'], words: Words): Detail[] {
  const { labels, reserved, reservedNothing, reservedBecause } = words.distribution;
  const { declared, reservedCents } = declarant;
  const isReserved = declarant.entries.some((entry) => entry.isReserved) || reservedCents > 0n;
  if (!isReserved) return [];
  const reserve =
    reservedCents > 0n ? fill(reserved, { amount: writeFigure(reservedCents, language) }) : reservedNothing;
  const reasons = [...new Set(declared?.reservationReasons ?? [])];
  const text =
    reasons.length === 0
      ? reserve
      : fill(reservedBecause, { reserve, reason: joinWithSemicolons(reasons, language) });
  return [{ label: labels.reserve, text: keepCitations(text) }];
}

function footOf({ declarants, rounds, estates, language }: Report, words: Words): Row[] {
  const { total, quota } = words.distribution;
  const figure = (cents: bigint) => writeFigure(cents, language);
  const claimed = sumCents(declarants.map(({ claimedCents }) => claimedCents));
  const allotted = sumCents(declarants.map(({ allottedCents }) => allottedCents));
  const rows = [
    totalRow(
      '',
      total,
      figure(sumCents(declarants.map((one) => declaredOf(one).declaredCents))),
      writeFigureOrDash(sumCents(declarants.map((one) => declaredOf(one).rejectedCents)), language),
      figure(claimed),
      figure(allotted),
      writeFigureOrDash(claimed - allotted, language),
    ),
  ];
  const ordinary = rounds.find(({ kind }) => kind === 'ordinary');
  // Each estate has its own, which is told with it.
  if (ordinary === undefined || estates !== undefined) return rows;
  const { paidCents, demandedCents } = ordinary;
  if (paidCents === demandedCents) return rows;
  const percent = writePercent(paidCents, demandedCents, language);
  const text = fill(quota, { paid: figure(paidCents), demanded: figure(demandedCents), percent });
  return [...rows, { style: 'note', cells: ['', text, '', '', '', '', ''] }];
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

function outcomeOf({ totals, declarants, estates, language }: Report, words: Words): Part[] {
  const { toDefendant, toEach, surplusOf, noSurplus } = words.distribution;
  const isShort = declarants.some(({ claimedCents, allottedCents }) => allottedCents < claimedCents);
  if (totals.surplusCents > 0n && estates !== undefined) {
    const each = estates
      .filter(({ surplusCents }) => surplusCents > 0n)
      .map(({ name, surplusCents }) => fill(surplusOf, { name, amount: writeMoney(surplusCents, language) }));
    return [{ kind: 'paragraph', line: fillLine(toEach, { names: listOf(each, words.standing.and) }) }];
  }
  if (totals.surplusCents > 0n) {
    const amount = writeMoney(totals.surplusCents, language);
    return [{ kind: 'paragraph', line: fillLine(toDefendant, { amount }) }];
  }
  return isShort ? [{ kind: 'paragraph', line: fillLine(noSurplus) }] : [];
}

/** Judicial Code 1628: what is counted but not decided, claim by claim, and what becomes of its share. */
export function composeReserve({ declarants, totals, language }: Report, words: Words): Section[] {
  const { title, claim, reason, text } = words.reserve;
  const reserved = declarants.filter(
    ({ declared, reservedCents }) => reservedCents > 0n || (declared?.reservedCents ?? 0n) > 0n,
  );
  if (reserved.length === 0) return [];
  const money = (cents: bigint) => writeMoney(cents, language);
  const claims = reserved.map(({ name, number, declared, reservedCents }): Part => {
    const reasons = [...new Set(declared?.reservationReasons ?? [])];
    const values = {
      name,
      number: String(number),
      reserved: money(declared?.reservedCents ?? reservedCents),
      reason: reasons.length === 0 ? '' : fill(reason, { reason: joinWithSemicolons(reasons, language) }),
      amount: money(reservedCents),
    };
    return { kind: 'paragraph', line: fillLine(claim, values) };
  });
  const amount = money(totals.reservedCents);
  return [{ title, parts: [...claims, { kind: 'paragraph', line: fillLine(text, { amount }) }] }];
}
