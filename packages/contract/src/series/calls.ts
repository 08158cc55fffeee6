import * as z from 'zod';
import { call } from '../call.ts';
import { dossierSchema } from '../dossiers/dossier.ts';
import { dossierParams } from '../fields.ts';
import { DOCUMENT_MEDIA_TYPES } from '../statements/media-types.ts';
import { decidedReservesSchema, laterReceiptSchema, seriesSchema } from './series.ts';

export const seriesCalls = {
  read: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Series',
    summary: 'Reads the dossiers of a series, the reserves that wait for a decision, and what may follow.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: seriesSchema,
  }),
  decideReserves: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/FollowUp/reserveDecided',
    summary: 'Opens the dossier in which what was consigned for a decided reserve is distributed.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: decidedReservesSchema,
    status: 201,
    answer: dossierSchema,
  }),
  receiveLater: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/FollowUp/laterReceipt',
    summary: 'Opens the dossier in which money that came later is distributed.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: laterReceiptSchema,
    status: 201,
    answer: dossierSchema,
  }),
  attachPiece: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/FollowUp/file',
    summary: 'Keeps the paper of the decision for which a dossier follows another, once.',
    who: ['dossierWriter'],
    params: dossierParams,
    upload: z.strictObject({}),
    status: 200,
    answer: seriesSchema,
  }),
  downloadPiece: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/FollowUp/file',
    summary: 'Downloads the paper of the decision, as it was given.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: { file: DOCUMENT_MEDIA_TYPES },
  }),
};
