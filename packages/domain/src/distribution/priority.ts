import type { PriorityRule } from '@prorata/law/priorities/priority-rule';
import { PRIORITY_RULES, type PriorityRuleId } from '@prorata/law/priorities/register';
import type { IsoDate } from '../iso-date.ts';
import type { GeneralRank, Line } from './state.ts';

/** One side of a meeting between claims on the same money. */
export interface Contender {
  readonly privilegeId: string;
  readonly rank: number;
  readonly since: IsoDate | null;
  /** Its rules against others; none when it has none, or when the bailiff set its rank. */
  readonly rules: Rules | undefined;
}

/** By the privilege on the other side. */
type Rules = ReadonlyMap<string, KnownRule>;

interface KnownRule {
  readonly rule: PriorityRule & { readonly id: PriorityRuleId };
  /** Whether the first privilege of the pair is the rule's `one`. */
  readonly oneIsFirst: boolean;
}

const RULES = new Map<string, Map<string, KnownRule>>();
for (const rule of PRIORITY_RULES) {
  for (const one of rule.one) {
    for (const other of rule.other) {
      know(other, one, { rule, oneIsFirst: false });
      know(one, other, { rule, oneIsFirst: true });
    }
  }
}

function know(one: string, other: string, known: KnownRule): void {
  const ofOne = RULES.get(one) ?? new Map<string, KnownRule>();
  RULES.set(one, ofOne.set(other, known));
}

/** The rules by which a privilege meets others: where there are any, its claims must be told apart by date. */
export function rulesOf(privilegeId: string): Rules | undefined {
  return RULES.get(privilegeId);
}

export function findPriorityRule(one: Contender, other: Contender, asOf: IsoDate): KnownRule | undefined {
  if (one.rules === undefined || other.rules === undefined) return undefined;
  const known = one.rules.get(other.privilegeId);
  return known === undefined || (known.rule.from !== null && asOf < known.rule.from) ? undefined : known;
}

/** Negative when `one` is served first, positive when `other` is, zero when they share. */
export function comparePriority(one: Contender, other: Contender, asOf: IsoDate): number {
  const known = findPriorityRule(one, other, asOf);
  const byRank = one.rank - other.rank;
  if (known === undefined) return byRank;
  const { rule, oneIsFirst } = known;
  if (rule.order === 'oneFirst') return oneIsFirst ? -1 : 1;
  if (one.since === null || other.since === null) return byRank;
  if (one.since === other.since) return rule.sameDay === 'equal' ? 0 : byRank;
  return one.since < other.since === (rule.order === 'olderFirst') ? -1 : 1;
}

/** Whether the law orders the two by date and a date is missing. */
export function needsDate(one: Contender, other: Contender, asOf: IsoDate): boolean {
  const withoutDates = findPriorityRule(one, other, asOf)?.rule.withoutDates;
  if (withoutDates === 'bothOrNone') return (one.since === null) !== (other.since === null);
  return withoutDates === 'dateNeeded' && (one.since === null || other.since === null);
}

/** Claims that stand or fall together on a pool: one privilege and, where dates matter, one date; or a general rank. */
export interface Group extends Contender {
  /** The number of its right: the same for all who stand alike, on whatever pool. */
  readonly right: number;
  readonly lines: readonly Line[];
  readonly isGeneral: boolean;
}

/** How many rights are remembered: more of them hardly meet on a second pool, and would only fill the memory. */
const MOST_REMEMBERED = 500;

/** The rights of a dossier, and who goes before whom. They meet on pool after pool, so each two are compared once. */
export class Rights {
  readonly #asOf: IsoDate;
  readonly #movedPrivileges: ReadonlyMap<string, number>;
  readonly #numbers = new Map<string, Map<IsoDate | null, number>>();
  readonly #compared: (number | undefined)[][] = [];
  #count = 0;

  constructor(asOf: IsoDate, movedPrivileges: ReadonlyMap<string, number>) {
    this.#asOf = asOf;
    this.#movedPrivileges = movedPrivileges;
  }

  /** As `comparePriority`. */
  compare(one: Group, other: Group): number {
    if (one.right >= MOST_REMEMBERED || other.right >= MOST_REMEMBERED) {
      return comparePriority(one, other, this.#asOf);
    }
    this.#compared[one.right] ??= [];
    const known = this.#compared[one.right]?.[other.right];
    return known ?? this.#remember(one, other);
  }

  #remember(one: Group, other: Group): number {
    const order = comparePriority(one, other, this.#asOf);
    const row = this.#compared[one.right];
    if (row !== undefined) row[other.right] = order;
    return order;
  }

  groupSpecific(lines: readonly Line[]): Group[] {
    const groups: Group[] = [];
    const linesOf = new Map<number, Line[]>();
    for (const line of lines) {
      if (line.claimedCents === 0n) continue;
      const { privilegeId, rank } = line;
      const allRules = rulesOf(privilegeId);
      const since = allRules === undefined ? null : line.since;
      const right = this.#numberOf(privilegeId, since);
      const together = linesOf.get(right);
      if (together !== undefined) {
        together.push(line);
        continue;
      }
      const first = [line];
      const rules = this.#movedPrivileges.has(privilegeId) ? undefined : allRules;
      linesOf.set(right, first);
      groups.push({ privilegeId, rank, since, rules, right, lines: first, isGeneral: false });
    }
    return groups;
  }

  /**
   * A general rank as a contender on a pool. When its claims carry several dates the latest counts: preservation costs
   * must be later than every funeral to go before them all (Mortgage Act 25).
   */
  groupGeneral({ rank, lines }: GeneralRank): Group {
    const isRuled = ({ privilegeId, claimedCents }: Line) =>
      claimedCents > 0n && rulesOf(privilegeId) !== undefined && !this.#movedPrivileges.has(privilegeId);
    const right = this.#nextNumber();
    const first = lines.find(isRuled);
    const privilegeId = (first ?? lines[0])?.privilegeId ?? '';
    if (first === undefined) {
      return { privilegeId, rank, since: null, rules: undefined, right, lines, isGeneral: true };
    }
    const dates = lines.filter(isRuled).flatMap(({ since }) => since ?? []);
    const since = dates.sort().at(-1) ?? null;
    return { privilegeId, rank, since, rules: rulesOf(privilegeId), right, lines, isGeneral: true };
  }

  #numberOf(privilegeId: string, since: IsoDate | null): number {
    let byDate = this.#numbers.get(privilegeId);
    if (byDate === undefined) {
      byDate = new Map();
      this.#numbers.set(privilegeId, byDate);
    }
    let number = byDate.get(since);
    if (number === undefined) {
      number = this.#nextNumber();
      byDate.set(since, number);
    }
    return number;
  }

  /** Two for each right: `moveRank` takes the second. */
  #nextNumber(): number {
    this.#count += 2;
    return this.#count - 2;
  }
}

/** The group at the other of the two places that its right may have. */
export function moveRank(group: Group, rank: number): Group {
  return rank === group.rank ? group : { ...group, rank, right: group.right + 1 };
}
