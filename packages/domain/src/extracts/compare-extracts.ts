import type { Cents } from '../money.ts';
import { compareCreditors, type NamedCreditor } from './same-creditor.ts';

export interface ComparedNotice {
  readonly number: string | null;
  readonly type: string | null;
  readonly amountCents: Cents | null;
}

export interface ComparedCreditor extends NamedCreditor {
  readonly notices: readonly ComparedNotice[];
}

export interface NoticeChange {
  readonly noticeNumber: string | null;
  readonly change: 'added' | 'gone' | 'amount';
  readonly beforeCents: Cents | null;
  readonly afterCents: Cents | null;
}

interface CreditorComparison {
  readonly key: string;
  readonly state: 'new' | 'changed' | 'same';
  /** The same creditor in the extract before. */
  readonly beforeKey: string | null;
  readonly changes: readonly NoticeChange[];
}

export interface ExtractComparison {
  readonly creditors: readonly CreditorComparison[];
  /** The keys of those who are no longer there. */
  readonly gone: readonly string[];
}

/** What a later extract says that the one before did not, creditor by creditor. */
export function compareExtracts(
  before: readonly ComparedCreditor[],
  after: readonly ComparedCreditor[],
): ExtractComparison {
  const left = new Set(before);
  const creditors = after.map((creditor): CreditorComparison => {
    const earlier = findEarlier(creditor, [...left]);
    if (earlier === undefined) return { key: creditor.key, state: 'new', beforeKey: null, changes: [] };
    left.delete(earlier);
    const changes = compareNotices(earlier.notices, creditor.notices);
    const state = changes.length === 0 ? 'same' : 'changed';
    return { key: creditor.key, state, beforeKey: earlier.key, changes };
  });
  return { creditors, gone: [...left].map(({ key }) => key) };
}

/** A notice has one creditor: whoever has it is the same, whatever its name. Else who is surely, or alone possibly, the same. */
function findEarlier(
  creditor: ComparedCreditor,
  candidates: readonly ComparedCreditor[],
): ComparedCreditor | undefined {
  const numbers = new Set(numbersOf(creditor));
  const holder = candidates.find((other) => numbersOf(other).some((number) => numbers.has(number)));
  if (holder) return holder;
  const same = candidates.find((other) => compareCreditors(creditor, other) === 'same');
  if (same) return same;
  const possible = candidates.filter((other) => compareCreditors(creditor, other) === 'possible');
  return possible.length === 1 ? possible[0] : undefined;
}

function numbersOf({ notices }: ComparedCreditor): string[] {
  return notices.flatMap(({ number }) => number ?? []);
}

function compareNotices(before: readonly ComparedNotice[], after: readonly ComparedNotice[]): NoticeChange[] {
  const left = [...before];
  const changes: NoticeChange[] = [];
  for (const notice of after) {
    const place = left.findIndex((earlier) => isSameNotice(earlier, notice));
    const [earlier] = place === -1 ? [] : left.splice(place, 1);
    if (earlier === undefined) changes.push(changeOf('added', undefined, notice));
    else if (earlier.amountCents !== notice.amountCents) changes.push(changeOf('amount', earlier, notice));
  }
  return [...changes, ...left.map((notice) => changeOf('gone', notice, undefined))];
}

/** By its number; without numbers, a notice of the same type and amount. */
function isSameNotice(one: ComparedNotice, other: ComparedNotice): boolean {
  if (one.number !== null || other.number !== null) return one.number === other.number;
  return one.type === other.type && one.amountCents === other.amountCents;
}

function changeOf(
  change: NoticeChange['change'],
  before: ComparedNotice | undefined,
  after: ComparedNotice | undefined,
): NoticeChange {
  return {
    noticeNumber: after?.number ?? before?.number ?? null,
    change,
    beforeCents: before?.amountCents ?? null,
    afterCents: after?.amountCents ?? null,
  };
}
