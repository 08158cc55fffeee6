import type { IsoDate } from '../iso-date.ts';
import { foldName } from '../parties/fold-name.ts';
import { matchParty, type PartyTraits } from '../parties/match-party.ts';

/** A creditor as one extract names it. */
export interface NamedCreditor extends PartyTraits {
  readonly key: string;
  readonly birthDate: IsoDate | null;
  /** The service of a large creditor that follows the claim: it has an address of its own. */
  readonly department: string | null;
}

/**
 * Whether two creditors of an extract are one: by number, or by name and day of birth, for the file of notices does not
 * pass on the number of a person. Two services of one creditor may want a letter each, so that is asked.
 */
export function compareCreditors(
  one: NamedCreditor,
  other: NamedCreditor,
): 'same' | 'possible' | 'different' {
  const { certainty } = matchParty(one, [other]);
  if (certainty === 'none') return 'different';
  const isSamePlace = foldName(one.department ?? '') === foldName(other.department ?? '');
  if (certainty === 'exact') return isSamePlace ? 'same' : 'possible';
  if (one.birthDate === null || other.birthDate === null) return 'possible';
  if (one.birthDate !== other.birthDate) return 'different';
  const names = new Set(one.names.map(foldName));
  return other.names.some((name) => names.has(foldName(name))) ? 'same' : 'possible';
}

export interface BroughtTogether {
  /** The keys of those who surely are one, in the order of the extract. */
  readonly groups: readonly (readonly [string, ...string[]])[];
  /** The first keys of groups that may be one. */
  readonly possiblySame: readonly (readonly string[])[];
}

/** Brings the same creditor over several notices together, and says of whom a person must tell. */
export function bringTogether(creditors: readonly NamedCreditor[]): BroughtTogether {
  const groups: [NamedCreditor, ...NamedCreditor[]][] = [];
  for (const creditor of creditors) {
    const own = groups.find((group) => group.some((other) => compareCreditors(creditor, other) === 'same'));
    if (own) own.push(creditor);
    else groups.push([creditor]);
  }
  const asked = new Set<(typeof groups)[number]>();
  const possiblySame: string[][] = [];
  for (const [place, group] of groups.entries()) {
    if (asked.has(group)) continue;
    const alike = groups.slice(place + 1).filter((other) => !asked.has(other) && areAlike(group, other));
    if (alike.length === 0) continue;
    for (const other of alike) asked.add(other);
    possiblySame.push([group, ...alike].map(([{ key }]) => key));
  }
  return {
    groups: groups.map(([first, ...others]) => [first.key, ...others.map(({ key }) => key)]),
    possiblySame,
  };
}

function areAlike(some: readonly NamedCreditor[], others: readonly NamedCreditor[]): boolean {
  return some.some((one) => others.some((other) => compareCreditors(one, other) === 'possible'));
}
