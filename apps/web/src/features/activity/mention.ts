import type { Person } from '@prorata/contract/activity/activity';

/** What is typed after the last @ before the caret, where somebody may be mentioned. */
export function mentionAt(
  text: string,
  caret: number,
): { readonly from: number; readonly typed: string } | undefined {
  const before = text.slice(0, caret);
  const match = /(?:^|[\s(])@([\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]*)?)$/u.exec(before);
  const typed = match?.[1];
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed };
}

/** Those whose name, or a part of it, begins with what was typed. */
export function peopleLike<P extends Pick<Person, 'name' | 'surname'>>(
  people: readonly P[],
  typed: string,
): P[] {
  const wanted = fold(typed);
  return people.filter(({ name, surname }) =>
    [`${name} ${surname}`, surname].some((part) => fold(part).startsWith(wanted)),
  );
}

/** How somebody is written in a note. */
export function mentionOf({ name, surname }: Pick<Person, 'name' | 'surname'>): string {
  return `@${name} ${surname}`.trim();
}

/** Those whose name stands in the text; of two of one name, only who was chosen. */
export function mentionedIn<P extends Pick<Person, 'id' | 'name' | 'surname'>>(
  text: string,
  people: readonly P[],
  chosenIds: ReadonlySet<string>,
): P[] {
  const named = people.filter((person) => text.includes(mentionOf(person)));
  return named.filter(
    (person) =>
      chosenIds.has(person.id) ||
      !named.some((other) => other.id !== person.id && mentionOf(other) === mentionOf(person)),
  );
}

/** A text in pieces: plain, or the mention of somebody. */
export function piecesOf(
  text: string,
  mentioned: readonly Pick<Person, 'name' | 'surname'>[],
): { readonly text: string; readonly isMention: boolean }[] {
  const names = mentioned.map(mentionOf).filter((name) => name.length > 1);
  if (names.length === 0) return [{ text, isMention: false }];
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(literally);
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isMention: names.includes(piece) }));
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
