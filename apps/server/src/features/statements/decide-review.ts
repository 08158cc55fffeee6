import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { Stale } from '@prorata/contract/problems';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { centsFromEuros, eurosFromCents, largerOf, sumCents } from '@prorata/domain/money';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { describeChangesSince } from '../../events/describe-changes-since.ts';
import { presentChanges } from '../../events/present-changes.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { Action, UserAction } from '../../http/action.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { countedOf } from './claim-amounts.ts';
import { withAdmitted } from './claim-fields.ts';
import { lockThirdPartyStatement } from './lock-statement.ts';
import { presentThirdPartyStatement } from './present.ts';
import { claimFieldsOf } from './present-claim.ts';
import { completeStatement, lockStatement } from './read-statements.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import { refuseIncomplete } from './refuse-incomplete.ts';
import { refuseUnexplained } from './refuse-unexplained.ts';
import { findRefusalOfReview } from './review-policy.ts';
import { settleInvitation } from './settle-invitation.ts';
import { fieldsOf } from './statement-fields.ts';
import type { ClaimRecord, StatementRecord } from './statement-record.ts';
import { addClaim, changeClaim, removeClaim } from './store-claim.ts';
import { storeRemoved } from './store-removed.ts';
import { changeStatement } from './store-statement.ts';
import { tellDecision } from './tell-decision.ts';
import { writeStatement } from './write-statement.ts';

type Decision = BodyOf<typeof statementsCalls.review>;

/** A whole decision of the review desk: all of it is stored, with the events that the single acts record, or nothing. */
export async function decideReview(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.review>,
  decision: Decision,
): Promise<ThirdPartyStatement> {
  return inTransaction(tools.db, async (trx) => {
    const place = await lockThirdPartyStatement(trx, action, params, 'bailiffChangesAmounts');
    const { claims } = await completeStatement(trx, place.statement);
    await refuseUnseen(trx, place, claims, decision);
    let statement = await storeAmounts(trx, action, place, claims, decision);
    if (decision.verdict === 'validated')
      statement = await storeValidation(trx, action, { ...place, statement });
    if (decision.verdict !== 'undecided') await tellDecision(tools, trx, action, { ...place, statement });
    const invitationStatus = await settleInvitation(trx, action, { ...place, statement });
    return presentThirdPartyStatement(trx, {
      ...(await completeStatement(trx, statement)),
      invitationStatus,
    });
  });
}

/** Refuses a decision on anything but what is stored: another version, or claims that came or went meanwhile. */
async function refuseUnseen(
  trx: Transaction,
  { statement }: StatementInDossier,
  stored: readonly ClaimRecord[],
  { version, claims, removedClaims }: Decision,
): Promise<void> {
  await refuseStale(trx, statement, version);
  const seen = new Map([...claims, ...removedClaims].map((claim) => [claim.id, claim.version]));
  for (const claim of stored) await refuseStale(trx, claim, seen.get(claim.id) ?? claim.version);
  if (seen.size === stored.length && stored.every(({ id }) => seen.has(id))) return;
  const changes = presentChanges('statement', {
    before: { privilegedClaims: seen.size },
    after: { privilegedClaims: stored.length },
    erased: new Set(),
  });
  const stale: Stale = {
    ...(await describeChangesSince(trx, statement, version)),
    subject: 'statement',
    changes,
  };
  throw new ProblemError('stale', { members: { stale } });
}

/** The claims before the total: a total is refused that is less than its claims come to. */
async function storeAmounts(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  claims: readonly ClaimRecord[],
  decision: Decision,
): Promise<StatementRecord> {
  await storeClaims(trx, action, withRoomForClaims(place, claims, decision), claims, decision);
  await storeTotal(trx, action, place, decision);
  const { dossier, statement } = place;
  const latest = await lockStatement(trx, { dossierId: dossier.id, statementId: statement.id });
  refuseUnexplained(await completeStatement(trx, latest));
  return latest;
}

