import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { asked as askedInAll, type NaiveClaim, upToCeiling } from './claim.ts';
import { inProportion, sum } from './exact.ts';
import { give, heldBy, least, type Money, shareAmong, takeOut } from './money.ts';
import { goesBefore } from './priority.ts';

/** Who stands in line on a pool, place by place; those of one place share. General claims stand in line everywhere. */
type Lines = Map<string, NaiveClaim[][]>;

/** Serves the privileges; `false` when on some pool everybody has somebody before him. */
export function servePrivileges(
  claims: readonly NaiveClaim[],
  asOf: string,
  open: readonly string[],
  left: Money,
): boolean {
  const lines: Lines = new Map();
  for (const id of open) {
    const here = claims.filter((claim) => standsOn(claim, id) && (left.get(id) ?? 0n) > 0n);
    const places = putInLine(here, claims, id, asOf);
    if (places === undefined) return false;
    lines.set(id, places);
  }
  while (open.some((id) => (lines.get(id) ?? []).length > 0)) {
    const next = whoIsNext(lines, left);
    const front = new Map(next.map((id) => [id, lines.get(id)?.shift() ?? []]));
    serve(front, open, left);
  }
  return true;
}

const isGeneral = ({ pools }: NaiveClaim) => pools.length === 0;

const asked = (claim: NaiveClaim) => upToCeiling(claim, askedInAll(claim));

function standsOn(claim: NaiveClaim, pool: string): boolean {
  const isPrivileged = getPrivilege(claim.privilege).kind !== 'chirographic';
  return isPrivileged && claim.claimed > 0n && (isGeneral(claim) || claim.pools.includes(pool));
}

function putInLine(
  here: readonly NaiveClaim[],
  all: readonly NaiveClaim[],
  pool: string,
  asOf: string,
): NaiveClaim[][] | undefined {
  const places: NaiveClaim[][] = [];
  let waiting = here;
  while (waiting.length > 0) {
    const isBefore = (a: NaiveClaim, b: NaiveClaim) => a !== b && goesBefore(a, b, all, pool, asOf);
    const next = waiting.filter((claim) => !waiting.some((other) => isBefore(other, claim)));
    if (next.length === 0) return undefined;
    places.push(next);
    waiting = waiting.filter((claim) => !next.includes(claim));
  }
  return places;
}

/**
 * The pools that serve now. Specific claims go as far as they can before a general one is served; then every pool has
 * that one in front. A pool whose first claim also waits elsewhere waits with it; pools that only wait for each other
 * serve together.
 */
function whoIsNext(lines: Lines, left: Money): string[] {
  const beforeGeneral = new Map(
    [...lines].map(([id, places]) => {
      const stop = places.findIndex((place) => place.some(isGeneral));
      return [id, stop === -1 ? places : places.slice(0, stop)] as const;
    }),
  );
  const playing = [...beforeGeneral].filter(([, places]) => places.length > 0).map(([id]) => id);
  if (playing.length === 0) return [...lines].filter(([, places]) => places.length > 0).map(([id]) => id);
  const waitsFor = (id: string) => {
    const hungry = (beforeGeneral.get(id)?.[0] ?? []).filter((claim) => asked(claim) > 0n);
    return playing.filter(
      (other) =>
        (left.get(other) ?? 0n) > 0n &&
        beforeGeneral.get(other)?.some((place) => place.some((claim) => hungry.includes(claim))),
    );
  };
  const reach = (id: string) => {
    const found = [id];
    for (const each of found)
      for (const other of waitsFor(each)) if (!found.includes(other)) found.push(other);
    return found;
  };
  return playing.filter((id) => reach(id).every((other) => reach(other).includes(id)));
}

/** Everybody in front calls on his pools until nothing moves; general claims call together, for no more than there is. */
function serve(
  front: ReadonlyMap<string, readonly NaiveClaim[]>,
  open: readonly string[],
  left: Money,
): void {
  const inFront = [...new Set([...front.values()].flat())];
  const general = inFront.filter(isGeneral).sort(byKey);
  if (inFront.every(isGeneral)) {
    shareAmong(general, askedInAll, open, left);
    return;
  }
  const wanted = sum(general.map(asked));
  let forGeneral = 0n;
  for (let moved = true; moved; ) {
    moved = false;
    const held = heldBy(open, left);
    const hopes = inProportion(least(sum(held), wanted - forGeneral), held);
    const calls = open.map((id) =>
      (front.get(id) ?? [])
        .filter((claim) => !isGeneral(claim))
        .map((claim) => callOn(id, claim, front, left)),
    );
    open.forEach((id, index) => {
      const specific = (front.get(id) ?? []).filter((claim) => !isGeneral(claim));
      const called = calls[index] ?? [];
      const hoped = hopes[index] ?? 0n;
      if (sum(called) + hoped === 0n) return;
      moved = true;
      forGeneral += serveOnPool(id, specific, called, hoped, left);
    });
  }
  give(inProportion(forGeneral, general.map(asked)), general);
}

function byKey(one: NaiveClaim, other: NaiveClaim): number {
  return one.key < other.key ? -1 : 1;
}

/** What a claim asks of one pool: its part of what it lacks, by what its pools in front hold; or what was fixed. */
function callOn(
  pool: string,
  claim: NaiveClaim,
  front: ReadonlyMap<string, readonly NaiveClaim[]>,
  left: Money,
): bigint {
  if ((left.get(pool) ?? 0n) === 0n) return 0n;
  const pools = claim.pools.filter((id) => front.get(id)?.includes(claim) && (left.get(id) ?? 0n) > 0n);
  const place = pools.indexOf(pool);
  const { fixed } = claim;
  if (fixed === undefined) return inProportion(asked(claim), heldBy(pools, left))[place] ?? 0n;
  const open = pools.map((id) => (fixed.get(id) ?? 0n) - (claim.gotFrom.get(id) ?? 0n));
  return (sum(open) > asked(claim) ? inProportion(asked(claim), open) : open)[place] ?? 0n;
}

/** Specific claims beside what the general ones of their place hope for here; gives what those got. */
function serveOnPool(
  id: string,
  specific: readonly NaiveClaim[],
  called: readonly bigint[],
  hoped: bigint,
  left: Money,
): bigint {
  const held = left.get(id) ?? 0n;
  const own = sum(called);
  const [, forGeneral = 0n] = own + hoped > held ? inProportion(held, [own, hoped]) : [own, hoped];
  const paid = least(own, held - forGeneral);
  const parts = inProportion(paid, called);
  give(parts, specific);
  specific.forEach((claim, index) => {
    claim.gotFrom.set(id, (claim.gotFrom.get(id) ?? 0n) + (parts[index] ?? 0n));
  });
  takeOut([paid + forGeneral], [id], left);
  return forGeneral;
}
