import { toFraction } from '@prorata/domain/fraction';
import { joinWithSemicolons } from '@prorata/law/cite';
import type { Part, Section } from '../composed-report.ts';
import { fill, fillLine, keepCitations } from '../fill.ts';
import type { Report, RoundOfReport } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { capitalised } from '../write-numbers.ts';
import { NOTHING, writeFigure, writePercent, writeShare } from '../write-values.ts';
import { estateTitle } from './estates.ts';
import { ROUNDS_OF_COSTS } from './order.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table } from './table.ts';

/** Who shared, where there was something to share and not enough: else everybody got all, or nothing. */
export function composeRanks(report: Report, words: Words): Section[] {
  const { title, text } = words.ranks;
  const shared = report.rounds.filter(
    ({ paidCents, demandedCents, shares }) =>
      paidCents > 0n && paidCents < demandedCents && shares.length > 1,
  );
  if (shared.length === 0) return [];
  const parts = shared.flatMap((round) => roundParts(round, report, words));
  return [{ title, parts: [{ kind: 'paragraph', line: fillLine(text) }, ...parts] }];
}

function roundParts(round: RoundOfReport, { language, estates = [] }: Report, words: Words): Part[] {
  const estate = estates.find(({ id }) => id === round.estateId);
  const title = [titleOf(round, words), ...(estate ? [estateTitle(estate, words)] : [])].join(' · ');
  const { who, demanded, share, allotted } = words.ranks;
  return [
    { kind: 'subheading', title, note: noteOf(round, language, words) },
    table({
      columns: [SHORT_TEXT, TEXT, FIGURE, FIGURE, FIGURE],
      head: ['', who, demanded, share, allotted],
      groups: round.shares.map(({ number, name, demandedCents, paidCents }) =>
        plainRow(
          number === null ? NOTHING : String(number),
          name,
          writeFigure(demandedCents, language),
          writeShare(toFraction(demandedCents * round.paidCents, round.demandedCents), language),
          writeFigure(paidCents, language),
        ),
      ),
      isSmall: true,
    }),
  ];
}

function titleOf({ kind, names }: RoundOfReport, { order, ranks }: Words): string {
  if (ROUNDS_OF_COSTS.includes(kind)) return ranks.costs;
  if (kind === 'ordinary' || kind === 'subordinated') return order[kind];
  return capitalised(names.join(', '));
}

function noteOf(round: RoundOfReport, language: Report['language'], words: Words): string {
  const { note, drawn } = words.ranks;
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
  const draws = round.draws.filter(({ drawnCents }) => drawnCents > 0n);
  if (draws.length > 1) {
    const each = draws.map(({ pool, drawnCents }) => `${pool ?? words.origin.rest} ${figure(drawnCents)}`);
    sentences.push(fill(drawn, { draws: joinWithSemicolons(each, language) }));
  }
  return keepCitations(sentences.filter((sentence) => sentence !== '').join(' '));
}

/** An abbreviation at the end already has its full stop. */
function asSentence(text: string): string {
  return text.endsWith('.') ? capitalised(text) : `${capitalised(text)}.`;
}
