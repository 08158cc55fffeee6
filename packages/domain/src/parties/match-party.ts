import { type CreditorNumbers, compareNumbers } from '../creditors/identify-creditor.ts';
import { allowedTypingErrors, countTypingErrors } from '../register/typing-errors.ts';
import { foldName, nameWords } from './fold-name.ts';

/** What is known of a person or an enterprise, to tell whether it is one that was met before. */
export interface PartyTraits extends CreditorNumbers {
  /** As people write it; the register has several for one enterprise. */
  readonly names: readonly string[];
  readonly zipcode: string | null;
}

/** How sure it is: a number says so, a name makes it possible, or there is nobody like it. */
export const MATCH_CERTAINTIES = ['exact', 'possible', 'none'] as const;
export type MatchCertainty = (typeof MATCH_CERTAINTIES)[number];

export interface PartyMatch<Known> {
  readonly certainty: MatchCertainty;
  /** The likeliest first. */
  readonly candidates: readonly Known[];
}

/**
 * Who of those known is meant. Numbers decide: the same number is the same party whatever its name, and another number
 * another party. Where numbers say nothing a name only makes it possible, because two people may have one name.
 */
export function matchParty<Known extends PartyTraits>(
  wanted: PartyTraits,
  known: readonly Known[],
): PartyMatch<Known> {
  const likely = known
    .map((party) => ({ party, likeness: likenessOf(wanted, party) }))
    .filter(({ likeness }) => likeness > NOT_ALIKE)
    .sort((one, other) => other.likeness - one.likeness);
  const same = likely.filter(({ likeness }) => likeness === SAME_NUMBER);
  const candidates = (same.length > 0 ? same : likely).map(({ party }) => party);
  if (candidates.length === 0) return { certainty: 'none', candidates };
  return { certainty: same.length > 0 ? 'exact' : 'possible', candidates };
}

const NOT_ALIKE = 0;
const SAME_NUMBER = 10;

function likenessOf(wanted: PartyTraits, known: PartyTraits): number {
  const numbers = compareNumbers(wanted, known);
  if (numbers === 'same') return SAME_NUMBER;
  if (numbers === 'different') return NOT_ALIKE;
  const name = nameLikeness(wanted.names, known.names);
  const place = comparePlaces(wanted.zipcode, known.zipcode);
  if (name === 'same') return { same: 6, unknown: 5, different: 4 }[place];
  // A name that only resembles it, elsewhere, is somebody else.
  if (name === 'similar') return { same: 3, unknown: 2, different: NOT_ALIKE }[place];
  return NOT_ALIKE;
}

function comparePlaces(one: string | null, other: string | null): 'same' | 'different' | 'unknown' {
  if (one === null || other === null) return 'unknown';
  return one.trim() === other.trim() ? 'same' : 'different';
}

function nameLikeness(some: readonly string[], others: readonly string[]): 'same' | 'similar' | undefined {
  const pairs = some.flatMap((one) => others.map((other) => [one, other] as const));
  if (pairs.some(([one, other]) => isSameName(one, other))) return 'same';
  return pairs.some(([one, other]) => isSimilarName(one, other)) ? 'similar' : undefined;
}

function isSameName(one: string, other: string): boolean {
  const folded = foldName(one);
  return folded !== '' && (folded === foldName(other) || inOnePiece(one) === inOnePiece(other));
}

/** What stands before a family name is written apart or not: Van den Broeck, Vanden Broeck, Vandenbroeck. */
const PARTICLES = new Set(
  'van vande vanden vander den der de d l la le les du des ten ter t von zu'.split(' '),
);

function withParticlesJoined(name: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const word of nameWords(name)) {
    if (PARTICLES.has(word)) before += word;
    else {
      words.push(before + word);
      before = '';
    }
  }
  return before === '' ? words : [...words, before];
}

function inOnePiece(name: string): string {
  return withParticlesJoined(name).sort().join(' ');
}

function isSimilarName(one: string, other: string): boolean {
  return (
    haveSimilarWords(nameWords(one), nameWords(other)) ||
    haveSimilarWords(withParticlesJoined(one), withParticlesJoined(other))
  );
}

/** A longer name may say one word more than a name of at least two. */
const MIN_WORDS_OF_SHORTENED_NAME = 2;

function haveSimilarWords(one: readonly string[], other: readonly string[]): boolean {
  // In a fixed order, so that both sides get the same answer.
  const [shorter = [], longer = []] = [one.toSorted(), other.toSorted()].sort(
    (first, second) => first.length - second.length || (first.join(' ') < second.join(' ') ? -1 : 1),
  );
  const extra = longer.length - shorter.length;
  if (shorter.length === 0 || extra > (shorter.length >= MIN_WORDS_OF_SHORTENED_NAME ? 1 : 0)) return false;
  const left = [...longer];
  let isAnyWordWhole = false;
  for (const word of shorter) {
    const place = findLikeliest(word, left);
    if (place === -1) return false;
    if (word.length > 1 && (left[place] ?? '').length > 1) isAnyWordWhole = true;
    left.splice(place, 1);
  }
  return isAnyWordWhole;
}

function findLikeliest(word: string, among: readonly string[]): number {
  const same = among.indexOf(word);
  return same >= 0 ? same : among.findIndex((other) => isSameWord(word, other));
}

/** The same but for an initial, or for as many typing errors as a word of its length bears. */
function isSameWord(one: string, other: string): boolean {
  if (one.length === 1 || other.length === 1) return one[0] === other[0];
  const allowed = Math.min(allowedTypingErrors(one), allowedTypingErrors(other));
  if (/\d/.test(one + other) || Math.abs(one.length - other.length) > allowed) return false;
  return countTypingErrors(one, other) <= allowed;
}
