import * as z from 'zod';
import { call } from '../call.ts';
import { sendingAcceptedSchema, sendResultSchema } from '../delivery/delivery.ts';
import { distributionSchema } from '../distribution/distribution.ts';
import { comparisonSchema } from '../distribution/what-if.ts';
import { dossierParams, identifierSchema, queryBooleanSchema, text } from '../fields.ts';
import { pageOf, pageQuery, pageQuerySchema } from '../page.ts';
import { reportDifferencesSchema } from './difference.ts';
import {
  resultSchema,
  sendingPlanSchema,
  sendRequestSchema,
  signingRequestSchema,
  signingUrlSchema,
} from './result.ts';

const resultParams = dossierParams.extend({ resultId: identifierSchema });
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
  readDifferences: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/differences',
    summary: 'Tells in what a report differs from the dossier as it stands.',
    who: ['dossierReader'],
    params: resultParams,
    status: 200,
    answer: reportDifferencesSchema,
  }),
  downloadRefused: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/refusedSignature/{signatureId}',
    summary: 'Downloads a signed report that was refused because the dossier had changed meanwhile.',
    who: ['dossierReader'],
    params: resultParams.extend({ signatureId: identifierSchema }),
    status: 200,
    answer: { file: ['application/pdf'] },
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
  remove: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/Result/{resultId}',
    summary: 'Deletes a calculation that was not signed.',
    who: ['dossierWriter'],
    params: resultParams,
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
