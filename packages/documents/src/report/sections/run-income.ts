import { type Cents, sumCents } from '@prorata/domain/money';
import type { IncomeKind } from '@prorata/domain/vocabulary';
import { citeArticle } from '@prorata/law/cite';
import type { Part, Section } from '../composed-report.ts';
import { fill, fillLine } from '../fill.ts';
import type { ComputedMonth, IncomeRunOfReport, ReceiptOfReport, Report } from '../report.ts';
import type { Counted, Words } from '../words/nl.ts';
import { writeNumber } from '../write-numbers.ts';
import {
  NOTHING,
  writeDate,
  writeFigure,
  writeFigureOrDash,
  writeMoney,
  writeMonth,
  writeRate,
  writeShortDate,
  writeTime,
} from '../write-values.ts';
import { scaleRows } from './income.ts';
import { elided, kindOfIncome, writeMonths } from './run-words.ts';
import { listOf } from './standing.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table, totalRow } from './table.ts';

type Language = Report['language'];

/** The income of one month that one payer owes, with all that came in of it. */
interface PaidMonth {
  readonly payer: string;
  readonly month: string;
  readonly receivedOn: readonly string[];
  readonly receivedCents: Cents;
  readonly maintenanceOnlyCents: Cents;
  readonly computed: ComputedMonth | null;
  /** What was paid of the quota, less our figure. */
  readonly differenceCents: Cents;
  readonly notes: readonly string[];
}

/** Judicial Code 1409 to 1411: what of the income may be seized, what was paid, and where the two differ. */
export function composeRunIncome(report: Report, run: IncomeRunOfReport, words: Words): Section[] {
  const months = monthsOf(run);
  const [only, ...others] = months;
  if (only === undefined) return [];
  const parts =
    others.length === 0 ? oneMonth(only, report, run, words) : severalMonths(months, report, run, words);
  return [{ title: words.run.seizable[kindOfIncome(run)], parts }];
}

/** What came in parts is one month of income all the same. */
function monthsOf({ receipts, payers }: IncomeRunOfReport): PaidMonth[] {
  const nameOf = new Map(payers.map(({ id, name }) => [id, name]));
  const groups = Map.groupBy(receipts, ({ month, payerId }) => `${month} ${payerId}`);
  return [...groups.values()]
    .map((group) => paidMonth(group, nameOf.get(group[0]?.payerId ?? '') ?? ''))
    .toSorted((one, other) => one.month.localeCompare(other.month) || one.payer.localeCompare(other.payer));
}

function paidMonth(group: readonly ReceiptOfReport[], payer: string): PaidMonth {
  const computed = group.findLast((receipt) => receipt.computed !== null)?.computed ?? null;
  const receivedCents = sumCents(group.map((receipt) => receipt.receivedCents));
  const maintenanceOnlyCents = sumCents(group.map((receipt) => receipt.maintenanceOnlyCents));
  return {
    payer,
    month: group[0]?.month ?? '',
    receivedOn: group.map(({ receivedOn }) => receivedOn).toSorted(),
    receivedCents,
    maintenanceOnlyCents,
    computed,
    differenceCents: computed === null ? 0n : receivedCents - maintenanceOnlyCents - computed.ownQuotaCents,
    notes: group.flatMap(({ differenceNote }) => differenceNote ?? []),
  };
}

function oneMonth(month: PaidMonth, report: Report, run: IncomeRunOfReport, words: Words): Part[] {
  const { computed } = month;
  const { language } = report;
  const sentences = [paidSentence(month, language, words), ...differenceOf(month, language, words)];
  if (computed === null) {
    return [
      paragraph([...sentences, uncomputedOf([month], language, words)]),
      ...scaleRows(report, words.income),
    ];
  }
  return [
    bandsOf(computed, kindOfIncome(run), language, words),
    paragraph([
      fill(words.run.since, { date: writeDate(computed.scaleFrom, language) }),
      ...togetherOf(month, computed, language, words),
      ...sentences,
      protectedOf([month], report, words),
    ]),
  ];
}

function paragraph(sentences: readonly string[]): Part {
  return { kind: 'paragraph', line: fillLine('{text}', { text: sentences.filter(Boolean).join(' ') }) };
}

const ARTICLES: Readonly<Record<IncomeKind, string>> = {
  wage: '1409, § 1',
  replacement: '1410, § 1',
  other: '1409, § 1bis',
};

