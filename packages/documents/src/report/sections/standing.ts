import { cite, joinWithSemicolons } from '@prorata/law/cite';
import { fill, keepCitations } from '../fill.ts';
import type { Entry, PlaceInOrder, Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { writeDate, writeFigure, writeMoney } from '../write-values.ts';

type Language = Report['language'];

/** Where a claim came, in words, with its privilege and article: what a reader needs and no number of ours. */
export function writeStanding(entry: Entry, number: number, language: Language, words: Words): string {
  const parts = [standingOf(entry, number, language, words), articlesOf(entry, language)];
  const standing = parts.filter((text) => text !== '').join(' · ');
  if (entry.estate === undefined) return keepCitations(standing);
  const amount = writeFigure(entry.claimedCents, language);
  return keepCitations(fill(words.standing.inEstate, { estate: entry.estate, amount, standing }));
}

/** Out of an income maintenance is paid by another article than by its privilege, and without its cap. */
function articlesOf({ kind, articles }: Entry, language: Language): string {
  if (kind === 'assignment') return cite({ act: 'judicialCode', article: '1390ter' }, language);
  const isOfIncome = kind === 'maintenanceFromIncome' || kind === 'maintenanceFromProtected';
  return isOfIncome ? cite({ act: 'judicialCode', article: '1412' }, language) : articles;
}

/** What each of several lots gave, and who decided that. */
export function listDraws({ draws, fixedReason }: Entry, language: Language, { standing }: Words): string[] {
  const each = draws.map(({ lot, drawnCents }) =>
    fill(standing.draw, { amount: writeFigure(drawnCents, language), lot: String(lot ?? '') }),
  );
  return [
    ...(each.length > 1 ? [fill(standing.drawn, { draws: listOf(each, standing.and) })] : []),
    ...(fixedReason === null ? [] : [fill(standing.fixed, { reason: fixedReason })]),
  ];
}

function standingOf(entry: Entry, number: number, language: Language, words: Words): string {
  const { standing } = words;
  if (entry.isRest) return restOf(entry, language, words);
  const name = [entry.name, ...qualifiersOf(entry, language, words)].join(', ');
  if (entry.kind === 'subordinated') return standing.subordinated;
  if (entry.kind === 'maintenanceFromIncome' || entry.kind === 'maintenanceFromProtected') {
    return fill(standing[entry.kind], { name });
  }
  if (entry.kind === 'assignment') return standing.assignment;
  if (entry.kind !== 'specific' && entry.kind !== 'general') return standing.ordinary;
  const isShort = entry.securedCents > entry.allottedCents;
  return fill(entry.kind === 'specific' ? standing.special : standing.general, {
    secured: isShort ? fill(standing.secured, { amount: writeFigure(entry.securedCents, language) }) : '',
    places: `${placesOf(entry.places, words)}${besidesOf(entry, number, words)}${afterOf(entry, words)}`,
    name,
  });
}

function restOf({ name, reasons }: Entry, language: Language, { standing }: Words): string {
  const each = reasons.map((reason) =>
    fill(standing.reasons[reason.because], {
      amount: writeFigure(reason.amountCents, language),
      limit: reason.because === 'limit' ? writeFigure(reason.limitCents, language) : '',
    }),
  );
  return fill(standing.rest, { name, reasons: joinWithSemicolons(each, language) });
}

function placesOf(places: readonly PlaceInOrder[], words: Words): string {
  const { standing } = words;
  const each = places.map(({ lots, place }) => {
    const ordinal = writeOrdinal(place, words);
    return lots.length === 0 ? ordinal : fill(standing.onLots, { place: ordinal, lots: lotsOf(lots, words) });
  });
  return listOf(each, standing.and);
}

function lotsOf(lots: readonly number[], { standing }: Words): string {
  const [first] = lots;
  if (lots.length === 1) return fill(standing.lot, { lot: String(first) });
  return fill(standing.lots, { lots: listOf(lots.map(String), standing.and) });
}

/** More than a few are told by how many they are. */
const MAX_BESIDES = 4;

function besidesOf({ besides }: Entry, number: number, { standing }: Words): string {
  const others = besides.filter((other) => other !== number);
  if (others.length === 0) return '';
  if (others.length > MAX_BESIDES) return fill(standing.besidesMany, { count: String(others.length) });
  return fill(standing.besides, { numbers: listOf(others.map(String), standing.and) });
}

function afterOf({ after }: Entry, { standing }: Words): string {
  return after.length === 0 ? '' : fill(standing.after, { names: listOf(after, standing.and) });
}

function qualifiersOf({ since, limitCents }: Entry, language: Language, words: Words): string[] {
  const { since: sinceWords, limit } = words.distribution;
  return [
    ...(since === null ? [] : [fill(sinceWords, { date: writeDate(since, language) })]),
    ...(limitCents === null ? [] : [fill(limit, { amount: writeMoney(limitCents, language) })]),
  ];
}

/** `eerste`, `tweede`, and from the eleventh on in figures. */
export function writeOrdinal(place: number, { standing }: Words): string {
  return standing.ordinals.split(' ')[place - 1] ?? fill(standing.ordinal, { number: String(place) });
}

/** `1, 2 en 3`. */
export function listOf(texts: readonly string[], and: string): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${and} ${last}`;
}
