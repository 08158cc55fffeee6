import * as z from 'zod';
import { call } from '../call.ts';
import { dossierSchema } from '../dossiers/dossier.ts';
import { dossierParams, identifierSchema, languageSchema, removalQuery, versionSchema } from '../fields.ts';
import { listOf } from '../page.ts';
import { dossierFromExtractSchema, extractToDossierSchema } from './decision.ts';
import { dossierExtractSchema, draftOrSealSchema, extractProgressSchema } from './draft.ts';
import { EXTRACT_TYPES, extractTypeSchema } from './extract.ts';

const MAX_EXTRACTS_OF_A_DOSSIER = 500;
const EXTRACT_MEDIA_TYPES = ['application/pdf', 'text/csv', 'application/xml'] as const;

const extractParams = z.object({ extractId: identifierSchema });

export const extractsCalls = {
  listTypes: call({
    method: 'GET',
    path: '/api/Config/getCbbDocumentIds',
    summary: 'Lists the types of extract that can be read.',
    who: ['dossierReader'],
    status: 200,
    answer: listOf(extractTypeSchema, EXTRACT_TYPES.length),
  }),
  downloadSample: call({
    method: 'GET',
    path: '/api/Config/cbbSample/{docTypeId}',
    summary: 'Makes an invented extract to try the wizard with, on demonstration platforms.',
    who: ['dossierWriter'],
    params: z.object({ docTypeId: z.enum(EXTRACT_TYPES) }),
    query: z.strictObject({ lang: languageSchema.optional() }),
    status: 200,
    answer: { file: EXTRACT_MEDIA_TYPES },
  }),
  process: call({
    method: 'POST',
    path: '/api/Dossier/processCbbFile',
    summary:
      'Reads an extract and shows what was found where; no dossier changes. The same file again goes on where it was left.',
    who: ['dossierWriter'],
    query: z.strictObject({
      docTypeId: z.enum(EXTRACT_TYPES),
      /** The dossier that it is compared with; absent to open one. */
      dossierId: identifierSchema.optional(),
    }),
    upload: z.strictObject({}),
    status: 200,
    answer: draftOrSealSchema,
  }),
  read: call({
    method: 'GET',
    path: '/api/Extract/{extractId}',
    summary: 'Reads an extract that somebody is working on, with what was filled in so far.',
    who: ['dossierWriter'],
    params: extractParams,
    status: 200,
    answer: draftOrSealSchema,
  }),
  downloadFile: call({
    method: 'GET',
    path: '/api/Extract/{extractId}/file',
    summary: 'Downloads an extract as it was uploaded.',
    who: ['dossierReader'],
    params: extractParams,
    status: 200,
    answer: { file: EXTRACT_MEDIA_TYPES },
  }),
  saveProgress: call({
    method: 'PUT',
    path: '/api/Extract/{extractId}/progress',
    summary: 'Keeps what was filled in so far about an extract.',
    who: ['dossierWriter'],
    params: extractParams,
    body: extractProgressSchema,
    status: 200,
    answer: z.object({ version: versionSchema }),
  }),
  discard: call({
    method: 'DELETE',
    path: '/api/Extract/{extractId}',
    summary: 'Discards an extract of which nothing has come, with what was filled in.',
    who: ['dossierWriter'],
    params: extractParams,
    query: removalQuery,
    status: 204,
    answer: null,
  }),
  createDossier: call({
    method: 'POST',
    path: '/api/Dossier/createDossierFromCbbFile',
    summary:
      'Opens a dossier with the statements and invitations that were decided on for an extract, once for each extract.',
    who: ['dossierWriter'],
    body: dossierFromExtractSchema,
    status: 201,
    answer: dossierSchema,
  }),
  listOfDossier: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Extract',
    summary: 'Lists the extracts that were taken over into a dossier.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: listOf(dossierExtractSchema, MAX_EXTRACTS_OF_A_DOSSIER),
  }),
  addToDossier: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Extract/{extractId}/apply',
    summary: 'Adds to a dossier what was chosen from a further extract, once for each extract.',
    who: ['dossierWriter'],
    params: dossierParams.extend({ extractId: identifierSchema }),
    body: extractToDossierSchema,
    status: 200,
    answer: dossierSchema,
  }),
};