/**
 * Each claim is compared with the higher of the two totals, or against what the claims come to where the statement was
 * invalid and its total 0. Claims that shrink go first, so that none is refused on the way to amounts that fit.
 */
function withRoomForClaims(
  { dossier, statement }: StatementInDossier,
  claims: readonly ClaimRecord[],
  { totalAmountClaimed }: Decision,
): StatementInDossier {
  const claimed = sumCents(claims.map(countedOf));
  const amounts = [statement.totalAmountClaimedCents, centsFromEuros(totalAmountClaimed), claimed];
  const totalAmountClaimedCents = amounts.reduce(largerOf);
  return { dossier, statement: { ...statement, totalAmountClaimedCents } };
}

async function storeClaims(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  stored: readonly ClaimRecord[],
  { claims, addedClaims, removedClaims }: Decision,
): Promise<void> {
  for (const { id } of removedClaims) {
    for (const claim of stored.filter((candidate) => candidate.id === id)) {
      await removeClaim(trx, action, place, claim);
      await storeRemoved(trx, action, place, claim);
    }
  }
  for (const { claim, input, path } of listChanged(stored, claims)) {
    const { documentId } = input;
    if (documentId === null) throw requiredError(`${path}.documentId`);
    await reportUnder(path, changeClaim(trx, action, place, claim, { ...input, documentId }));
  }
  for (const [index, input] of addedClaims.entries()) {
    await reportUnder(`addedClaims.${index}`, addClaim(trx, action, place, withAdmitted(input)));
  }
}

function listChanged(stored: readonly ClaimRecord[], claims: Decision['claims']) {
  const growthOf = ({
    claim,
    input,
  }: {
    claim: ClaimRecord;
    input: { amountDemanded: number; reservedAmount: number };
  }) => input.amountDemanded + input.reservedAmount - eurosFromCents(countedOf(claim));
  return claims
    .flatMap(({ id, version: _, ...input }, index) =>
      stored
        .filter((claim) => claim.id === id && findChanges(claimFieldsOf(claim), input) !== undefined)
        .map((claim) => ({ claim, input, path: `claims.${index}` })),
    )
    .sort((one, other) => growthOf(one) - growthOf(other));
}

/** A refused field is named by its place in the decision. */
async function reportUnder(path: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.details.errors === undefined) throw error;
    const errors = error.details.errors.map((field) => ({ ...field, path: `${path}.${field.path}` }));
    throw new ProblemError(error.code, { ...error.details, errors, cause: error });
  }
}

function requiredError(path: string): ProblemError {
  return new ProblemError('validation', { errors: [{ path, code: 'required' }] });
}

async function storeTotal(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  { totalAmountClaimed, rejectionReason, rejectionNote, titles, explanationOfChange, ...owed }: Decision,
): Promise<void> {
  const fields = fieldsOf(place.statement);
  const decided = {
    ...fields,
    totalAmountClaimed,
    ...(rejectionReason !== undefined && { rejectionReason }),
    ...(rejectionNote !== undefined && { rejectionNote }),
    ...(titles !== undefined && { titles }),
    ...(owed.liability !== undefined && { liability: owed.liability, debtorIds: owed.debtorIds ?? [] }),
  };
  if (findChanges(fields, decided) === undefined) {
    await writeStatement(trx, action, place, { explanationOfChange });
  } else {
    await changeStatement(trx, action, place, decided, { explanationOfChange });
  }
}

/** For good: what a creditor filed and the office accepted goes into the distribution as it now is. */
export async function storeValidation(
  trx: Transaction,
  action: UserAction,
  place: StatementInDossier,
): Promise<StatementRecord> {
  refuse(findRefusalOfReview(place.statement, 'markAsValidated'));
  await refuseIncomplete(trx, place.statement);
  refuseUnexplained(await completeStatement(trx, place.statement));
  return writeStatement(trx, action, place, { validatedAt: action.at, validatedBy: action.actor.id });
}
