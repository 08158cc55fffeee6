import { DEMO_PARTIES } from '@prorata/demo/parties';
import type { InjectOptions } from 'fastify';
import {
  insertClaim,
  insertDocument,
  insertDossierCreditor,
  insertStatement,
} from '../database/testing/insert-rows.ts';
import { insertLetter } from '../features/delivery/testing/insert-delivery.ts';
import { formOf } from '../http/testing/form.ts';
import { insertMail, insertStored } from './good-ways.ts';
import { insertCreditor } from './invited-creditor.ts';
import { TEST_NOW, type TestServer } from './test-server.ts';

/** Of an enterprise that Claes & Dewitte has met. */
export const KNOWN_NUMBER =
  DEMO_PARTIES.find(({ office, enterpriseNumber }) => office === 'claesDewitte' && enterpriseNumber)
    ?.enterpriseNumber ?? '';

/** Who holds the code of an invitation, with something that was filed with it and sent about it. */
export interface Holder {
  readonly code: string;
  readonly statementId: string;
  readonly claimId: string;
  readonly documentId: string;
  readonly mailId: string;
  readonly letterId: string;
}

/** An open invitation in a dossier, with a statement that the creditor has begun. */
export async function insertHolder(
  server: TestServer,
  place: { readonly organizationId: string; readonly dossierId: string; readonly createdBy: string },
): Promise<Holder> {
  const { db } = server;
  const { organizationId, dossierId, createdBy } = place;
  const creditorId = await insertDossierCreditor(db, { dossierId });
  const { invitationId, code } = await insertCreditor(
    server,
    { dossierId, createdBy },
    { creditorId, validUntil: '2026-12-31' },
  );
  const statementId = await insertStatement(db, { dossierId, creditorId, invitationId });
  const documentId = await insertDocument(db, dossierId, statementId);
  const claimId = await insertClaim(db, { dossierId, statementId, documentId });
  const mailId = await insertMail(server, { organizationId, dossierId, creditorId: invitationId });
  const letterId = await insertLetter(db, {
    ...{ organizationId, dossierId, invitationId },
    ...{ acceptedAt: TEST_NOW, letterFileId: await insertStored(server) },
  });
  return { code, statementId, claimId, documentId, mailId, letterId };
}

/** Whoever passes is told that somebody else was faster, and changes nothing. */
const LATER = 999_999;
const CLAIM = { type: 'general', privilegeId: 'wages', amountDemanded: 1 };
const STATEMENT = { creditorAddress: {}, totalAmountClaimed: 0 };

/** How each call of a creditor is made with the code. */
export const HOLDER_REQUESTS: Readonly<
  Record<string, (holder: Holder) => InjectOptions | Promise<InjectOptions>>
