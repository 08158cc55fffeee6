import { findPrivilege } from '@prorata/law/privileges/catalogue';
import type { ClaimInput, DistributionInput, OrderDecision, StatementInput } from '../distribution/input.ts';
import { type Cents, smallerOf, sumCents } from '../money.ts';
import type { ContestationRequest } from '../vocabulary.ts';

/** What somebody who contests asks to be done with a statement, or with one of its claims. */
export interface LineRequest {
  readonly statementId: string;
  /** Null for the statement as a whole; of another privilege: for what of it has none. */
  readonly claimId: string | null;
  readonly request: ContestationRequest;
  /** Of another amount. */
  readonly amountCents: Cents | null;
  /** Of another privilege. */
  readonly privilegeId: string | null;
  /** Of no privilege: on this lot alone. Of another one: on this lot. */
  readonly lotId: string | null;
}

/**
 * The input of a draft as it would be if whoever contests were right. Mass, costs, date and decisions stay: the judge decides
 * on the same money (Judicial Code 1631).
 */
export function grantRequest(input: DistributionInput, request: LineRequest): DistributionInput {
  const statements = input.statements.map((statement) =>
    statement.id === request.statementId ? changeStatement(statement, request) : statement,
  );
  const claimIds = new Set(statements.flatMap(({ claims }) => claims.map(({ id }) => id)));
  const { choices } = input;
  if (choices?.orders === undefined) return { ...input, statements };
  // What an order said of a claim that is gone says nothing about the others.
  const orders = choices.orders.map(
    (order): OrderDecision => ({ ...order, claimIds: order.claimIds.filter((id) => claimIds.has(id)) }),
  );
  return { ...input, statements, choices: { ...choices, orders } };
}

function changeStatement(statement: StatementInput, request: LineRequest): StatementInput {
  if (request.claimId === null) return changeWhole(statement, request);
  const claim = statement.claims.find(({ id }) => id === request.claimId);
  return claim === undefined ? statement : changeClaim(statement, claim, request);
}

function changeWhole(statement: StatementInput, request: LineRequest): StatementInput {
  switch (request.request) {
    case 'leaveOut':
      return withTotal(statement, 0n);
    case 'otherAmount':
      return withTotal(statement, request.amountCents ?? 0n);
    case 'noPrivilege':
      return statement.claims.reduce(
        (changed, claim) => withoutPrivilege(changed, claim, request),
        statement,
      );
    case 'otherPrivilege':
      return privilegeRest(statement, request);
  }
}

/** Claims cannot add up to more than the total: what it no longer covers is cut off the last ones. */
function withTotal(statement: StatementInput, totalCents: Cents): StatementInput {
  let left = totalCents;
  const claims = statement.claims.flatMap((claim) => {
    const amountCents = smallerOf(claim.amountCents, left);
    left -= amountCents;
    return amountCents === 0n ? [] : [withAmount(claim, amountCents)];
  });
  const { reservedCents = 0n } = statement;
  return { ...statement, totalCents, claims, reservedCents: smallerOf(reservedCents, left) };
}

/** No part of a claim is more than the claim; what has no privilege goes first. */
function withAmount(claim: ClaimInput, amountCents: Cents): ClaimInput {
  let left = amountCents;
  const ordinary = claim.ordinary?.flatMap((part) => {
    const partCents = smallerOf(part.amountCents, left);
    left -= partCents;
    return partCents === 0n ? [] : [{ ...part, amountCents: partCents }];
  });
  const { reservedCents, fixedParts } = claim;
  const parts = fixedParts?.parts.map((part) => ({
    ...part,
    amountCents: smallerOf(part.amountCents, amountCents),
  }));
  return {
    ...claim,
    amountCents,
    ...(ordinary && { ordinary }),
    ...(reservedCents !== undefined && { reservedCents: smallerOf(reservedCents, amountCents) }),
    ...(fixedParts && parts && { fixedParts: { ...fixedParts, parts } }),
  };
}

/** What is asked for besides what has a privilege gets one. */
function privilegeRest(statement: StatementInput, request: LineRequest): StatementInput {
  const restCents = statement.totalCents - sumCents(statement.claims.map(({ amountCents }) => amountCents));
  if (restCents <= 0n) return statement;
  const { reservedCents = 0n, ...rest } = statement;
  const claim = { id: `${statement.id} requested`, amountCents: restCents, reservedCents };
  const privileged = withPrivilege({ ...claim, privilegeId: '' }, request);
  return { ...rest, claims: [...statement.claims, privileged] };
}

function changeClaim(statement: StatementInput, claim: ClaimInput, request: LineRequest): StatementInput {
  switch (request.request) {
    case 'leaveOut': {
      const { claims, totalCents } = statement;
      const others = claims.filter(({ id }) => id !== claim.id);
      return { ...statement, claims: others, totalCents: totalCents - claim.amountCents };
    }
    case 'otherAmount': {
      const amountCents = request.amountCents ?? 0n;
      const totalCents = statement.totalCents - claim.amountCents + amountCents;
      return { ...replace(statement, claim, withAmount(claim, amountCents)), totalCents };
    }
    case 'noPrivilege':
      return withoutPrivilege(statement, claim, request);
    case 'otherPrivilege':
      return replace(statement, claim, withPrivilege(claim, request));
  }
}

function replace(statement: StatementInput, claim: ClaimInput, by: ClaimInput): StatementInput {
  return { ...statement, claims: statement.claims.map((one) => (one.id === claim.id ? by : one)) };
}

/** Without its privilege a claim is a part of what the statement asks for besides. */
function withoutPrivilege(
  statement: StatementInput,
  claim: ClaimInput,
  { lotId }: LineRequest,
): StatementInput {
  const left = lotId !== null && Array.isArray(claim.lots) ? claim.lots.filter((id) => id !== lotId) : [];
  if (left.length > 0) return replace(statement, claim, withLots(claim, left));
  const { claims, reservedCents = 0n } = statement;
  return {
    ...statement,
    claims: claims.filter(({ id }) => id !== claim.id),
    reservedCents: reservedCents + (claim.reservedCents ?? 0n),
  };
}

function withLots(claim: ClaimInput, lots: readonly string[]): ClaimInput {
  const { fixedParts } = claim;
  if (fixedParts === undefined) return { ...claim, lots };
  const parts = fixedParts.parts.filter(({ poolId }) => lots.includes(poolId));
  return { ...claim, lots, fixedParts: { ...fixedParts, parts } };
}

/** What limited the former privilege says nothing of the one that is asked for. */
function withPrivilege(claim: ClaimInput, { privilegeId, lotId }: LineRequest): ClaimInput {
  const {
    lots,
    fixedParts: _fixed,
    limitCents: _limit,
    cappedWith: _cap,
    ordinary: _ordinary,
    ...rest
  } = claim;
  const asked = { ...rest, privilegeId: privilegeId ?? claim.privilegeId };
  if (findPrivilege(asked.privilegeId)?.kind !== 'specific') return asked;
  return { ...asked, lots: lotId === null ? (lots ?? 'all') : [lotId] };
}
