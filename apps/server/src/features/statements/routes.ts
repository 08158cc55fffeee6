import { statementsCalls } from '@prorata/contract/statements/calls';
import { presentPage } from '../../database/read-page.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readPartOfDossier } from '../dossiers/find-dossier.ts';
import { decideReview } from './decide-review.ts';
import { linkClaimToAsset } from './link-claim-to-asset.ts';
import { listStatements } from './list-statements.ts';
import { createOwnClaim, removeOwnClaim, updateOwnClaim } from './own-claims.ts';
import { createStatement, readStatement, removeOwnStatement, updateStatement } from './own-statements.ts';
import { presentStatementRow } from './present.ts';
import { createThirdPartyClaim, removeThirdPartyClaim, updateThirdPartyClaim } from './review-claims.ts';
import {
  explainChange,
  markAsValidated,
  readThirdPartyStatement,
  removeThirdPartyStatement,
  updateThirdPartyStatement,
} from './review-statement.ts';
import { setClaimDay } from './set-claim-day.ts';
import { setTitles } from './set-titles.ts';
import { changeSeveral, removeSeveral } from './several-statements.ts';

export function statementsRoutes(tools: Tools): Route[] {
  return [...ownRoutes(tools), ...claimRoutes(tools), ...reviewRoutes(tools), ...reviewClaimRoutes(tools)];
}

function ownRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(statementsCalls.list, async ({ actor, params, query }) => {
      const { counts, ...page } = await readPartOfDossier(db, actor.user, params.dossierId, (db) =>
        listStatements(db, params.dossierId, query),
      );
      return { ...presentPage(page, presentStatementRow), counts };
    }),
    route(statementsCalls.create, ({ action, params, body }) =>
      createStatement(db, action, params.dossierId, body),
    ),
    route(statementsCalls.read, ({ actor, params }) => readStatement(db, actor.user, params)),
    route(statementsCalls.update, ({ action, params, body }) => updateStatement(db, action, params, body)),
    route(statementsCalls.remove, ({ action, params, query }) =>
      removeOwnStatement(db, action, params, query.version),
    ),
    route(statementsCalls.changeSeveral, ({ action, params, body }) =>
      changeSeveral(tools, action, params.dossierId, body),
    ),
    route(statementsCalls.removeSeveral, ({ action, params, body }) =>
      removeSeveral(tools, action, params.dossierId, body),
    ),
  ];
}

function claimRoutes({ db }: Tools): Route[] {
  return [
    route(statementsCalls.createClaim, ({ action, params, body }) =>
      createOwnClaim(db, action, params, body),
    ),
    route(statementsCalls.updateClaim, ({ action, params, body }) =>
      updateOwnClaim(db, action, params, body),
    ),
    route(statementsCalls.removeClaim, ({ action, params, query }) =>
      removeOwnClaim(db, action, params, query.version),
    ),
    route(statementsCalls.linkClaimToAsset, ({ action, params }) => linkClaimToAsset(db, action, params)),
    route(statementsCalls.setClaimDay, ({ action, params, body }) => setClaimDay(db, action, params, body)),
    route(statementsCalls.setTitles, ({ action, params, body }) => setTitles(db, action, params, body)),
  ];
}

function reviewRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(statementsCalls.readThirdParty, ({ actor, params }) =>
      readThirdPartyStatement(db, actor.user, params),
    ),
    route(statementsCalls.updateThirdParty, ({ action, params, body }) =>
      updateThirdPartyStatement(tools, action, params, body),
    ),
    route(statementsCalls.removeThirdParty, ({ action, params, query }) =>
      removeThirdPartyStatement(db, action, params, query.version),
    ),
    route(statementsCalls.updateExplanation, ({ action, params, body }) =>
      explainChange(db, action, params, body),
    ),
    route(statementsCalls.markAsValidated, ({ action, params, body }) =>
      markAsValidated(tools, action, params, body),
    ),
    route(statementsCalls.review, ({ action, params, body }) => decideReview(tools, action, params, body)),
  ];
}

function reviewClaimRoutes({ db }: Tools): Route[] {
  return [
    route(statementsCalls.createThirdPartyClaim, ({ action, params, body }) =>
      createThirdPartyClaim(db, action, params, body),
    ),
    route(statementsCalls.updateThirdPartyClaim, ({ action, params, body }) =>
      updateThirdPartyClaim(db, action, params, body),
    ),
    route(statementsCalls.removeThirdPartyClaim, ({ action, params, query }) =>
      removeThirdPartyClaim(db, action, params, query.version),
    ),
  ];
}
