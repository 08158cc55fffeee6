import * as z from 'zod';
import { call } from '../call.ts';
import { emailSchema, typedEnterpriseNumberSchema } from '../contact-fields.ts';
import { privilegeSchema } from '../distribution/privilege.ts';
import { identifierSchema, languageSchema, optionalText, removalQuery, text } from '../fields.ts';
import { organizationReferenceSchema } from '../organizations/organization.ts';
import { listOf, pageOf, pageQuery, pageQuerySchema } from '../page.ts';
import { countrySchema, partySchema } from '../parties/party.ts';
import { documentSchema, documentTypesSchema, documentUploadSchema } from '../statements/document.ts';
import { DOCUMENT_MEDIA_TYPES } from '../statements/media-types.ts';
import { invitedClaimUpdateSchema, newInvitedClaimSchema } from '../statements/privileged-claim.ts';
import {
  balanceConfirmationSchema,
  closeReceiptSchema,
  invitedDossierSchema,
  noClaimDeclarationSchema,
  noClaimReceiptSchema,
} from './invited-dossier.ts';
import {
  invitedAmountsSchema,
  invitedClaimSchema,
  invitedStatementRowSchema,
  invitedStatementSchema,
  invitedStatementUpdateSchema,
  newInvitedStatementSchema,
} from './invited-statement.ts';

/** Enough for some people behind one address, too few to try a list of addresses. */
const CODES_PER_MINUTE = 5;
/** Enough to fill in statements, too few to copy the register. */
const LOOK_UPS_PER_MINUTE = 20;

const MAX_PRIVILEGES = 300;
const MAX_COUNTRIES = 300;

// Any text: a code that does not look like one gets the phrase for a wrong code, not that for a wrong field.
const invitationParams = z.object({ invitationCode: text(100) });
const statementParams = invitationParams.extend({ tpStatementId: identifierSchema });
const claimParams = statementParams.extend({ privilegedClaimId: identifierSchema });
const documentParams = statementParams.extend({ documentId: identifierSchema });

