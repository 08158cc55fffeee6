import type { ClaimInput, PoolInput, StatementInput } from '../distribution/input.ts';
import { isOpen } from '../distribution/state.ts';
import { groupBy } from '../group-by.ts';
import { type Cents, eurosFromCents, smallerOf, sumCents } from '../money.ts';

/** What should be seen of a consumer's pledges before a report is signed. */
export const PLEDGE_CODES = ['pledgeWorthTooMuch'] as const;

interface PledgesToCheck {
  readonly pools: readonly PoolInput[];
  readonly statements: readonly StatementInput[];
  /** The claims whose pledge a consumer gave. */
  readonly consumerPledgeIds: ReadonlySet<string>;
}

interface PledgePoint {
  readonly code: (typeof PLEDGE_CODES)[number];
  readonly statementId: string;
  readonly claimId: string;
  readonly params: { readonly value: number; readonly secured: number };
}

/**
 * What a consumer gives in pledge may be worth at most twice what it secures (Pledge Act 7). What the sale brought in is
 * the only value that the dossier knows; the rule looks at the day of the contract, so this is a point and no cut.
 */
export function listPledgePoints(pledges: PledgesToCheck): PledgePoint[] {
  const claims = pledges.statements.flatMap((statement) =>
    statement.claims
      .filter(({ id }) => pledges.consumerPledgeIds.has(id))
      .map((claim) => ({ statement, claim, lots: lotsOf(claim, pledges.pools) })),
  );
  // One pledge may secure several debts: what one creditor claims on the same lots counts together.
  const together = groupBy(claims, ({ statement, lots }) =>
    JSON.stringify([statement.creditorId, ...lots.map(({ id }) => id).sort()]),
  );
  return [...together.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const valueCents = sumCents(first.lots.map(({ amountCents }) => amountCents));
    const securedCents = sumCents(group.map(({ claim }) => securedOf(claim)));
    if (valueCents <= 2n * securedCents) return [];
    return {
      code: 'pledgeWorthTooMuch',
      statementId: first.statement.id,
      claimId: first.claim.id,
      params: { value: eurosFromCents(valueCents), secured: eurosFromCents(securedCents) },
    } as const;
  });
}

function lotsOf({ lots = [] }: ClaimInput, pools: readonly PoolInput[]): readonly PoolInput[] {
  return lots === 'all' ? pools.filter(isOpen) : pools.filter(({ id }) => lots.includes(id));
}

/** Principal and the accessories that follow it, up to the agreed maximum (Pledge Act 12). */
function securedOf({ amountCents, ordinary = [], limitCents }: ClaimInput): Cents {
  const withPrivilege = amountCents - sumCents(ordinary.map((part) => part.amountCents));
  return limitCents === undefined ? withPrivilege : smallerOf(withPrivilege, limitCents);
}