/** Where one of several incomes is a wage, its bands are those of the total (1411, first paragraph). */
function articleOf({ incomes }: ComputedMonth): string {
  const kinds = incomes.map(({ kind }) => kind);
  return ARTICLES[kinds.includes('wage') ? 'wage' : (kinds[0] ?? 'wage')];
}

/** Band by band, as the law has it. */
function bandsOf(computed: ComputedMonth, kind: IncomeKind, language: Language, words: Words): Part {
  const { income, run } = words;
  const { brackets, children, childrenCents, netCents, quotaCents } = computed;
  const article = articleOf(computed);
  const figure = (cents: Cents) => writeFigureOrDash(cents, language);
  const rows = brackets.map(({ aboveCents, upToCents, incomeCents, perMillion, seizableCents }) => {
    const from = writeFigure(aboveCents + 1n, language);
    const to = upToCents === null ? '' : writeFigure(upToCents, language);
    const band =
      upToCents === null
        ? fill(income.above, { from: writeFigure(aboveCents, language) })
        : fill(aboveCents === 0n ? income.upTo : income.between, { from, to });
    const rate = fill(income.percent, { rate: writeRate(perMillion, language) });
    return plainRow(band, article, figure(incomeCents), rate, figure(seizableCents));
  });
  const reduction = fill(counted(run.reduction, children), { count: writeNumber(children, language) });
  return table({
    columns: [TEXT, SHORT_TEXT, FIGURE, FIGURE, FIGURE],
    head: [
      fill(run.partOf[kind], { amount: writeFigure(netCents, language) }),
      income.article,
      run.band,
      run.part,
      run.seizablePart,
    ],
    groups: [
      ...rows,
      ...(children === 0
        ? []
        : [plainRow(reduction, article, NOTHING, NOTHING, `− ${writeFigure(childrenCents, language)}`)]),
    ],
    foot: [totalRow(run.sum[kind], '', figure(netCents), '', writeFigure(quotaCents, language))],
    isUnbroken: true,
  });
}

function counted([one, many]: Counted, count: number): string {
  return count === 1 ? one : many;
}

function togetherOf(
  { payer }: PaidMonth,
  computed: ComputedMonth,
  language: Language,
  { run, standing }: Words,
) {
  const { incomes, ownQuotaCents } = computed;
  if (incomes.length < 2) return [];
  const each = incomes.map((income) =>
    fill(run.incomeOf, {
      payer: income.payer ?? run.unnamedPayer,
      amount: writeMoney(income.netCents, language),
    }),
  );
  const amount = writeMoney(ownQuotaCents, language);
  return [fill(run.together, { incomes: listOf(each, standing.and), payer, amount })];
}

function paidSentence(month: PaidMonth, language: Language, { run }: Words): string {
  const { payer, receivedCents, maintenanceOnlyCents, receivedOn } = month;
  const dates = listOf(
    [...new Set(receivedOn)].map((date) => writeDate(date, language)),
    run.dates,
  );
  return fill(maintenanceOnlyCents > 0n ? run.paidBeyond : run.paid, {
    payer,
    amount: writeMoney(receivedCents, language),
    date: dates,
    beyond: writeMoney(maintenanceOnlyCents, language),
  });
}

/** In the deed too: what differs from our figure, with the words of the office. */
function differenceOf(month: PaidMonth, language: Language, { run }: Words, isInTable = false): string[] {
  const { payer, differenceCents, notes } = month;
  if (differenceCents === 0n) return [];
  const isMore = differenceCents > 0n;
  const phrase = isInTable ? (isMore ? run.moreIn : run.lessIn) : isMore ? run.more : run.less;
  const difference = writeMoney(isMore ? differenceCents : -differenceCents, language);
  return [
    fill(phrase, { payer, month: writeMonth(month.month, language), difference }),
    ...[...new Set(notes)].map((note) => fill(run.note, { note: sentence(note) })),
  ];
}

function sentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}

function uncomputedOf(months: readonly PaidMonth[], language: Language, words: Words): string {
  const without = months.filter(({ computed }) => computed === null).map(({ month }) => month);
  if (without.length === 0) return '';
  const told = fill(words.run.uncomputed, { months: writeMonths(without, language, words) });
  return elided(told, language);
}

