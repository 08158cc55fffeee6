import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams, identifierSchema, removalQuery, versionSchema } from '../fields.ts';
import { listOf } from '../page.ts';
import { importOrSealSchema, importProgressSchema, importSummarySchema, takeOverSchema } from './import.ts';

const MAX_IMPORTS_OF_A_DOSSIER = 500;

const IMPORT_MEDIA_TYPES = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
] as const;

const importParams = dossierParams.extend({ importId: identifierSchema });

export const importsCalls = {
  list: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Import',
    summary: 'Lists the sheets that were read into a dossier, the latest first.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: listOf(importSummarySchema, MAX_IMPORTS_OF_A_DOSSIER),
  }),
  process: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Import',
    summary:
      'Reads a sheet with creditors and claims, or a pasted part of one; no statement changes. The same file again goes on where it was left.',
    who: ['dossierWriter'],
    params: dossierParams,
    upload: z.strictObject({}),
    status: 200,
    answer: importOrSealSchema,
  }),
  read: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Import/{importId}',
    summary: 'Reads a sheet with what was decided about its lines so far.',
    who: ['dossierReader'],
    params: importParams,
    status: 200,
    answer: importOrSealSchema,
  }),
  downloadFile: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Import/{importId}/file',
    summary: 'Downloads a sheet as it was uploaded or pasted.',
    who: ['dossierReader'],
    params: importParams,
    status: 200,
    answer: { file: IMPORT_MEDIA_TYPES },
  }),
  saveProgress: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/Import/{importId}/progress',
    summary: 'Keeps what was decided about the lines of a sheet so far.',
    who: ['dossierWriter'],
    params: importParams,
    body: importProgressSchema,
    status: 200,
    answer: z.object({ version: versionSchema }),
  }),
  takeOver: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Import/{importId}/takeOver',
    summary:
      'Makes statements and claims of lines of a sheet, all of them or none, and each line once however often it is asked.',
    who: ['dossierWriter'],
    params: importParams,
    body: takeOverSchema,
    status: 200,
    answer: importOrSealSchema,
  }),
  discard: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/Import/{importId}',
    summary: 'Discards a sheet of which nothing was taken over, with what was decided about it.',
    who: ['dossierWriter'],
    params: importParams,
    query: removalQuery,
    status: 204,
    answer: null,
  }),
};
