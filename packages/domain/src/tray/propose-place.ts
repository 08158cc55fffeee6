import type { CreditorNumbers } from '../creditors/identify-creditor.ts';
import { parseEnterpriseNumber } from '../enterprise-number.ts';
import { parseNationalNumber } from '../national-number.ts';
import { nameWords } from '../parties/fold-name.ts';
import { searchText } from '../register/search-words.ts';
import { wordsOfFileName } from './propose-types.ts';

/** A file as it was laid down: people sort papers into folders by creditor, so the folder speaks too. */
export interface LooseFile {
  readonly folder: string;
  readonly fileName: string;
  /** What can be read in it; nothing of a scan. */
  readonly text: string;
}

/** Whose paper it could be: a statement, by what is known of its creditor. */
export interface PossiblePlace extends CreditorNumbers {
  readonly statementId: string;
  readonly name: string;
  readonly account: string | null;
  /** Under which the creditor knows the case, and what it wants to read on a payment. */
  readonly references: readonly string[];
}

/** What speaks for a place. A part of a name is the weakest, and only looked for where nothing else speaks. */
export const PLACE_GROUNDS = ['number', 'account', 'reference', 'name', 'partOfName'] as const;
export type PlaceGround = (typeof PLACE_GROUNDS)[number];

export interface ProposedPlace {
  readonly statementId: string;
  /** In the name of the file or its folder. */
  readonly named: PlaceGround[];
  /** In the text of the file. */
  readonly written: PlaceGround[];
  /** Nobody else comes into question, so that it can be confirmed without a look. */
  readonly isCertain: boolean;
}

/** Where a file belongs, the likeliest first; at most one of them is certain. */
export function proposePlaces(file: LooseFile, places: readonly PossiblePlace[]): ProposedPlace[] {
  const name = readable(`${file.folder}/${file.fileName}`, wordsOfFileName);
  const text = readable(file.text, searchText);
  const found = places
    .map((place) => ({
      statementId: place.statementId,
      named: groundsIn(name, place),
      written: groundsIn(text, place),
    }))
    .filter(({ named, written }) => named.length + written.length > 0);
  if (found.length === 0) return proposeByPartOfName(name, places);
  const certain = findCertain(found);
  return found
    .map((one) => ({ ...one, isCertain: one === certain }))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}

type Found = Omit<ProposedPlace, 'isCertain'>;

/**
 * Who named a file knew whose it is; its text only bears that out, because a paper names others too. A name that two
 * creditors have decides nothing by itself, and in a text no name does: a number, account or reference must.
 */
function findCertain(found: readonly Found[]): Found | undefined {
  const named = found.filter((one) => one.named.length > 0);
  const told = found.filter(({ written }) => written.some((ground) => ground !== 'name'));
  const [only] = named;
  if (only === undefined) return single(told);
  if (named.length > 1) return single(named.filter((one) => told.includes(one)));
  return only.written.length > 0 || told.length === 0 ? only : undefined;
}

function single<Thing>(things: readonly Thing[]): Thing | undefined {
  return things.length === 1 ? things[0] : undefined;
}

function weightOf({ named, written, isCertain }: ProposedPlace): number {
  const strong = written.some((ground) => ground !== 'name');
  return (isCertain ? 8 : 0) + (named.length > 0 ? 4 : 0) + (strong ? 2 : 0) + (written.length > 0 ? 1 : 0);
}

interface Readable {
  /** Parted by single blanks, with one before and after. */
  readonly words: string;
  readonly compact: string;
  readonly numbers: ReadonlySet<string>;
}

function readable(text: string, toWords: (text: string) => string): Readable {
  const words = toWords(text);
  return {
    words: ` ${words} `,
    compact: words.replaceAll(' ', '').toUpperCase(),
    numbers: new Set(NUMBERS.flatMap(([pattern, parse]) => numbersIn(text, pattern, parse))),
  };
}

const NUMBERS = [
  [/(?<!\d)(?:[01]\d{3}|[2-9]\d{2})[ .\-_/]?\d{3}[ .\-_/]?\d{3}(?!\d)/g, parseEnterpriseNumber],
  [/(?<!\d)\d{2}[ .\-_/]?\d{2}[ .\-_/]?\d{2}[ .\-_/]{0,3}\d{3}[ .\-_/]?\d{2}(?!\d)/g, parseNationalNumber],
] as const;

function numbersIn(text: string, pattern: RegExp, parse: (text: string) => string | undefined): string[] {
  return [...text.matchAll(pattern)].flatMap(([found]) => parse(found) ?? []);
}

function groundsIn(source: Readable, place: PossiblePlace): PlaceGround[] {
  const { enterpriseNumber, nationalNumber, account, references, name } = place;
  const has = {
    number: [enterpriseNumber, nationalNumber].some((number) => number && source.numbers.has(number)),
    account: account !== null && source.compact.includes(account),
    reference: references.some((reference) => isTold(reference, source)),
    name: isNamed(name, source),
    partOfName: false,
  };
  return PLACE_GROUNDS.filter((ground) => has[ground]);
}

/** Shorter ones, or ones without a digit, stand in many papers by chance. */
const MIN_REFERENCE_LENGTH = 5;

function isTold(reference: string, { words }: Readable): boolean {
  const told = wordsOfFileName(reference);
  const isTelling = /\d/.test(told) && told.replaceAll(' ', '').length >= MIN_REFERENCE_LENGTH;
  return isTelling && (words.includes(` ${told} `) || words.includes(` ${searchText(reference)} `));
}

const MIN_NAME_LENGTH = 4;
/** A name written in one piece is only looked for when it is no word by itself. */
const MIN_COMPACT_LENGTH = 9;

/** People stand in files as Pauwels Nathalie, enterprises in one piece: garagenekkerspoel. */
function isNamed(name: string, { words, compact }: Readable): boolean {
  const own = nameWords(name);
  const whole = own.join('');
  if (whole.length < MIN_NAME_LENGTH) return false;
  const orders = own.length === 1 ? [own] : [own, [...own.slice(1), ...own.slice(0, 1)]];
  if (orders.some((order) => words.includes(` ${order.join(' ')} `))) return true;
  return own.length > 1 && whole.length >= MIN_COMPACT_LENGTH && compact.includes(whole.toUpperCase());
}

/** A word shorter than this is a first name or a particle as often as a name. */
const MIN_PART_LENGTH = 5;

/** One word of a name that no other creditor has, in the name of the file: never certain. */
function proposeByPartOfName(name: Readable, places: readonly PossiblePlace[]): ProposedPlace[] {
  const words = places.map(({ statementId, name: own }) => ({ statementId, words: new Set(nameWords(own)) }));
  const found = words.flatMap(({ statementId, words: own }) =>
    [...own].some(
      (word) =>
        word.length >= MIN_PART_LENGTH &&
        name.words.includes(` ${word} `) &&
        single(words.filter((other) => other.words.has(word))) !== undefined,
    )
      ? [statementId]
      : [],
  );
  return found.map((statementId) => ({ statementId, named: ['partOfName'], written: [], isCertain: false }));
}
