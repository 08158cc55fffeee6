import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { groupBy } from '../group-by.ts';
import { type Cents, smallerOf, sumCents } from '../money.ts';
import type { Distribution, LineOutcome, PaymentRound, RoundKind } from './outcome.ts';

/** Where a creditor stands: on some lots, among all money by a general privilege, or without one. */
export type Standing =
  | {
      readonly kind: 'specific';
      readonly rank: number;
      /** 1 for who is served first there; claims that share a turn share their place. Absent where nothing was asked. */
      readonly place: number | null;
      readonly poolIds: readonly string[];
    }
  | { readonly kind: 'general'; readonly rank: number; readonly privilegeId: string }
  | { readonly kind: 'ordinary' }
  | { readonly kind: 'subordinated' };

/** What one creditor gets by all its statements. Always: privileged + ordinary = allotted. */
export interface Allotment {
  readonly creditorId: string;
  readonly statementIds: readonly string[];
  /** The best first; never empty. */
  readonly standings: readonly Standing[];
  readonly claimedCents: Cents;
  readonly privilegedCents: Cents;
  readonly ordinaryCents: Cents;
  /** After the costs that the creditor bears alone, which stand with the costs. */
  readonly allottedCents: Cents;
  /** What of it is consigned. */
  readonly reservedCents: Cents;
  readonly unpaidCents: Cents;
}

/** All creditors in the order of their ranks; of the same rank whoever gets most stands first. */
export function allotmentsOf(distribution: Distribution): Allotment[] {
  const places = placesOn(distribution);
  const ofCreditors = distribution.lines.filter(({ creditorId }) => creditorId !== null);
  const groups = groupBy(ofCreditors, ({ creditorId }) => creditorId ?? '');
  return [...groups]
    .map(([creditorId, lines]) => ({
      ...amountsOf(lines, distribution.rounds),
      creditorId,
      statementIds: [...new Set(lines.flatMap(({ statementId }) => statementId ?? []))],
      standings: standingsOf(lines, distribution.rounds, places),
      precedence: Math.min(...lines.flatMap((line) => precedencesOf(line, distribution.rounds))),
    }))
    .sort(
      (one, other) => one.precedence - other.precedence || Number(other.allottedCents - one.allottedCents),
    )
    .map(({ precedence: _, ...allotment }) => allotment);
}

const ORDINARY_KINDS: readonly RoundKind[] = ['ordinary', 'subordinated'];
const OF_INCOME: readonly RoundKind[] = ['maintenanceFromIncome', 'maintenanceFromProtected', 'assignment'];

/** Where a round stands among all: costs, what the law takes from an income first, the scale of ranks, then the others. */
export function precedenceOf(kind: RoundKind, rank: number): number {
  const beyond = 10_000;
  if (kind === 'subordinated') return 3 * beyond;
  if (kind === 'ordinary') return 2 * beyond;
  if (kind === 'general' || kind === 'specific') return beyond + 2 * rank + (kind === 'general' ? 1 : 0);
  return OF_INCOME.includes(kind) ? 1 + OF_INCOME.indexOf(kind) : 0;
}

function precedencesOf({ steps, rank, kind, lots }: LineOutcome, rounds: readonly PaymentRound[]): number[] {
  const served = steps.flatMap(({ round }) => rounds[round] ?? []);
  if (served.length > 0) return served.map((round) => precedenceOf(round.kind, round.rank));
  if (kind === 'ordinaryPart') return [precedenceOf('ordinary', rank)];
  return [precedenceOf(lots.length > 0 ? 'specific' : 'general', rank)];
}

function amountsOf(lines: readonly LineOutcome[], rounds: readonly PaymentRound[]) {
  let privilegedCents = 0n;
  let ordinaryCents = 0n;
  for (const { steps, borneCents } of lines) {
    // What goes to costs that the creditor bears alone comes off what it was given first.
    let borne = borneCents;
    for (const { round, paidCents } of steps) {
      const kind = rounds[round]?.kind;
      if (kind === undefined || kind === 'creditorCosts') continue;
      const off = smallerOf(borne, paidCents);
      borne -= off;
      if (ORDINARY_KINDS.includes(kind)) ordinaryCents += paidCents - off;
      else privilegedCents += paidCents - off;
    }
  }
  const claimedCents = claimedIn(lines);
  const unpaidCents = claimedCents - sumCents(lines.map(({ allottedCents }) => allottedCents));
  return {
    claimedCents,
    privilegedCents,
    ordinaryCents,
    allottedCents: privilegedCents + ordinaryCents,
    reservedCents: sumCents(lines.map(({ consignedCents }) => consignedCents)),
    unpaidCents: unpaidCents > 0n ? unpaidCents : 0n,
  };
}

/** What several estates are asked for the same debt is claimed once. */
function claimedIn(lines: readonly LineOutcome[]): Cents {
  const isOfOne = new Set(lines.map(({ estateId }) => estateId)).size < 2;
  const debts = new Map(
    lines.map(({ kind, id, claimedCents, debtCents }) => [
      `${kind} ${id}`,
      isOfOne ? claimedCents : (debtCents ?? claimedCents),
    ]),
  );
  return sumCents([...debts.values()]);
}

type Places = ReadonlyMap<LineOutcome, ReadonlyMap<string, number>>;

