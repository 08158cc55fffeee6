import * as z from 'zod';
import { call } from '../call.ts';
import { sendingAcceptedSchema, sendResultSchema } from '../delivery/delivery.ts';
import { distributionSchema } from '../distribution/distribution.ts';
import { comparisonSchema } from '../distribution/what-if.ts';
import { dossierParams, identifierSchema, queryBooleanSchema, removalQuery, text } from '../fields.ts';
import { pageOf, pageQuery, pageQuerySchema } from '../page.ts';
import {
  addresseeCorrectionSchema,
  reportLedgerSchema,
  resultSchema,
  sendingPlanSchema,
  sendRequestSchema,
  settingAsideSchema,
  signingRequestSchema,
  signingUrlSchema,
} from './result.ts';

const resultParams = dossierParams.extend({ resultId: identifierSchema });
const addresseeParams = resultParams.extend({ addresseeId: identifierSchema });
const comparisonParams = resultParams.extend({ otherResultId: identifierSchema });

export const resultsCalls = {
  list: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/calculations',
    summary: 'Lists the calculations of a dossier, newest first; older ones only when asked.',
    who: ['dossierReader'],
    params: dossierParams,
    query: z.strictObject({ showOlder: queryBooleanSchema.default(false), ...pageQuery }),
    status: 200,
    answer: pageOf(resultSchema),
  }),
  download: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/file',
    summary: 'Downloads the report of a calculation, signed if it was.',
    who: ['dossierReader'],
    params: resultParams,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  readLog: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/log',
    summary: 'Reads how a calculation came to its amounts.',
    who: ['dossierReader'],
    params: resultParams,
    status: 200,
    answer: distributionSchema,
  }),
  compare: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/comparison/{otherResultId}',
    summary: 'Compares what each creditor gets in two calculations, the first being the earlier one.',
    who: ['dossierReader'],
    params: comparisonParams,
    status: 200,
    answer: comparisonSchema,
  }),
  getSigningUrl: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/getSigningUrl',
    summary: 'Opens a visit to the signing service for the report.',
    who: ['signingBailiff'],
    params: resultParams,
    body: signingRequestSchema,
    status: 201,
    answer: signingUrlSchema,
  }),
  getSignedDocument: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/getSignedDocument',
    summary: 'Fetches and checks the signed report, which closes the dossier for good.',
    who: ['signingBailiff'],
    params: resultParams,
    status: 200,
    answer: resultSchema,
  }),
  readSendingPlan: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/sendingPlan',
    summary: 'Reads who would receive the report, by which way, and what that costs.',
    who: ['dossierWriter'],
    params: resultParams,
    status: 200,
    answer: sendingPlanSchema,
  }),
  revokeLinks: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/revokeLinks',
    summary: 'Makes the secured links to a report that were sent so far useless.',
    who: ['dossierWriter'],
    params: resultParams,
    status: 200,
    answer: z.object({ revoked: z.int().min(0) }),
  }),
  send: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/send',
    summary: 'Sends the signed report to the creditors and the defendant, by mail or registered letter.',
    who: ['dossierWriter'],
    params: resultParams,
    body: sendRequestSchema,
    status: 202,
    answer: sendingAcceptedSchema,
  }),
  listSendResults: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/sendResults',
    summary: 'Lists the mails and letters that carried a report, and what became of them.',
    who: ['dossierReader'],
    params: resultParams,
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(sendResultSchema),
  }),
  readLedger: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/ledger',
    summary: 'Reads to whom the signed report goes, what was tried for each of them, and what came of it.',
    who: ['dossierReader'],
    params: resultParams,
    status: 200,
    answer: reportLedgerSchema,
  }),
  correctAddressee: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/ledger/{addresseeId}/correct',
    summary:
      'Corrects how or where the report goes to one addressee, with the reason; the closed dossier stays as it is.',
    who: ['dossierWriter'],
    params: addresseeParams,
    body: addresseeCorrectionSchema,
    status: 200,
    answer: reportLedgerSchema,
  }),
  setAddresseeAside: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/ledger/{addresseeId}/setAside',
    summary: 'Sets an addressee of the report aside, with the reason: nobody waits for them any more.',
    who: ['dossierWriter'],
    params: addresseeParams,
    body: settingAsideSchema,
    status: 200,
    answer: reportLedgerSchema,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/Result/{resultId}',
    summary: 'Deletes a calculation that was not signed.',
    who: ['dossierWriter'],
    params: resultParams,
    query: removalQuery,
    status: 204,
    answer: null,
  }),
  viewExternal: call({
    method: 'GET',
    path: '/api/externalDocumentView/{documentViewCode}',
    summary: 'Shows the document behind the code of a secured link to whoever has signed in.',
    who: ['signedIn'],
    // Any text: a code that does not look like one is answered as one that does not exist.
    params: z.object({ documentViewCode: text(200) }),
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
};
