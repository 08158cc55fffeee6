import { toFraction } from '@prorata/domain/fraction';
import { joinWithSemicolons } from '@prorata/law/cite';
import type { Part, Section } from '../composed-report.ts';
import { fill, fillLine, keepCitations } from '../fill.ts';
import type { Report, RoundOfReport } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { capitalised } from '../write-numbers.ts';
import { NOTHING, writeFigure, writePercent, writeShare } from '../write-values.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table } from './table.ts';

/** Every sharing with its figures, so that a reader can do the sum again. */
export function composeRanks(report: Report, words: Words): Section {
  const { title, text } = words.ranks;
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(text) },
      ...report.rounds.flatMap((round) => roundParts(round, report, words)),
    ],
  };
}

/** Who shared is listed only where there was something to share: else everybody got all, or nothing. */
function roundParts(round: RoundOfReport, { language }: Report, words: Words): Part[] {
  const { who, demanded, share, allotted } = words.ranks;
  const heading = {
    kind: 'subheading',
    title: titleOf(round, words),
    note: noteOf(round, language, words),
  } as const;
  if (round.paidCents === 0n || round.paidCents === round.demandedCents) return [heading];
  return [
    heading,
    table({
      columns: [SHORT_TEXT, TEXT, FIGURE, FIGURE, FIGURE],
      head: ['', who, demanded, share, allotted],
      groups: round.shares.map(({ number, name, demandedCents, paidCents }) =>
        plainRow(
          number === null ? NOTHING : String(number),
          name,
          writeFigure(demandedCents, language),
          exactShare(demandedCents, round, language),
          writeFigure(paidCents, language),
        ),
      ),
      isSmall: true,
    }),
  ];
}

function exactShare(demandedCents: bigint, round: RoundOfReport, language: Report['language']): string {
  if (round.demandedCents === 0n) return NOTHING;
  return writeShare(toFraction(demandedCents * round.paidCents, round.demandedCents), language);
}

/** An abbreviation at the end already has its full stop. */
function asSentence(text: string): string {
  return text.endsWith('.') ? capitalised(text) : `${capitalised(text)}.`;
}

function titleOf({ kind, rank, names, draws }: RoundOfReport, words: Words): string {
  const { rounds, onPool } = words.ranks;
  const isNamed = kind === 'specific' || kind === 'general';
  const name = isNamed ? names.map(capitalised).join(', ') : rounds[kind];
  const pool = draws[0]?.pool;
  const isOnOnePool = kind === 'specific' || kind === 'ownCosts';
  const place = isOnOnePool && pool ? `, ${fill(onPool, { pool })}` : '';
  return kind === 'ordinary' || kind === 'subordinated' ? name : `${rank} · ${name}${place}`;
}

function noteOf(round: RoundOfReport, language: Report['language'], words: Words): string {
  const { note, drawn, order } = words.ranks;
  const figure = (cents: bigint) => writeFigure(cents, language);
  const sentences = [
    round.articles === '' ? '' : asSentence(round.articles),
    fill(note, {
      available: figure(round.availableCents),
      demanded: figure(round.demandedCents),
      paid: figure(round.paidCents),
      percent: writePercent(round.paidCents, round.demandedCents, language),
    }),
  ];
  if (round.paidCents === round.demandedCents) sentences.push(words.ranks.inFull);
  else if (round.paidCents === 0n) sentences.push(words.ranks.nothing);
  const draws = round.draws.filter(({ drawnCents }) => drawnCents > 0n);
  if (draws.length > 1) {
    const each = draws.map(({ pool, drawnCents }) => `${pool ?? words.origin.rest} ${figure(drawnCents)}`);
    sentences.push(fill(drawn, { draws: joinWithSemicolons(each, language) }));
  }
  if (round.orderReason !== null) sentences.push(fill(order, { reason: round.orderReason }));
  return keepCitations(sentences.filter((sentence) => sentence !== '').join(' '));
}