/** The place of each line on each lot on which it was served. A line that called again keeps its place. */
function placesOn({ lines, rounds }: Distribution): Places {
  const linesOf = new Map<number, LineOutcome[]>();
  for (const line of lines) {
    for (const { round } of line.steps) linesOf.set(round, [...(linesOf.get(round) ?? []), line]);
  }
  const places = new Map<LineOutcome, Map<string, number>>();
  const taken = new Map<string, number>();
  rounds.forEach(({ kind, draws, estateId = '' }, at) => {
    if (kind !== 'specific') return;
    const own = linesOf.get(at) ?? [];
    for (const { poolId } of draws) {
      const lot = `${estateId}\n${poolId}`;
      const known = own.flatMap((line) => places.get(line)?.get(poolId) ?? []);
      const place = known[0] ?? (taken.get(lot) ?? 0) + 1;
      taken.set(lot, Math.max(place, taken.get(lot) ?? 0));
      for (const line of own) {
        const ofLine = places.get(line) ?? new Map<string, number>();
        if (!ofLine.has(poolId)) ofLine.set(poolId, place);
        places.set(line, ofLine);
      }
    }
  });
  return places;
}

function standingsOf(
  lines: readonly LineOutcome[],
  rounds: readonly PaymentRound[],
  places: Places,
): Standing[] {
  const found = new Map<string, Standing & { readonly precedence: number }>();
  const add = (key: string, rank: number, standing: Standing) => {
    const before = found.get(key);
    const poolIds = [before, standing].flatMap((one) => (one?.kind === 'specific' ? one.poolIds : []));
    const merged = standing.kind === 'specific' ? { ...standing, poolIds: [...new Set(poolIds)] } : standing;
    found.set(key, { ...merged, precedence: precedenceOf(standing.kind, rank) });
  };
  for (const line of lines.filter(({ kind }) => kind === 'claim')) {
    const { rank, privilegeId } = line;
    const without = withoutPrivilege(line, rounds);
    if (without) add(without, rank, { kind: without });
    else if (line.lots.length === 0) add(`general ${rank}`, rank, { kind: 'general', rank, privilegeId });
    else {
      for (const [poolId, place] of placesOfLine(line, places)) {
        add(`${rank} ${place}`, rank, { kind: 'specific', rank, place, poolIds: [poolId] });
      }
    }
  }
  // What a privilege does not cover is told by the amount beside it.
  const privileged = [...found.values()].filter(({ kind }) => kind === 'specific' || kind === 'general');
  const told = privileged.length > 0 ? privileged : [...found.values()];
  if (told.length === 0) return [{ kind: 'ordinary' }];
  return told
    .toSorted((one, other) => one.precedence - other.precedence)
    .map(({ precedence: _, ...standing }) => standing);
}

/** Where the line was served; where it was asked nothing anywhere, its lots without a place. */
function placesOfLine(line: LineOutcome, places: Places): (readonly [string, number | null])[] {
  return [...(places.get(line) ?? line.lots.map(({ poolId }) => [poolId, null] as const))];
}

/** Of a claim that has no privilege, or that was served without it alone. */
function withoutPrivilege(
  { privilegeId, steps }: LineOutcome,
  rounds: readonly PaymentRound[],
): 'ordinary' | 'subordinated' | undefined {
  if (privilegeId === 'subordinated') return 'subordinated';
  if (getPrivilege(privilegeId).kind === 'chirographic') return 'ordinary';
  const kinds = steps.flatMap(({ round }) => rounds[round]?.kind ?? []);
  const isOrdinary = kinds.length > 0 && kinds.every((kind) => ORDINARY_KINDS.includes(kind));
  return isOrdinary ? 'ordinary' : undefined;
}

export const ALLOTMENT_COLUMNS = [
  'name',
  'rank',
  'privileged',
  'ordinary',
  'allotted',
  'unpaid',
  'account',
] as const;
export type AllotmentColumn = (typeof ALLOTMENT_COLUMNS)[number];

export interface Arrangement {
  readonly search: string;
  readonly sort: AllotmentColumn;
  readonly direction: 'asc' | 'desc';
}

interface Arranged {
  readonly name: string;
  readonly privileged: number;
  readonly ordinary: number;
  readonly allotted: number;
  readonly unpaid: number;
  readonly accounts: readonly string[];
}

/** Those of the creditors, given in the order of their ranks, that are looked for, in the order that is asked for. */
export function arrangeAllotments<Row extends Arranged>(
  rows: readonly Row[],
  { search, sort, direction }: Arrangement,
): Row[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = rows.filter(({ name, accounts }) => {
    const text = plain([name, ...accounts].join(' '));
    return words.every((word) => text.includes(word));
  });
  const sorted = sort === 'rank' ? found : found.toSorted((one, other) => compare(one, other, sort));
  return direction === 'desc' ? sorted.toReversed() : sorted;
}

function compare(one: Arranged, other: Arranged, column: Exclude<AllotmentColumn, 'rank'>): number {
  if (column === 'name') return plain(one.name).localeCompare(plain(other.name), 'nl');
  if (column === 'account') return (one.accounts[0] ?? '').localeCompare(other.accounts[0] ?? '');
  return one[column] - other[column];
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
