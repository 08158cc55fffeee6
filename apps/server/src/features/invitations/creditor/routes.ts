import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { presentPage } from '../../../database/read-page.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type Route, route } from '../../../http/calls/route.ts';
import { actOfCreditor } from './act-of-creditor.ts';
import { closeOwnInvitation } from './close.ts';
import { downloadReceipt } from './download-receipt.ts';
import { addOwnClaim, changeOwnClaim, removeOwnClaim } from './file-claim.ts';
import { downloadOwnDocument, removeOwnDocument, uploadOwnDocument } from './file-document.ts';
import {
  beginStatement,
  listOwnStatements,
  readOwnStatement,
  updateOwnStatement,
  withdrawStatement,
} from './file-statement.ts';
import { listInvitedPrivileges } from './list-privileges.ts';
import type { InvitedParts } from './parts.ts';
import { presentInvitedRow } from './present.ts';
import { readInvitedDossier } from './read-dossier.ts';

export function invitedRoutes(parts: InvitedParts): Route[] {
  return [
    ...invitationRoutes(parts),
    ...statementRoutes(parts),
    ...claimRoutes(parts),
    ...documentRoutes(parts),
  ];
}

function invitationRoutes(parts: InvitedParts): Route[] {
  const { db, clock } = parts;
  return [
    route(invitedCalls.readDossier, ({ actor }) => readInvitedDossier(parts, actor)),
    route(invitedCalls.listPrivileges, async ({ actor }) => ({
      items: await listInvitedPrivileges(parts, actor.invitationId),
    })),
    route(invitedCalls.listBailiffsOffices, ({ query }) => parts.listBailiffsOffices(db, query)),
    route(invitedCalls.listCountries, ({ query }) => ({
      items: [...parts.listCountries(query.lang ?? 'nl')],
    })),
    route(invitedCalls.close, (input) => closeOwnInvitation(parts, actOfCreditor(input, clock))),
    route(invitedCalls.downloadReceipt, ({ actor }) => downloadReceipt(parts, actor.invitationId)),
    route(invitedCalls.sendCodeAgain, async ({ body }) => {
      await inTransaction(db, (trx) => parts.askForCodes(trx, body.email));
      return { isReceived: true };
    }),
  ];
}

function statementRoutes({ db, clock }: InvitedParts): Route[] {
  return [
    route(invitedCalls.listMyStatements, async ({ actor, query }) =>
      presentPage(await listOwnStatements(db, actor.invitationId, query), presentInvitedRow),
    ),
    route(invitedCalls.createStatement, (input) =>
      beginStatement(db, actOfCreditor(input, clock), input.body),
    ),
    route(invitedCalls.readStatement, ({ actor, params }) =>
      readOwnStatement(db, actor.invitationId, params.tpStatementId),
    ),
    route(invitedCalls.updateStatement, (input) =>
      updateOwnStatement(db, actOfCreditor(input, clock), input.params.tpStatementId, input.body),
    ),
    route(invitedCalls.removeStatement, (input) =>
      withdrawStatement(db, actOfCreditor(input, clock), input.params.tpStatementId),
    ),
  ];
}

function claimRoutes({ db, clock }: InvitedParts): Route[] {
  return [
    route(invitedCalls.createClaim, (input) =>
      addOwnClaim(db, actOfCreditor(input, clock), input.params.tpStatementId, input.body),
    ),
    route(invitedCalls.updateClaim, (input) =>
      changeOwnClaim(db, actOfCreditor(input, clock), input.params, input.body),
    ),
    route(invitedCalls.removeClaim, (input) => removeOwnClaim(db, actOfCreditor(input, clock), input.params)),
  ];
}

function documentRoutes(parts: InvitedParts): Route[] {
  const { db, clock, readMaxDocumentBytes } = parts;
  return [
    route(
      invitedCalls.uploadDocument,
      (input) =>
        uploadOwnDocument(parts, actOfCreditor(input, clock), input.params.tpStatementId, {
          documentType: input.upload.documentType,
          file: input.file,
        }),
      readMaxDocumentBytes,
    ),
    route(invitedCalls.downloadDocument, ({ actor, params }) =>
      downloadOwnDocument(parts, actor.invitationId, params),
    ),
    route(invitedCalls.removeDocument, (input) =>
      removeOwnDocument(db, actOfCreditor(input, clock), input.params),
    ),
  ];
}
