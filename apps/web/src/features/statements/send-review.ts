import { statementsCalls } from '@prorata/contract/statements/calls';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { ProblemError } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { isAsDecided, planReview, type ReviewStep } from './plan-review.ts';
import type { ReviewDraft } from './review-draft.ts';
import { reviewValues } from './review-values.ts';

/** Saves what was decided about the amounts; the answer is the statement as it then is. */
export async function sendReview(
  seen: ThirdPartyStatement,
  draft: ReviewDraft,
): Promise<ThirdPartyStatement> {
  const steps = planReview(seen, draft);
  if (steps.length === 0 && draft.explanationOfChange === seen.explanationOfChange) return seen;
  const newest = await read(seen);
  if (newest.version !== seen.version) throw changedMeanwhile();
  let latest = newest;
  for (const step of steps) latest = await send(latest, step, draft);
  if (latest.explanationOfChange !== draft.explanationOfChange) latest = await explain(latest, draft);
  if (!isAsDecided(latest, seen, draft)) throw changedMeanwhile();
  return latest;
}

export function validateStatement(statement: ThirdPartyStatement): Promise<ThirdPartyStatement> {
  return request(statementsCalls.markAsValidated, {
    params: paramsOf(statement),
    body: { version: statement.version },
  });
}

function paramsOf({ dossierId, id }: ThirdPartyStatement) {
  return { dossierId, tpStatementId: id };
}

function read(statement: ThirdPartyStatement): Promise<ThirdPartyStatement> {
  return request(statementsCalls.readThirdParty, { params: paramsOf(statement) });
}

async function send(
  statement: ThirdPartyStatement,
  step: ReviewStep,
  { explanationOfChange }: ReviewDraft,
): Promise<ThirdPartyStatement> {
  const params = paramsOf(statement);
  if (step.kind === 'total') {
    const { totalAmountClaimed } = step;
    const body = { ...reviewValues(statement), totalAmountClaimed, explanationOfChange };
    return request(statementsCalls.updateThirdParty, { params, body });
  }
  const { id, isCalculatedAutomatically: _, originalAmountDemanded: __, documentId, ...claim } = step.claim;
  await request(statementsCalls.updateThirdPartyClaim, {
    params,
    body: {
      ...claim,
      privilegedClaimId: id,
      amountDemanded: step.amountDemanded,
      documentId: documentId ?? '',
      explanationOfChange: explanationOfChange ?? '',
    },
  });
  return read(statement);
}

/** A reason that is given with a claim joins those that stand there; what was typed at the desk is the whole text. */
async function explain(
  statement: ThirdPartyStatement,
  { explanationOfChange }: ReviewDraft,
): Promise<ThirdPartyStatement> {
  const params = paramsOf(statement);
  const { version } = statement;
  if (explanationOfChange !== null) {
    return request(statementsCalls.updateExplanation, { params, body: { explanationOfChange, version } });
  }
  return request(statementsCalls.updateThirdParty, {
    params,
    body: { ...reviewValues(statement), explanationOfChange },
  });
}

/** As the server says it when somebody else was first. */
function changedMeanwhile(): ProblemError {
  return new ProblemError({ code: 'stale' });
}