export const invitedCalls = {
  readDossier: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/dossier',
    summary: 'Reads what an invited creditor may know of the dossier, and the invitation itself.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 200,
    answer: invitedDossierSchema,
  }),
  listPrivileges: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/privileges',
    summary: 'Lists the privileges that can be claimed in the dossier.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 200,
    answer: listOf(privilegeSchema, MAX_PRIVILEGES),
  }),
  listBailiffsOffices: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/bailiffsOffices',
    summary: "Lists the bailiffs' offices that may speak for the creditor.",
    who: ['invitationHolder'],
    params: invitationParams,
    query: z.strictObject({ search: optionalText(200), ...pageQuery }),
    status: 200,
    answer: pageOf(organizationReferenceSchema),
  }),
  listCountries: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/countries',
    summary: 'Lists the countries for the address of the creditor, named in a language.',
    who: ['invitationHolder'],
    params: invitationParams,
    query: z.strictObject({ lang: languageSchema.optional() }),
    status: 200,
    answer: listOf(countrySchema, MAX_COUNTRIES),
  }),
  readByEnterpriseNumber: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/party/{kboNumber}',
    summary:
      'Looks an enterprise up in the register by its number, for the creditor who fills in a statement.',
    who: ['invitationHolder'],
    requestsPerMinute: LOOK_UPS_PER_MINUTE,
    params: invitationParams.extend({ kboNumber: typedEnterpriseNumberSchema }),
    query: z.strictObject({ lang: languageSchema.optional() }),
    status: 200,
    answer: partySchema,
  }),
  sendCodeAgain: call({
    method: 'POST',
    path: '/api/Invited/sendCodeAgain',
    summary:
      'Sends the codes of open invitations again to the address on file; tells nobody whether there is one.',
    who: ['anyone'],
    requestsPerMinute: CODES_PER_MINUTE,
    body: z.strictObject({ email: emailSchema }),
    status: 202,
    answer: z.object({ isReceived: z.literal(true) }),
  }),
  downloadReceipt: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/receipt',
    summary: 'Downloads the receipt of what was filed.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  declareNothing: call({
    method: 'POST',
    path: '/api/Invited/{invitationCode}/nothingToClaim',
    summary:
      'Declares that there is nothing to claim and gives a receipt; the invitation stays open until its last day.',
    who: ['invitationHolder'],
    params: invitationParams,
    body: noClaimDeclarationSchema,
    status: 200,
    answer: noClaimReceiptSchema,
  }),
  takeBackNothing: call({
    method: 'POST',
    path: '/api/Invited/{invitationCode}/nothingToClaim/takeBack',
    summary: 'Takes back that there is nothing to claim, until the last day.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 204,
    answer: null,
  }),
  downloadNoClaimReceipt: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/nothingToClaim/receipt',
    summary: 'Downloads the receipt of the declaration that there is nothing to claim.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  confirmBalance: call({
    method: 'POST',
    path: '/api/Invited/{invitationCode}/balance/confirm',
    summary: 'Confirms that the balance has not changed, and gives a receipt; asked again, the same one.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 200,
    answer: balanceConfirmationSchema,
  }),
  takeBackBalance: call({
    method: 'POST',
    path: '/api/Invited/{invitationCode}/balance/takeBack',
    summary: 'Takes back that the balance has not changed, until the last day.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 204,
    answer: null,
  }),
  downloadBalanceReceipt: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/balance/receipt',
    summary: 'Downloads the receipt of the word that the balance has not changed.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  close: call({
    method: 'POST',
    path: '/api/Invited/{invitationCode}/close',
    summary: 'Closes the invitation for good and gives a receipt of what was filed.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 200,
    answer: closeReceiptSchema,
  }),
  listMyStatements: call({
    method: 'GET',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/myStatements',
    summary: 'Lists the statements filed with the invitation.',
    who: ['invitationHolder'],
    params: invitationParams,
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(invitedStatementRowSchema),
  }),
  createStatement: call({
    method: 'POST',
    path: '/api/invited/{invitationCode}/thirdPartyStatement',
    summary: 'Begins a statement of claim.',
    who: ['invitationHolder'],
    params: invitationParams,
    body: newInvitedStatementSchema,
    status: 201,
    answer: invitedStatementSchema,
  }),
  beginStatement: call({
    method: 'POST',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/begin',
    summary:
      'Begins a statement of claim with all that is known of the creditor; one that is still as it was begun is given again.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 201,
    answer: invitedStatementSchema,
  }),
  readStatement: call({
    method: 'GET',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}',
    summary: 'Reads a statement of claim and what it still lacks.',
    who: ['invitationHolder'],
    params: statementParams,
    status: 200,
    answer: invitedStatementSchema,
  }),
  updateStatement: call({
    method: 'PUT',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}',
    summary: 'Changes a statement of claim while the invitation is open.',
    who: ['invitationHolder'],
    params: statementParams,
    body: invitedStatementUpdateSchema,
    status: 200,
    answer: invitedStatementSchema,
  }),
  setAmounts: call({
    method: 'PUT',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}/amounts',
    summary: 'Sets how much is owed as one amount or as principal, interest and costs; the total follows.',
    who: ['invitationHolder'],
    params: statementParams,
    body: invitedAmountsSchema,
    status: 200,
    answer: invitedStatementSchema,
  }),
  removeStatement: call({
    method: 'DELETE',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}',
    summary: 'Withdraws a statement of claim while the invitation is open.',
    who: ['invitationHolder'],
    params: statementParams,
    query: removalQuery,
    status: 204,
    answer: null,
  }),
  createClaim: call({
    method: 'POST',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}/privilegedClaim',
    summary: 'Adds a claim that rests on a document of the statement.',
    who: ['invitationHolder'],
    params: statementParams,
    body: newInvitedClaimSchema,
    status: 201,
    answer: invitedClaimSchema,
  }),
  updateClaim: call({
    method: 'PUT',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}/privilegedClaim/{privilegedClaimId}',
    summary: 'Changes a claim while the invitation is open.',
    who: ['invitationHolder'],
    params: claimParams,
    body: invitedClaimUpdateSchema,
    status: 200,
    answer: invitedClaimSchema,
  }),
  removeClaim: call({
    method: 'DELETE',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}/privilegedClaim/{privilegedClaimId}',
    summary: 'Deletes a claim while the invitation is open.',
    who: ['invitationHolder'],
    params: claimParams,
    query: removalQuery,
    status: 204,
    answer: null,
  }),
  uploadDocument: call({
    method: 'POST',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}/document',
    summary: 'Adds a document to the statement.',
    who: ['invitationHolder'],
    params: statementParams,
    upload: documentUploadSchema,
    status: 201,
    answer: documentSchema,
  }),
  setDocumentTypes: call({
    method: 'PUT',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}/document/{documentId}/types',
    summary:
      'Says what a document of the statement is: settlement, title, another, or several of them at once.',
    who: ['invitationHolder'],
    params: documentParams,
    body: documentTypesSchema,
    status: 200,
    answer: invitedStatementSchema,
  }),
  downloadDocument: call({
    method: 'GET',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}/document/{documentId}/file',
    summary: 'Downloads a document of the statement.',
    who: ['invitationHolder'],
    params: documentParams,
    status: 200,
    answer: { file: DOCUMENT_MEDIA_TYPES },
  }),
  removeDocument: call({
    method: 'DELETE',
    path: '/api/invited/{invitationCode}/thirdPartyStatement/{tpStatementId}/document/{documentId}/file',
    summary: 'Deletes a document of the statement that no claim rests on.',
    who: ['invitationHolder'],
    params: documentParams,
    status: 204,
    answer: null,
  }),
};