> = {
  'following.readStatus': ({ code }) => ({ url: `/api/Invited/${code}/status` }),
  'following.listSendings': ({ code }) => ({ url: `/api/Invited/${code}/sendings` }),
  'following.readMail': (holder) => ({ url: `${mailOf(holder)}/mail` }),
  'following.downloadLetter': ({ code, letterId }) => ({
    url: `/api/Invited/${code}/sendings/${letterId}/letter`,
  }),
  'following.downloadEnclosure': (holder) => ({ url: `${mailOf(holder)}/enclosure/1` }),
  'following.downloadCertificate': (holder) => ({ url: `${statementOf(holder)}/certificate` }),
  'invited.readDossier': ({ code }) => ({ url: `/api/Invited/${code}/dossier` }),
  'invited.listPrivileges': ({ code }) => ({ url: `/api/Invited/${code}/privileges` }),
  'invited.listBailiffsOffices': ({ code }) => ({ url: `/api/Invited/${code}/bailiffsOffices` }),
  'invited.listCountries': ({ code }) => ({ url: `/api/Invited/${code}/countries` }),
  'invited.readByEnterpriseNumber': ({ code }) => ({ url: `/api/Invited/${code}/party/${KNOWN_NUMBER}` }),
  'invited.downloadReceipt': ({ code }) => ({ url: `/api/Invited/${code}/receipt` }),
  'invited.declareNothing': ({ code }) => ({
    method: 'POST',
    url: `/api/Invited/${code}/nothingToClaim`,
    payload: { reason: 'paid', declaredBy: 'Any', isSure: true },
  }),
  'invited.takeBackNothing': ({ code }) => ({
    method: 'POST',
    url: `/api/Invited/${code}/nothingToClaim/takeBack`,
  }),
  'invited.downloadNoClaimReceipt': ({ code }) => ({ url: `/api/Invited/${code}/nothingToClaim/receipt` }),
  'invited.confirmBalance': ({ code }) => ({ method: 'POST', url: `/api/Invited/${code}/balance/confirm` }),
  'invited.takeBackBalance': ({ code }) => ({ method: 'POST', url: `/api/Invited/${code}/balance/takeBack` }),
  'invited.downloadBalanceReceipt': ({ code }) => ({ url: `/api/Invited/${code}/balance/receipt` }),
  'invited.close': ({ code }) => ({ method: 'POST', url: `/api/Invited/${code}/close` }),
  'invited.listMyStatements': ({ code }) => ({
    url: `/api/Invited/${code}/thirdPartyStatement/myStatements`,
  }),
  'invited.createStatement': ({ code }) => ({
    method: 'POST',
    url: `/api/Invited/${code}/thirdPartyStatement`,
    payload: STATEMENT,
  }),
  'invited.beginStatement': ({ code }) => ({
    method: 'POST',
    url: `/api/Invited/${code}/thirdPartyStatement/begin`,
  }),
  'invited.readStatement': (holder) => ({ url: statementOf(holder) }),
  'invited.updateStatement': (holder) => ({
    method: 'PUT',
    url: statementOf(holder),
    payload: { ...STATEMENT, version: LATER },
  }),
  'invited.setAmounts': (holder) => ({
    method: 'PUT',
    url: `${statementOf(holder)}/amounts`,
    payload: { version: LATER, privilegedClaimId: holder.claimId, amount: 1, parts: [], payments: [] },
  }),
  'invited.removeStatement': (holder) => ({
    method: 'DELETE',
    url: `${statementOf(holder)}?version=${LATER}`,
  }),
  'invited.createClaim': (holder) => ({
    method: 'POST',
    url: `${statementOf(holder)}/privilegedClaim`,
    payload: { ...CLAIM, documentId: holder.documentId },
  }),
  'invited.updateClaim': (holder) => ({
    method: 'PUT',
    url: `${statementOf(holder)}/privilegedClaim/${holder.claimId}`,
    payload: { ...CLAIM, documentId: holder.documentId, version: LATER },
  }),
  'invited.removeClaim': (holder) => ({
    method: 'DELETE',
    url: `${statementOf(holder)}/privilegedClaim/${holder.claimId}?version=${LATER}`,
  }),
  'invited.uploadDocument': async (holder) => ({
    method: 'POST',
    url: `${statementOf(holder)}/document`,
    ...(await formOf({ documentType: 'title', file: new File(['%PDF-1.7\n%%EOF'], 'a.pdf') })),
  }),
  'invited.setDocumentTypes': (holder) => ({
    method: 'PUT',
    url: `${statementOf(holder)}/document/${holder.documentId}/types`,
    payload: { documentTypes: ['title'] },
  }),
  'invited.downloadDocument': (holder) => ({
    url: `${statementOf(holder)}/document/${holder.documentId}/file`,
  }),
  'invited.removeDocument': (holder) => ({
    method: 'DELETE',
    url: `${statementOf(holder)}/document/${holder.documentId}/file`,
  }),
};

function statementOf({ code, statementId }: Holder): string {
  return `/api/Invited/${code}/thirdPartyStatement/${statementId}`;
}

function mailOf({ code, mailId }: Holder): string {
  return `/api/Invited/${code}/sendings/${mailId}`;
}