/** What stays with the debtor, and whether maintenance took of it. Incomes that were counted together are protected once. */
function protectedOf(months: readonly PaidMonth[], { rounds, language }: Report, { run }: Words): string {
  const perMonth = new Map(
    months.flatMap(({ month, computed }) => (computed === null ? [] : [[keyOf(month, computed), computed]])),
  );
  if (perMonth.size === 0) return '';
  const amount = writeMoney(
    sumCents([...perMonth.values()].map(({ protectedCents }) => protectedCents)),
    language,
  );
  const takenCents = sumCents(months.map(({ maintenanceOnlyCents }) => maintenanceOnlyCents));
  if (takenCents > 0n) return fill(run.protectedTaken, { amount, taken: writeMoney(takenCents, language) });
  const isShort = rounds.some(
    ({ kind, paidCents, demandedCents }) => kind === 'maintenanceFromIncome' && paidCents < demandedCents,
  );
  const whether = counted(
    isShort ? run.notTaken : run.notNeeded,
    new Set(months.map(({ month }) => month)).size,
  );
  return fill(run.protected, { amount, whether });
}

/** The same incomes of the same month are the same computation, whichever of their payers it is entered with. */
function keyOf(month: string, { incomes, netCents }: ComputedMonth): string {
  const each = incomes.map(({ kind, netCents: cents }) => `${kind} ${cents}`).toSorted();
  return [month, netCents, ...each].join();
}

/** A line for each month and payer, and the bands once for each scale of the law. */
function severalMonths(
  months: readonly PaidMonth[],
  report: Report,
  run: IncomeRunOfReport,
  words: Words,
): Part[] {
  const { language } = report;
  const isTogether = months.some(({ computed }) => (computed?.incomes.length ?? 0) > 1);
  const differences = months.flatMap((month) => differenceOf(month, language, words, true));
  return [
    monthsTable(months, language, words),
    ...(run.scales.length === 0 ? scaleRows(report, words.income) : []),
    ...run.scales.flatMap((scale) =>
      scaleRows({ incomeScale: scale, language }, words.income, {
        note: fill(words.run.since, { date: writeDate(scale.from, language) }),
      }),
    ),
    paragraph([
      ...(isTogether ? [words.run.togetherInTable] : []),
      ...differences,
      uncomputedOf(months, language, words),
      protectedOf(months, report, words),
    ]),
  ];
}

function monthsTable(months: readonly PaidMonth[], language: Language, { run }: Words): Part {
  const hasPayers = new Set(months.map(({ payer }) => payer)).size > 1;
  const hasBeyond = months.some(({ maintenanceOnlyCents }) => maintenanceOnlyCents > 0n);
  const figure = (cents: Cents) => writeFigureOrDash(cents, language);
  const only = <Value>(isShown: boolean, value: Value): Value[] => (isShown ? [value] : []);
  const sumOf = (centsOf: (month: PaidMonth) => Cents) => figure(sumCents(months.map(centsOf)));
  return table({
    columns: [TEXT, FIGURE, ...[FIGURE, FIGURE, FIGURE, FIGURE], ...only(hasBeyond, FIGURE)],
    head: [
      hasPayers ? run.monthAndPayer : run.month,
      run.receivedOn,
      ...[run.net, run.ours, run.received, run.difference],
      ...only(hasBeyond, run.beyond),
    ],
    groups: months.map((month) => {
      const { payer, receivedOn, computed, receivedCents, maintenanceOnlyCents, differenceCents } = month;
      return plainRow(
        hasPayers
          ? { text: writeMonth(month.month, language), note: payer }
          : writeMonth(month.month, language),
        writeShortDate(receivedOn.at(-1) ?? ''),
        computed === null ? NOTHING : figure(computed.netCents),
        computed === null ? NOTHING : writeFigure(computed.ownQuotaCents, language),
        figure(receivedCents - maintenanceOnlyCents),
        figure(differenceCents),
        ...only(hasBeyond, figure(maintenanceOnlyCents)),
      );
    }),
    foot: [
      totalRow(
        run.total,
        '',
        '',
        sumOf(({ computed }) => computed?.ownQuotaCents ?? 0n),
        sumOf(({ receivedCents, maintenanceOnlyCents }) => receivedCents - maintenanceOnlyCents),
        sumOf(({ differenceCents }) => differenceCents),
        ...only(
          hasBeyond,
          sumOf(({ maintenanceOnlyCents }) => maintenanceOnlyCents),
        ),
      ),
    ],
    isSmall: true,
    isWide: hasBeyond,
  });
}

