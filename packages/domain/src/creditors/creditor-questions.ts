import { groupBy } from '../group-by.ts';
import { foldName } from '../parties/fold-name.ts';
import { type CreditorNumbers, compareNumbers } from './identify-creditor.ts';

/**
 * What only the office can say about creditors. Each stands in the way of a calculation, because caps and costs per
 * creditor hang on it:
 * - `creditorNameShared`: another creditor has the same name, and no numbers tell them apart.
 * - `creditorNumberShared`: told apart by the office, but they have the same number.
 * - `creditorNumbersDiffer`: said to be one by the office, but their numbers differ.
 */
export const CREDITOR_QUESTION_CODES = [
  'creditorNameShared',
  'creditorNumberShared',
  'creditorNumbersDiffer',
] as const;

export interface CreditorToTell {
  readonly id: string;
  /** The office's word: it is the same as this one, which is itself no other's. */
  readonly sameAsId: string | null;
  /** The office's word: it is not one of these. */
  readonly apartFromIds: readonly string[];
  /** Those that share in the distribution; a creditor without any asks nothing. */
  readonly statements: readonly (CreditorNumbers & { readonly name: string })[];
}

export interface CreditorQuestion {
  readonly creditorId: string;
  readonly code: (typeof CREDITOR_QUESTION_CODES)[number];
  /** Whom it may be. */
  readonly candidateIds: readonly string[];
}

/** One question for each creditor of whom it is not clear who it is. Among equals the first is clear. */
export function listCreditorQuestions(creditors: readonly CreditorToTell[]): CreditorQuestion[] {
  const claiming = creditors.filter(({ statements }) => statements.length > 0);
  const people = peopleOf(claiming);
  const likes = findLikes(people);
  return [
    ...people.flatMap(contradictedWords),
    ...people.flatMap((person, place) => questionOf(person, likes[place] ?? NOBODY)),
  ];
}

/** What the office may not say, because numbers say otherwise. */
export function contradictsNumbers(
  word: 'same' | 'different',
  one: CreditorToTell,
  other: CreditorToTell,
): boolean {
  const numbers = compareNumbers(numbersOf(one.statements), numbersOf(other.statements));
  return numbers !== undefined && numbers !== word;
}

/** Whom a creditor could be taken for: all others with its name or its number, but those said to be the same as it. */
export function listNamesakes(creditors: readonly CreditorToTell[], creditorId: string): string[] {
  const itself = creditors.find(({ id }) => id === creditorId);
  if (itself === undefined) return [];
  const names = namesOf(itself.statements);
  const isLike = (other: CreditorToTell) =>
    other !== itself &&
    other.sameAsId !== creditorId &&
    ([...namesOf(other.statements)].some((name) => names.has(name)) ||
      compareNumbers(numbersOf(itself.statements), numbersOf(other.statements)) === 'same');
  return creditors.filter(isLike).map(({ id }) => id);
}

/** A creditor with all that the office said to be the same. */
interface Person extends CreditorNumbers {
  readonly ids: readonly string[];
  readonly apartFromIds: readonly string[];
  readonly names: ReadonlySet<string>;
  readonly members: readonly [CreditorToTell, ...CreditorToTell[]];
}

/** Those with a number first: whoever has none is asked whether it is one of them. */
function peopleOf(creditors: readonly CreditorToTell[]): Person[] {
  const groups = groupBy(creditors, ({ id, sameAsId }) => sameAsId ?? id);
  return [...groups]
    .flatMap(([id, group]): Person[] => {
      const [first, ...others] = group.toSorted((one, other) => (isFirst(one, other, id) ? -1 : 1));
      if (first === undefined) return [];
      const statements = [first, ...others].flatMap((creditor) => creditor.statements);
      return [
        {
          ids: [id, ...group.map((creditor) => creditor.id)],
          ...numbersOf(statements),
          apartFromIds: group.flatMap(({ apartFromIds }) => apartFromIds),
          names: namesOf(statements),
          members: [first, ...others],
        },
      ];
    })
    .sort((one, other) => {
      const byNumber = Number(hasNumber(other)) - Number(hasNumber(one));
      return byNumber || (one.members[0].id < other.members[0].id ? -1 : 1);
    });
}

/** The one that the others are said to be, then the oldest. */
function isFirst(one: CreditorToTell, other: CreditorToTell, id: string): boolean {
  return one.id === id || (other.id !== id && one.id < other.id);
}

/**
 * For each person who stands before them and shares a number or a name with them, in order. In one go: a dossier may have
 * thousands of creditors, and every look at it asks.
 */
function findLikes(people: readonly Person[]): (readonly Person[])[] {
  const places = new Map<string, number[]>();
  return people.map((person, place) => {
    const likes = new Set<number>();
    for (const mark of marksOf(person)) {
      const known = places.get(mark);
      if (known === undefined) places.set(mark, [place]);
      else {
        for (const other of known) likes.add(other);
        known.push(place);
      }
    }
    if (likes.size === 0) return NOBODY;
    return [...likes].sort((one, other) => one - other).flatMap((other) => people[other] ?? []);
  });
}
const NOBODY: readonly Person[] = [];

function marksOf({ enterpriseNumber, nationalNumber, names }: Person): string[] {
  const marks = Array.from(names, (name) => `name ${name}`);
  if (enterpriseNumber !== null) marks.push(`enterprise ${enterpriseNumber}`);
  if (nationalNumber !== null) marks.push(`national ${nationalNumber}`);
  return marks;
}

function questionOf(person: Person, earlier: readonly Person[]): CreditorQuestion[] {
  if (earlier.length === 0) return [];
  const sameNumber = earlier.filter((other) => compareNumbers(person, other) === 'same');
  if (sameNumber.length > 0) return [questionAbout(person, 'creditorNumberShared', sameNumber)];
  const unclear = earlier.filter(
    (other) =>
      compareNumbers(person, other) === undefined &&
      [...person.names].some((name) => other.names.has(name)) &&
      !areToldApart(person, other),
  );
  return unclear.length === 0 ? [] : [questionAbout(person, 'creditorNameShared', unclear)];
}

function questionAbout(
  { members: [{ id }] }: Person,
  code: CreditorQuestion['code'],
  candidates: readonly Person[],
): CreditorQuestion {
  return { creditorId: id, code, candidateIds: candidates.map(({ members }) => members[0].id) };
}

function contradictedWords({ members: [first, ...others] }: Person): CreditorQuestion[] {
  return others
    .filter((other) => contradictsNumbers('same', other, first))
    .map(({ id }) => ({ creditorId: id, code: 'creditorNumbersDiffer', candidateIds: [first.id] }));
}

function areToldApart(one: Person, other: Person): boolean {
  const isAmong = (ids: readonly string[], { ids: others }: Person) => ids.some((id) => others.includes(id));
  return isAmong(one.apartFromIds, other) || isAmong(other.apartFromIds, one);
}

function numbersOf(statements: readonly CreditorNumbers[]): CreditorNumbers {
  const first = (field: keyof CreditorNumbers) =>
    statements.find((statement) => statement[field] !== null)?.[field] ?? null;
  return { enterpriseNumber: first('enterpriseNumber'), nationalNumber: first('nationalNumber') };
}

function namesOf(statements: readonly { readonly name: string }[]): ReadonlySet<string> {
  return new Set(statements.map(({ name }) => foldName(name)).filter((name) => name !== ''));
}

function hasNumber({ enterpriseNumber, nationalNumber }: CreditorNumbers): boolean {
  return enterpriseNumber !== null || nationalNumber !== null;
}
