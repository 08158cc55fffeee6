import * as z from 'zod';
import { call } from '../call.ts';
import { dossierSchema } from '../dossiers/dossier.ts';
import { listOf } from '../page.ts';
import { dossierFromExtractSchema, EXTRACT_TYPES, extractSchema, extractTypeSchema } from './extract.ts';

export const extractsCalls = {
  listTypes: call({
    method: 'GET',
    path: '/api/Config/getCbbDocumentIds',
    summary: 'Lists the types of extract that can be read.',
    who: ['dossierReader'],
    status: 200,
    answer: listOf(extractTypeSchema, EXTRACT_TYPES.length),
  }),
  process: call({
    method: 'POST',
    path: '/api/Dossier/processCbbFile',
    summary: 'Reads an extract and shows what was found where, without storing a dossier.',
    who: ['dossierWriter'],
    query: z.strictObject({ docTypeId: z.enum(EXTRACT_TYPES) }),
    upload: z.strictObject({}),
    status: 200,
    answer: extractSchema,
  }),
  createDossier: call({
    method: 'POST',
    path: '/api/Dossier/createDossierFromCbbFile',
    summary: 'Opens a dossier with the statements and invitations that were decided on for an extract.',
    who: ['dossierWriter'],
    body: dossierFromExtractSchema,
    status: 201,
    answer: dossierSchema,
  }),
};
