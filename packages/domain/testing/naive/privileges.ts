import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { type NaiveClaim, unpaid } from './claim.ts';
import { goesBefore } from './priority.ts';
import { give, heldBy, inProportion, least, type Money, shareAmong, sum, takeOut } from './share.ts';

function asked(claim: NaiveClaim): bigint {
  return unpaid(claim) - claim.above;
}

/** Serves whoever has nobody before him, until nobody is left; `false` when everybody left has somebody. */
export function servePrivileges(
  claims: readonly NaiveClaim[],
  open: readonly string[],
  left: Money,
): boolean {
  const isWorthwhile = ({ pool }: NaiveClaim) => pool === undefined || (left.get(pool) ?? 0n) > 0n;
  const all = claims.filter(
    (claim) =>
      getPrivilege(claim.privilege).kind !== 'chirographic' && claim.claimed > 0n && isWorthwhile(claim),
  );
  let waiting = all;
  while (waiting.length > 0) {
    const isBefore = (a: NaiveClaim, b: NaiveClaim) => a !== b && meet(a, b) && goesBefore(a, b, all);
    const next = waiting.filter((claim) => !waiting.some((other) => isBefore(other, claim)));
    if (next.length === 0) return false;
    serve(next, open, left);
    waiting = waiting.filter((claim) => !next.includes(claim));
  }
  return true;
}

function meet(a: NaiveClaim, b: NaiveClaim): boolean {
  return a.pool === undefined || b.pool === undefined || a.pool === b.pool;
}

/** General claims hope for a part of every pool; what they miss where others share it, they take elsewhere. */
function serve(claims: readonly NaiveClaim[], open: readonly string[], left: Money): void {
  const general = claims.filter(({ pool }) => pool === undefined);
  const wanted = sum(general.map(asked));
  const held = heldBy(open, left);
  const hopes = inProportion(least(sum(held), wanted), held);
  const first = open.map((id, index) =>
    serveOnPool(
      id,
      claims.filter(({ pool }) => pool === id),
      hopes[index] ?? 0n,
      left,
    ),
  );
  const more = least(wanted - sum(first), sum(heldBy(open, left)));
  takeOut(inProportion(more, heldBy(open, left)), open, left);
  give(inProportion(sum(first) + more, general.map(asked)), general);
}

/** Specific claims beside what the general ones of their rank hope for here; gives what those got. */
function serveOnPool(id: string, specific: readonly NaiveClaim[], hoped: bigint, left: Money): bigint {
  const held = left.get(id) ?? 0n;
  const own = sum(specific.map(asked));
  const [, forGeneral = 0n] = own + hoped > held ? inProportion(held, [own, hoped]) : [own, hoped];
  left.set(id, held - forGeneral);
  shareAmong(specific, asked, [id], left);
  return forGeneral;
}
