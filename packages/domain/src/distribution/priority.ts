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

/** A privilege as the claims of one date have it, on whatever pool; where dates do not matter, of all dates. */
export interface Right extends Contender {
  /** Its place among the rights of the dossier. */
  readonly number: number;
}

/** Claims that stand or fall together on a pool: those of one right, or of one general rank. */
export interface Group {
  readonly right: Right;
  readonly lines: Line[];
  readonly isGeneral: boolean;
}

/** How many rights are remembered: more of them hardly meet on a second pool, and would only fill the memory. */
const MOST_REMEMBERED = 500;

/** The rights of a dossier, and who goes before whom. They meet on pool after pool, so each two are compared once. */
export class Rights {
  readonly #asOf: IsoDate;
  readonly #movedPrivileges: ReadonlyMap<string, number>;
  readonly #compared: (number | undefined)[][] = [];
  readonly #moved = new Map<Right, Right>();
  #count = 0;

  constructor(asOf: IsoDate, movedPrivileges: ReadonlyMap<string, number>) {
    this.#asOf = asOf;
    this.#movedPrivileges = movedPrivileges;
  }

  add(privilegeId: string, rank: number, since: IsoDate | null): Right {
    const rules = this.#movedPrivileges.has(privilegeId) ? undefined : rulesOf(privilegeId);
    this.#count += 1;
    return { privilegeId, rank, since, rules, number: this.#count };
  }

  /**
   * A general rank as a contender on a pool. When its claims carry several dates the latest counts: preservation costs
   * must be later than every funeral to go before them all (Mortgage Act 25).
   */
  addGeneral({ rank, lines, ruled }: GeneralRank): Right {
    const privilegeId = (ruled[0] ?? lines[0])?.privilegeId ?? '';
    const rules = ruled.length === 0 ? undefined : rulesOf(privilegeId);
    const dates = ruled.flatMap(({ since }) => since ?? []);
    this.#count += 1;
    return { privilegeId, rank, since: dates.sort().at(-1) ?? null, rules, number: this.#count };
  }

  /** The right at another place on the scale. */
  move(right: Right, rank: number): Right {
    if (rank === right.rank) return right;
    const known = this.#moved.get(right);
    if (known?.rank === rank) return known;
    this.#count += 1;
    const moved = { ...right, rank, number: this.#count };
    this.#moved.set(right, moved);
    return moved;
  }

  /** As `comparePriority`. */
  compare(one: Right, other: Right): number {
    const row = this.#compared[one.number];
    return row?.[other.number] ?? this.#remember(one, other);
  }

  #remember(one: Right, other: Right): number {
    const order = comparePriority(one, other, this.#asOf);
    if (one.number > MOST_REMEMBERED || other.number > MOST_REMEMBERED) return order;
    let row = this.#compared[one.number];
    if (row === undefined) {
      row = [];
      this.#compared[one.number] = row;
    }
    row[other.number] = order;
    return order;
  }
}
