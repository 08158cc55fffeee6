import { sumCents } from '@prorata/domain/money';
import { consignedNow, dueTo } from '../amounts-to-pay.ts';
import type { RowGroup, Section } from '../composed-report.ts';
import { fill, fillLine } from '../fill.ts';
import type { Addressee, Declarant, Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { NOTHING, writeFigure } from '../write-values.ts';
import { ofDefendants } from './parties.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table, totalRow } from './table.ts';

/** Who is paid what, where to and with which words. All parties read it: of an account only the end is printed. */
export function composePaymentList(report: Report, words: Words): Section {
  const { title, text, who, account, noAccount, communication, amount, total, totalBesides } =
    words.paymentList;
  const { declarants, language } = report;
  const consignedCents = consignedNow(report);
  const figure = (cents: bigint) => writeFigure(cents, language);
  const paid = declarants.filter((one) => receivedBy(one) > 0n);
  const label = consignedCents === 0n ? total : fill(totalBesides, { amount: figure(consignedCents) });
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(text) },
      table({
        columns: [SHORT_TEXT, TEXT, SHORT_TEXT, SHORT_TEXT, FIGURE],
        head: ['', who, account, communication, amount],
        groups: paid.map((one) => {
          const { accountEnd = null, communication: written = report.fileNumber } = one.payment ?? {};
          const end = accountEnd === null ? noAccount : `… ${accountEnd}`;
          return plainRow(String(one.number), one.name, end, written, figure(receivedBy(one)));
        }),
        foot: [totalRow(label, '', '', '', figure(sumCents(paid.map(receivedBy))))],
        isSmall: true,
      }),
    ],
  };
}

function receivedBy(declarant: Declarant): bigint {
  return dueTo(declarant).payNowCents;
}

/** To whom the draft goes and how; absent where nobody can say it any more. */
export function composeSending(report: Report, words: Words): Section[] {
  const { title, text, defendants, to, way } = words.sending;
  const { sending = [] } = report;
  if (sending.length === 0) return [];
  const byWays = Map.groupBy(sending, waysOf);
  const groups = [...byWays].flatMap(([ways, addressees]) => rowsOf(addressees, ways, report, words));
  return [
    {
      title,
      parts: [
        { kind: 'paragraph', line: fillLine(text, { defendants: ofDefendants(defendants, report) }) },
        table({ columns: [TEXT, SHORT_TEXT], head: [to, way], groups, isSmall: true }),
      ],
    },
  ];
}

type Ways = keyof Words['sending']['ways'];

function waysOf({ ways }: Addressee): Ways | 'none' {
  const [first] = ways;
  return ways.length > 1 ? 'both' : (first ?? 'none');
}

/** Declarants by their numbers, on one row; everybody else by name. */
function rowsOf(
  addressees: readonly Addressee[],
  ways: Ways | 'none',
  { declarants }: Report,
  { sending }: Words,
): RowGroup[] {
  const numberOf = new Map(declarants.map(({ statementId, number }) => [statementId, number]));
  const numbers = addressees.flatMap(({ statementId }) => numberOf.get(statementId ?? '') ?? []);
  const others = addressees.filter(({ statementId }) => !numberOf.has(statementId ?? ''));
  const how = ways === 'none' ? NOTHING : sending.ways[ways];
  const names = others.map(({ name, isDefendant }) =>
    isDefendant ? fill(sending.defendant, { name }) : name,
  );
  const phrase = sending.numbers[numbers.length === 1 ? 0 : 1];
  return [...(numbers.length === 0 ? [] : [fill(phrase, { numbers: writeRanges(numbers) })]), ...names].map(
    (name) => plainRow(name, how),
  );
}

/** `1-4, 6, 8-9`. */
function writeRanges(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const number of [...new Set(numbers)].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
