import type { Privilege } from '@prorata/contract/distribution/privilege';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { findGoverningDate } from '@prorata/domain/governing-date';
import { presentPage } from '../../../database/read-page.ts';
import { readTogether } from '../../../database/read-together.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type OutgoingFile, type Route, route } from '../../../http/calls/route.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Tools } from '../../../tools.ts';
import { listBailiffsOffices } from '../../organizations/list-bailiffs-offices.ts';
import { answerCountries } from '../../parties/countries.ts';
import { lookUpParty } from '../../parties/find-party.ts';
import { listPrivileges } from '../../statements/list-privileges.ts';
import { readMaxDocumentBytes } from '../../statements/receive-document.ts';
import { readInvitation } from '../find-invitation.ts';
import { downloadAnswerReceipt } from './answer-receipt.ts';
import { BALANCE_RECEIPT } from './balance-receipt.ts';
import { beginKnownStatement } from './begin-statement.ts';
import { closeOwnInvitation } from './close.ts';
import { confirmBalance, takeBackBalance } from './confirm-balance.ts';
import { declareNothing, takeBackNothing } from './declare-nothing.ts';
import { addOwnClaim, changeOwnClaim, removeOwnClaim } from './file-claim.ts';
import { downloadOwnDocument, removeOwnDocument, uploadOwnDocument } from './file-document.ts';
import {
  beginStatement,
  listOwnStatements,
  readOwnStatement,
  updateOwnStatement,
  withdrawStatement,
} from './file-statement.ts';
import { composeReceipt, renderReceipt } from './make-receipt.ts';
import { NO_CLAIM_RECEIPT } from './no-claim-receipt.ts';
import { presentInvitedRow } from './present.ts';
import { readInvitedDossier } from './read-dossier.ts';
import { setOwnAmounts } from './set-amounts.ts';
import { setDocumentTypes } from './set-document-types.ts';

export function invitedRoutes(tools: Tools): Route[] {
  return [
    ...invitationRoutes(tools),
    ...statementRoutes(tools),
    ...claimRoutes(tools),
    ...documentRoutes(tools),
  ];
}

function invitationRoutes(tools: Tools): Route[] {
  const { db, jobs } = tools;
  return [
    route(invitedCalls.readDossier, ({ actor }) => readInvitedDossier(tools, actor)),
    route(invitedCalls.listPrivileges, async ({ actor }) => ({
      items: await listInvitedPrivileges(tools, actor.invitationId),
    })),
    route(invitedCalls.listBailiffsOffices, ({ query }) => listBailiffsOffices(db, query)),
    route(invitedCalls.listCountries, ({ query }) => answerCountries(query.lang)),
    // What the office knows of others is not the creditor's business: the register alone is asked.
    route(invitedCalls.readByEnterpriseNumber, ({ params, query }) =>
      lookUpParty(db, undefined, params.kboNumber, query.lang ?? 'nl'),
    ),
    route(invitedCalls.declareNothing, ({ action, body }) => declareNothing(tools, action, body)),
    route(invitedCalls.takeBackNothing, ({ action }) => takeBackNothing(tools, action)),
    route(invitedCalls.downloadNoClaimReceipt, ({ actor }) =>
      downloadAnswerReceipt(tools, NO_CLAIM_RECEIPT, actor.invitationId),
    ),
    route(invitedCalls.confirmBalance, ({ action }) => confirmBalance(tools, action)),
    route(invitedCalls.takeBackBalance, ({ action }) => takeBackBalance(tools, action)),
    route(invitedCalls.downloadBalanceReceipt, ({ actor }) =>
      downloadAnswerReceipt(tools, BALANCE_RECEIPT, actor.invitationId),
    ),
    route(invitedCalls.close, ({ action }) => closeOwnInvitation(tools, action)),
    route(invitedCalls.downloadReceipt, ({ actor }) => downloadReceipt(tools, actor.invitationId)),
    route(invitedCalls.sendCodeAgain, async ({ body }) => {
      await inTransaction(db, (trx) =>
        jobs.add(trx, 'send-codes-again', { email: body.email }, { key: body.email.toLowerCase() }),
      );
      return { isReceived: true };
    }),
  ];
}

function statementRoutes({ db }: Tools): Route[] {
  return [
    route(invitedCalls.listMyStatements, async ({ actor, query }) =>
      presentPage(await listOwnStatements(db, actor.invitationId, query), presentInvitedRow),
    ),
    route(invitedCalls.createStatement, ({ action, body }) => beginStatement(db, action, body)),
    route(invitedCalls.beginStatement, ({ action }) => beginKnownStatement(db, action)),
    route(invitedCalls.readStatement, ({ actor, params }) =>
      readOwnStatement(db, actor.invitationId, params.tpStatementId),
    ),
    route(invitedCalls.updateStatement, ({ action, params, body }) =>
      updateOwnStatement(db, action, params.tpStatementId, body),
    ),
    route(invitedCalls.setAmounts, ({ action, params, body }) =>
      setOwnAmounts(db, action, params.tpStatementId, body),
    ),
    route(invitedCalls.removeStatement, ({ action, params, query }) =>
      withdrawStatement(db, action, params.tpStatementId, query.version),
    ),
  ];
}

function claimRoutes({ db }: Tools): Route[] {
  return [
    route(invitedCalls.createClaim, ({ action, params, body }) =>
      addOwnClaim(db, action, params.tpStatementId, body),
    ),
    route(invitedCalls.updateClaim, ({ action, params, body }) => changeOwnClaim(db, action, params, body)),
    route(invitedCalls.removeClaim, ({ action, params, query }) =>
      removeOwnClaim(db, action, params, query.version),
    ),
  ];
}

function documentRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(
      invitedCalls.uploadDocument,
      ({ action, params, upload, file }) =>
        uploadOwnDocument(tools, action, params.tpStatementId, {
          documentType: upload.documentType,
          file,
        }),
      () => readMaxDocumentBytes(db),
    ),
    route(invitedCalls.downloadDocument, ({ actor, params }) =>
      downloadOwnDocument(tools, actor.invitationId, params),
    ),
    route(invitedCalls.setDocumentTypes, ({ action, params, body }) =>
      setDocumentTypes(db, action, params, body.documentTypes),
    ),
    route(invitedCalls.removeDocument, ({ action, params }) => removeOwnDocument(db, action, params)),
  ];
}

/** The receipt as it was mailed; while the job that keeps it is still busy, made for this once. */
async function downloadReceipt(
  tools: Pick<Tools, 'db' | 'storage' | 'renderer' | 'settings'>,
  invitationId: string,
): Promise<OutgoingFile> {
  const { db, storage } = tools;
  const { receipt, kept } = await readTogether(db, (db) => ({
    receipt: composeReceipt(db, invitationId),
    kept: db
      .selectFrom('receipts')
      .innerJoin('files', 'files.id', 'receipts.fileId')
      .select(['files.storageKey', 'files.sha256'])
      .where('invitationId', '=', invitationId)
      .executeTakeFirst(),
  }));
  if (receipt === undefined) throw new ProblemError('not-found');
  const content = kept ? await storage.read(kept) : await renderReceipt(tools, receipt);
  return { name: receipt.fileName, mediaType: 'application/pdf', content };
}

/** The privileges of the day that governs the dossier; all of them while that day is not known. */
async function listInvitedPrivileges({ db }: Pick<Tools, 'db'>, invitationId: string): Promise<Privilege[]> {
  const { dossier } = await readInvitation(db, invitationId);
  return listPrivileges(findGoverningDate(dossier) ?? undefined);
}
