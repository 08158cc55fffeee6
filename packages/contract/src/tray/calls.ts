import { call } from '../call.ts';
import { dossierParams, identifierSchema } from '../fields.ts';
import { listOf } from '../page.ts';
import { DOCUMENT_MEDIA_TYPES } from '../statements/media-types.ts';
import {
  laidDownSchema,
  looseDocumentSchema,
  looseUploadSchema,
  MAX_LOOSE_DOCUMENTS,
  placementOutcomesSchema,
  placementsSchema,
} from './loose-document.ts';

const looseDocumentParams = dossierParams.extend({ looseDocumentId: identifierSchema });

export const trayCalls = {
  list: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/LooseDocument',
    summary: 'Lists the files in the tray of a dossier, each with the statements where it seems to belong.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: listOf(looseDocumentSchema, MAX_LOOSE_DOCUMENTS),
  }),
  layDown: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/LooseDocument',
    summary:
      'Lays a file in the tray of a dossier; the same file a second time gives the one that lies there.',
    who: ['dossierWriter'],
    params: dossierParams,
    upload: looseUploadSchema,
    status: 201,
    answer: laidDownSchema,
  }),
  place: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/LooseDocument/place',
    summary:
      'Puts files from the tray into statements, in each as what it is there, and says of each what became of it.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: placementsSchema,
    status: 200,
    answer: placementOutcomesSchema,
  }),
  download: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/LooseDocument/{looseDocumentId}/file',
    summary: 'Downloads a file from the tray of a dossier.',
    who: ['dossierReader'],
    params: looseDocumentParams,
    status: 200,
    answer: { file: DOCUMENT_MEDIA_TYPES },
  }),
  discard: call({
    method: 'DELETE',
    path: '/api/Dossier/{dossierId}/LooseDocument/{looseDocumentId}',
    summary: 'Deletes a file from the tray of a dossier.',
    who: ['dossierWriter'],
    params: looseDocumentParams,
    status: 204,
    answer: null,
  }),
};
