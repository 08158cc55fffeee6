import { REVIEW_STATES } from '@prorata/domain/statement-parts';
import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams } from '../dossier-params.ts';
import { identifierSchema, versionSchema } from '../identifier.ts';
import { pageOf, pageQuery, sortQuery } from '../page.ts';
import { claimUpdateSchema, newClaimSchema, privilegedClaimSchema } from './privileged-claim.ts';
import { newStatementSchema, statementSchema, statementUpdateSchema } from './statement.ts';
import { statementParams, thirdPartyStatementParams } from './statement-params.ts';
import { reviewCountsSchema, STATEMENT_ORIGINS, statementRowSchema } from './statement-row.ts';
import {
  explanationOfChangeSchema,
  newThirdPartyClaimSchema,
  thirdPartyClaimSchema,
  thirdPartyClaimUpdateSchema,
  thirdPartyStatementSchema,
  thirdPartyStatementUpdateSchema,
} from './third-party-statement.ts';

const claimParams = statementParams.extend({ privilegedClaimId: identifierSchema });
const thirdPartyClaimParams = thirdPartyStatementParams.extend({ privilegedClaimId: identifierSchema });

export const statementsCalls = {
  list: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Statement',
    summary: 'Lists the statements of a dossier, those of invited creditors among them.',
    who: ['dossierReader'],
    params: dossierParams,
    query: z.strictObject({
      origin: z.enum(STATEMENT_ORIGINS).optional(),
      reviewState: z.enum(REVIEW_STATES).optional(),
      ...pageQuery,
      ...sortQuery(['creditorName', 'totalAmountClaimed', 'submittedAt', 'createdAt']),
    }),
    status: 200,
    answer: pageOf(statementRowSchema).extend({ counts: reviewCountsSchema }),
  }),
  create: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Statement',
    summary: 'Adds a statement of claim to a dossier.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: newStatementSchema,
    status: 201,
    answer: statementSchema,
  }),
  read: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Statement/{statementId}',
    summary: 'Reads a statement with its claims and documents.',
    who: ['dossierReader'],
    params: statementParams,
    status: 200,
    answer: statementSchema,
  }),
  update: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/Statement/{statementId}',
    summary: 'Changes a statement, or marks it as validated.',
    who: ['dossierWriter'],
    params: statementParams,
    body: statementUpdateSchema,
    status: 200,
    answer: statementSchema,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/Statement/{statementId}',
    summary: 'Deletes a statement with its claims and documents.',
    who: ['dossierWriter'],
    params: statementParams,
    status: 204,
    answer: null,
  }),
  createClaim: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Statement/{statementId}/privilegedClaim',
    summary: 'Adds a claim that rests on a document of the statement.',
    who: ['dossierWriter'],
    params: statementParams,
    body: newClaimSchema,
    status: 201,
    answer: privilegedClaimSchema,
  }),
  updateClaim: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/Statement/{statementId}/privilegedClaim/{privilegedClaimId}',
    summary: 'Changes a claim that was not calculated automatically.',
    who: ['dossierWriter'],
    params: claimParams,
    body: claimUpdateSchema,
    status: 200,
    answer: privilegedClaimSchema,
  }),
  removeClaim: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/Statement/{statementId}/privilegedClaim/{privilegedClaimId}',
    summary: 'Deletes a claim that was not calculated automatically.',
    who: ['dossierWriter'],
    params: claimParams,
    status: 204,
    answer: null,
  }),
  linkClaimToAsset: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/privilegedclaim/{privilegedClaimId}/asset/{assetId}',
    summary: 'Links a specific claim to the sold asset that it draws on.',
    who: ['dossierWriter'],
    params: dossierParams.extend({ privilegedClaimId: identifierSchema, assetId: identifierSchema }),
    status: 200,
    answer: privilegedClaimSchema,
  }),
  readThirdParty: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/ThirdPartyStatement/{tpStatementId}',
    summary: 'Reads a statement of an invited creditor, with what was filed and what was changed.',
    who: ['dossierReader'],
    params: thirdPartyStatementParams,
    status: 200,
    answer: thirdPartyStatementSchema,
  }),
  updateThirdParty: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/ThirdPartyStatement/{tpStatementId}',
    summary:
      'Changes a statement of an invited creditor; a changed amount is explained, and 0 makes it invalid.',
    who: ['dossierWriter'],
    params: thirdPartyStatementParams,
    body: thirdPartyStatementUpdateSchema,
    status: 200,
    answer: thirdPartyStatementSchema,
  }),
  removeThirdParty: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/ThirdPartyStatement/{tpStatementId}',
    summary: 'Deletes a statement of an invited creditor, unless it was validated or is still being filed.',
    who: ['dossierWriter'],
    params: thirdPartyStatementParams,
    status: 204,
    answer: null,
  }),
  updateExplanation: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/ThirdPartyStatement/{tpStatementId}/updateExplanation',
    summary: 'Explains to an invited creditor what was changed in the statement.',
    who: ['dossierWriter'],
    params: thirdPartyStatementParams,
    body: explanationOfChangeSchema,
    status: 200,
    answer: thirdPartyStatementSchema,
  }),
  markAsValidated: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/ThirdPartyStatement/{tpStatementId}/markAsValidated',
    summary: 'Marks a statement of an invited creditor as validated, once every change in it is explained.',
    who: ['dossierWriter'],
    params: thirdPartyStatementParams,
    body: z.strictObject({ version: versionSchema }),
    status: 200,
    answer: thirdPartyStatementSchema,
  }),
  createThirdPartyClaim: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/thirdPartyStatement/{tpStatementId}/ThirdPartyClaim',
    summary: 'Adds a claim to a statement of an invited creditor, with the reason.',
    who: ['dossierWriter'],
    params: thirdPartyStatementParams,
    body: newThirdPartyClaimSchema,
    status: 201,
    answer: thirdPartyClaimSchema,
  }),
  updateThirdPartyClaim: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/thirdPartyStatement/{tpStatementId}/ThirdPartyClaim',
    summary: 'Changes a claim of an invited creditor, with the reason.',
    who: ['dossierWriter'],
    params: thirdPartyStatementParams,
    body: thirdPartyClaimUpdateSchema,
    status: 200,
    answer: thirdPartyClaimSchema,
  }),
  removeThirdPartyClaim: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/thirdPartyStatement/{tpStatementId}/ThirdPartyClaim/privilegedClaim/{privilegedClaimId}',
    summary:
      'Deletes a claim of an invited creditor; the explanation of change says why before it is validated.',
    who: ['dossierWriter'],
    params: thirdPartyClaimParams,
    status: 204,
    answer: null,
  }),
};
