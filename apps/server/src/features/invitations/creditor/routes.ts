import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { presentPage } from '../../../database/read-page.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type Route, route } from '../../../http/calls/route.ts';
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
  const { db } = parts;
  return [
    route(invitedCalls.readDossier, ({ actor }) => readInvitedDossier(parts, actor)),
    route(invitedCalls.listPrivileges, async ({ actor }) => ({
      items: await listInvitedPrivileges(parts, actor.invitationId),
    })),
    route(invitedCalls.listBailiffsOffices, ({ query }) => parts.listBailiffsOffices(db, query)),
    route(invitedCalls.listCountries, ({ query }) => ({
      items: [...parts.listCountries(query.lang ?? 'nl')],
    })),
    route(invitedCalls.close, ({ action }) => closeOwnInvitation(parts, action)),
    route(invitedCalls.downloadReceipt, ({ actor }) => downloadReceipt(parts, actor.invitationId)),
    route(invitedCalls.sendCodeAgain, async ({ body }) => {
      await inTransaction(db, (trx) => parts.askForCodes(trx, body.email));
      return { isReceived: true };
    }),
  ];
}

function statementRoutes({ db }: InvitedParts): Route[] {
  return [
    route(invitedCalls.listMyStatements, async ({ actor, query }) =>
      presentPage(await listOwnStatements(db, actor.invitationId, query), presentInvitedRow),
    ),
    route(invitedCalls.createStatement, ({ action, body }) => beginStatement(db, action, body)),
    route(invitedCalls.readStatement, ({ actor, params }) =>
      readOwnStatement(db, actor.invitationId, params.tpStatementId),
    ),
    route(invitedCalls.updateStatement, ({ action, params, body }) =>
      updateOwnStatement(db, action, params.tpStatementId, body),
    ),
    route(invitedCalls.removeStatement, ({ action, params }) =>
      withdrawStatement(db, action, params.tpStatementId),
    ),
  ];
}

function claimRoutes({ db }: InvitedParts): Route[] {
  return [
    route(invitedCalls.createClaim, ({ action, params, body }) =>
      addOwnClaim(db, action, params.tpStatementId, body),
    ),
    route(invitedCalls.updateClaim, ({ action, params, body }) => changeOwnClaim(db, action, params, body)),
    route(invitedCalls.removeClaim, ({ action, params }) => removeOwnClaim(db, action, params)),
  ];
}

function documentRoutes(parts: InvitedParts): Route[] {
  const { db, readMaxDocumentBytes } = parts;
  return [
    route(
      invitedCalls.uploadDocument,
      ({ action, params, upload, file }) =>
        uploadOwnDocument(parts, action, params.tpStatementId, {
          documentType: upload.documentType,
          file,
        }),
      readMaxDocumentBytes,
    ),
    route(invitedCalls.downloadDocument, ({ actor, params }) =>
      downloadOwnDocument(parts, actor.invitationId, params),
    ),
    route(invitedCalls.removeDocument, ({ action, params }) => removeOwnDocument(db, action, params)),
  ];
}
