import { statementsCalls } from '@prorata/contract/statements/calls';
import { presentPage } from '../../database/read-page.ts';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { createStatement } from './create-statement.ts';
import { decideReview } from './decide-review.ts';
import { linkClaimToAsset } from './link-claim-to-asset.ts';
import { listStatements } from './list-statements.ts';
import { createOwnClaim, removeOwnClaim, updateOwnClaim } from './own-claims.ts';
import { presentStatementRow } from './present.ts';
import { readStatement, readThirdPartyStatement } from './read-statement.ts';
import { removeOwnStatement, removeThirdPartyStatement } from './remove-statement.ts';
import { createThirdPartyClaim, removeThirdPartyClaim, updateThirdPartyClaim } from './review-claims.ts';
import { explainChange, markAsValidated, updateThirdPartyStatement } from './review-statement.ts';
import { updateStatement } from './update-statement.ts';

export function statementsRoutes(tools: Tools): Route[] {
  return [...ownRoutes(tools), ...claimRoutes(tools), ...reviewRoutes(tools), ...reviewClaimRoutes(tools)];
}

function ownRoutes({ db, clock }: Tools): Route[] {
  return [
    route(statementsCalls.list, async ({ actor, params, query }) => {
      await getDossier(db, actor.user, params.dossierId);
      const { counts, ...page } = await listStatements(db, params.dossierId, query);
      return { ...presentPage(page, presentStatementRow), counts };
    }),
    route(statementsCalls.create, (input) =>
      createStatement(db, actOf(input, clock), input.params.dossierId, input.body),
    ),
    route(statementsCalls.read, ({ actor, params }) => readStatement(db, actor.user, params)),
    route(statementsCalls.update, (input) =>
      updateStatement(db, actOf(input, clock), input.params, input.body),
    ),
    route(statementsCalls.remove, (input) => removeOwnStatement(db, actOf(input, clock), input.params)),
  ];
}

function claimRoutes({ db, clock }: Tools): Route[] {
  return [
    route(statementsCalls.createClaim, (input) =>
      createOwnClaim(db, actOf(input, clock), input.params, input.body),
    ),
    route(statementsCalls.updateClaim, (input) =>
      updateOwnClaim(db, actOf(input, clock), input.params, input.body),
    ),
    route(statementsCalls.removeClaim, (input) => removeOwnClaim(db, actOf(input, clock), input.params)),
    route(statementsCalls.linkClaimToAsset, (input) =>
      linkClaimToAsset(db, actOf(input, clock), input.params),
    ),
  ];
}

function reviewRoutes({ db, clock }: Tools): Route[] {
  return [
    route(statementsCalls.readThirdParty, ({ actor, params }) =>
      readThirdPartyStatement(db, actor.user, params),
    ),
    route(statementsCalls.updateThirdParty, (input) =>
      updateThirdPartyStatement(db, actOf(input, clock), input.params, input.body),
    ),
    route(statementsCalls.removeThirdParty, (input) =>
      removeThirdPartyStatement(db, actOf(input, clock), input.params),
    ),
    route(statementsCalls.updateExplanation, (input) =>
      explainChange(db, actOf(input, clock), input.params, input.body),
    ),
    route(statementsCalls.markAsValidated, (input) =>
      markAsValidated(db, actOf(input, clock), input.params, input.body),
    ),
    route(statementsCalls.review, (input) => decideReview(db, actOf(input, clock), input.params, input.body)),
  ];
}

function reviewClaimRoutes({ db, clock }: Tools): Route[] {
  return [
    route(statementsCalls.createThirdPartyClaim, (input) =>
      createThirdPartyClaim(db, actOf(input, clock), input.params, input.body),
    ),
    route(statementsCalls.updateThirdPartyClaim, (input) =>
      updateThirdPartyClaim(db, actOf(input, clock), input.params, input.body),
    ),
    route(statementsCalls.removeThirdPartyClaim, (input) =>
      removeThirdPartyClaim(db, actOf(input, clock), input.params),
    ),
  ];
}