/** Judicial Code 1412: what maintenance takes of the quota, then what was assigned before the seizure, and what is left. */
export function composeRunSteps(report: Report, words: Words): Section {
  const { rounds, pools, language } = report;
  const { run, income } = words;
  const quotas = pools.filter(({ kind }) => kind === 'income');
  const grossCents = sumCents(quotas.map((pool) => pool.grossCents));
  const netCents = sumCents(quotas.map((pool) => pool.netCents));
  const steps = rounds
    .filter(({ kind }) => kind === 'maintenanceFromIncome' || kind === 'assignment')
    .flatMap(({ kind, notified, shares }) =>
      paidIn(shares).map((share) => ({ isAssigned: kind === 'assignment', notified, ...share })),
    );
  const hasMaintenance = steps.some(({ isAssigned }) => !isAssigned);
  const hasAssignment = steps.some(({ isAssigned }) => isAssigned);
  const title = hasMaintenance
    ? run.steps[hasAssignment ? 'both' : 'maintenance']
    : run.steps[hasAssignment ? 'assignment' : 'none'];
  const article = (number: string) => citeInTable(number, language);
  const less = (cents: Cents) => `− ${writeFigure(cents, language)}`;
  const leftCents = netCents - sumCents(steps.map(({ paidCents }) => paidCents));
  return {
    title,
    parts: [
      table({
        columns: [TEXT, SHORT_TEXT, FIGURE],
        head: [income.step, income.article, income.amount],
        groups: [
          plainRow(run.quota, article('1409'), writeFigure(grossCents, language)),
          ...(netCents === grossCents
            ? []
            : [plainRow(run.costs, article('1631, 1°'), less(grossCents - netCents))]),
          ...steps.map(({ isAssigned, name, notified, paidCents }) =>
            isAssigned
              ? plainRow(
                  `${fill(run.assignmentOf, { name })}${noticeOf(notified, language, words)}`,
                  article('1390ter'),
                  less(paidCents),
                )
              : plainRow(fill(run.maintenanceOf, { name }), article('1412, al. 1, 1°'), less(paidCents)),
          ),
        ],
        foot: [
          totalRow(
            hasMaintenance
              ? fill(run.rest, { article: article('1412, al. 2') })
              : hasAssignment
                ? income.rest
                : run.restOfAll,
            '',
            writeFigure(leftCents, language),
          ),
        ],
      }),
      ...fromProtected(report, words),
    ],
  };
}

/** By which assignments come one after the other: day and hour of the notice. */
function noticeOf(
  notified: Report['rounds'][number]['notified'],
  language: Language,
  { run }: Words,
): string {
  if (notified === undefined) return '';
  const { on, time } = notified;
  return fill(run.notified, { date: writeDate(on, language), time: writeTime(time, language) });
}

const JUDICIAL_CODE = { nl: 'Ger.W.', fr: 'C. jud.', de: 'GGB', en: '' } as const;

/** Under a title that says that it is an article. */
function citeInTable(article: string, language: Language): string {
  const cited = citeArticle(JUDICIAL_CODE[language], article, language);
  return cited.replace(/^(?:, )?[Aa]rt\. /, '').trim();
}

/** Who got something in a round, each once. */
function paidIn(shares: Report['rounds'][number]['shares']) {
  const byName = Map.groupBy(shares, ({ number, name }) => `${number} ${name}`);
  return [...byName.values()]
    .map((group) => ({
      name: group[0]?.name ?? '',
      paidCents: sumCents(group.map(({ paidCents }) => paidCents)),
    }))
    .filter(({ paidCents }) => paidCents > 0n);
}

function fromProtected({ pools, rounds, language }: Report, { run, standing }: Words): Part[] {
  const cents = sumCents(
    pools.filter(({ kind }) => kind === 'maintenanceOnly').map(({ grossCents }) => grossCents),
  );
  if (cents === 0n) return [];
  const shares = rounds
    .filter(({ kind }) => kind === 'maintenanceFromProtected')
    .flatMap((round) => paidIn(round.shares));
  const names = shares.map(({ name, paidCents }) =>
    fill(run.shareOf, { name, amount: writeMoney(paidCents, language) }),
  );
  const phrase = names.length === 0 ? run.fromProtectedUnused : run.fromProtected;
  const values = { amount: writeMoney(cents, language), names: listOf(names, standing.and) };
  return [{ kind: 'paragraph', line: fillLine(phrase, values) }];
}
