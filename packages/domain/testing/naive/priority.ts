import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { rankInForce } from '@prorata/law/privileges/in-force';
import type { NaiveClaim } from './claim.ts';

const isPledge = (id: string) => id === 'pledge' || id === 'retention-right-other';
const isLessor = (id: string) => id === 'lessor' || id === 'lessor-younger-than-pledge';
const isPreserver = (id: string) => id.startsWith('preservation-costs');
const isAnyPreserver = (id: string) => isPreserver(id) || id === 'retention-right-preservation';
const beatsPledge = (id: string) =>
  ['unpaid-seller-lessor-informed', 'retention-of-title-seller', 'unpaid-seller', 'subcontractor'].includes(
    id,
  );
const losesToFuneral = (id: string) =>
  isPledge(id) ||
  isLessor(id) ||
  beatsPledge(id) ||
  id === 'civil-party-vehicle' ||
  id === 'carrier-knew-price-unpaid';
const losesToLaterPreserver = (id: string) => losesToFuneral(id) || id === 'carrier';

/** Whether the law serves `a` before `b` on a pool that they both want, rule by rule as one reads them in the acts. */
export function goesBefore(
  a: NaiveClaim,
  b: NaiveClaim,
  all: readonly NaiveClaim[],
  pool: string,
  asOf: string,
): boolean {
  const verdict = firstVerdict(a, b) ?? negate(firstVerdict(b, a));
  return verdict ?? rankOf(a, all, pool, asOf) < rankOf(b, all, pool, asOf);
}

/** `true`: a before b; `false`: not so; `undefined`: this reading says nothing about the pair. */
function firstVerdict(a: NaiveClaim, b: NaiveClaim): boolean | undefined {
  const dated = a.since !== undefined && b.since !== undefined && a.since !== b.since;
  const isOlder = dated && (a.since ?? '') < (b.since ?? '');
  if (isPledge(a.privilege) && isPledge(b.privilege)) return isOlder; // Pledge Act 57 al. 2-3
  if (isPledge(a.privilege) && (isLessor(b.privilege) || b.privilege === 'carrier'))
    return dated ? isOlder : undefined; // 57 al. 1
  if (a.privilege === 'retention-right-preservation' && isPledge(b.privilege)) return true; // 58 al. 1
  if (beatsPledge(a.privilege) && isPledge(b.privilege)) return true; // 58 al. 2
  if (isLessor(a.privilege) && b.privilege === 'unpaid-seller') return true; // Mortgage Act 23 al. 2
  if (a.privilege === 'unpaid-seller-lessor-informed' && isLessor(b.privilege)) return true; // 23 al. 2
  if (a.privilege === 'carrier' && b.privilege.startsWith('unpaid-seller')) return true; // 23 al. 1
  if (a.privilege.startsWith('unpaid-seller') && b.privilege === 'carrier-knew-price-unpaid') return true; // 23 al. 1
  if (a.privilege === 'carrier' && b.privilege === 'funeral-costs') return true; // 25
  if (a.privilege === 'funeral-costs' && losesToFuneral(b.privilege)) return true; // 25
  const isPreservation =
    (isAnyPreserver(a.privilege) && (isAnyPreserver(b.privilege) || b.privilege === 'funeral-costs')) ||
    (isPreserver(a.privilege) && losesToLaterPreserver(b.privilege));
  return isPreservation && dated ? !isOlder : undefined; // 22 al. 1, 25
}

function negate(verdict: boolean | undefined): boolean | undefined {
  return verdict === undefined ? undefined : !verdict;
}

/** A lessor's place is before or after the pledge, as the dates say; everybody else's is in the catalogue. */
function rankOf(claim: NaiveClaim, all: readonly NaiveClaim[], pool: string, asOf: string): number {
  const { privilege, since } = claim;
  const pledges = all.filter(
    (other) =>
      isPledge(other.privilege) &&
      other.pools.includes(pool) &&
      other.claimed > 0n &&
      other.since !== undefined,
  );
  if (!isLessor(privilege) || since === undefined || pledges.length === 0)
    return rankInForce(getPrivilege(privilege), asOf);
  return pledges.some((pledge) => (pledge.since ?? '') < since) ? 220 : 170;
}
