import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { presentPage } from '../../../database/read-page.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type Route, route } from '../../../http/calls/route.ts';
import type { Tools } from '../../../tools.ts';
import { listBailiffsOffices } from '../../organizations/list-bailiffs-offices.ts';
import { listCountries } from '../../parties/countries.ts';
import { readMaxDocumentBytes } from '../../statements/receive-document.ts';
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
import { presentInvitedRow } from './present.ts';
import { readInvitedDossier } from './read-dossier.ts';

export function invitedRoutes(tools: Tools): Route[] {
  return [
    ...invitationRoutes(tools),
    ...statementRoutes(tools),
    ...claimRoutes(tools),
    ...documentRoutes(tools),
  ];
}

function invitationRoutes(tools: Tools): Route[] {
  const { db, clock, jobs } = tools;
  return [
    route(invitedCalls.readDossier, ({ actor }) => readInvitedDossier(tools, actor)),
    route(invitedCalls.listPrivileges, async ({ actor }) => ({
      items: await listInvitedPrivileges(tools, actor.invitationId),
    })),
    route(invitedCalls.listBailiffsOffices, ({ query }) => listBailiffsOffices(db, query)),
    route(invitedCalls.listCountries, ({ query }) => ({
      items: [...listCountries(query.lang ?? 'nl')],
    })),
    route(invitedCalls.close, (input) => closeOwnInvitation(tools, actOfCreditor(input, clock))),
    route(invitedCalls.downloadReceipt, ({ actor }) => downloadReceipt(tools, actor.invitationId)),
    route(invitedCalls.sendCodeAgain, async ({ body }) => {
      await inTransaction(db, (trx) =>
        jobs.add(trx, 'send-codes-again', { email: body.email }, { key: body.email.toLowerCase() }),
      );
      return { isReceived: true };
    }),
  ];
}

function statementRoutes({ db, clock }: Tools): Route[] {
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

function claimRoutes({ db, clock }: Tools): Route[] {
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

function documentRoutes(tools: Tools): Route[] {
  const { db, clock } = tools;
  return [
    route(
      invitedCalls.uploadDocument,
      (input) =>
        uploadOwnDocument(tools, actOfCreditor(input, clock), input.params.tpStatementId, {
          documentType: input.upload.documentType,
          file: input.file,
        }),
      () => readMaxDocumentBytes(db),
    ),
    route(invitedCalls.downloadDocument, ({ actor, params }) =>
      downloadOwnDocument(tools, actor.invitationId, params),
    ),
    route(invitedCalls.removeDocument, (input) =>
      removeOwnDocument(db, actOfCreditor(input, clock), input.params),
    ),
  ];
}
