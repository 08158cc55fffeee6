import { call } from '../call.ts';
import { dossierParams, identifierSchema } from '../fields.ts';

import { documentSchema, documentUploadSchema } from './document.ts';
import { DOCUMENT_MEDIA_TYPES } from './media-types.ts';
import { statementParams, thirdPartyStatementParams } from './statement.ts';

const documentOfStatement = statementParams.extend({ documentId: identifierSchema });
const documentOfThirdPartyStatement = thirdPartyStatementParams.extend({ documentId: identifierSchema });

export const documentsCalls = {
  upload: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Statement/{statementId}/document',
    summary: 'Adds a document to a statement.',
    who: ['dossierWriter'],
    params: statementParams,
    upload: documentUploadSchema,
    status: 201,
    answer: documentSchema,
  }),
  download: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Statement/{statementId}/document/{documentId}/file',
    summary: 'Downloads a document of a statement.',
    who: ['dossierReader'],
    params: documentOfStatement,
    status: 200,
    answer: { file: DOCUMENT_MEDIA_TYPES },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/Statement/{statementId}/document/{documentId}',
    summary: 'Deletes a document of a statement that no claim rests on.',
    who: ['dossierWriter'],
    params: documentOfStatement,
    status: 204,
    answer: null,
  }),
  downloadOriginal: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/document/{documentId}/original',
    summary:
      'Fetches, as evidence, what was sent where something else is shown in its place; the audit trail says who did.',
    who: ['dossierWriter'],
    params: dossierParams.extend({ documentId: identifierSchema }),
    status: 200,
    answer: { file: ['application/octet-stream'] },
  }),
  uploadToThirdPartyStatement: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/ThirdPartyStatement/{tpStatementId}/document',
    summary: 'Adds a document to a third-party statement on behalf of its creditor.',
    who: ['dossierWriter'],
    params: thirdPartyStatementParams,
    upload: documentUploadSchema,
    status: 201,
    answer: documentSchema,
  }),
  downloadOfThirdPartyStatement: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/ThirdPartyStatement/{tpStatementId}/document/{documentId}/file',
    summary: 'Downloads a document of a third-party statement.',
    who: ['dossierReader'],
    params: documentOfThirdPartyStatement,
    status: 200,
    answer: { file: DOCUMENT_MEDIA_TYPES },
  }),
  removeOfThirdPartyStatement: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/ThirdPartyStatement/{tpStatementId}/document/{documentId}',
    summary: 'Deletes a document of a third-party statement that no claim rests on.',
    who: ['dossierWriter'],
    params: documentOfThirdPartyStatement,
    status: 204,
    answer: null,
  }),
};
