import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams } from '../fields.ts';
import {
  comingSendingSchema,
  paperSchema,
  pieceSchema,
  previewedMailSchema,
  previewedSchema,
  sendingPreviewSchema,
} from './preview.ts';

const PREVIEW = '/api/Dossier/{dossierId}/Preview';

export const previewsCalls = {
  read: call({
    method: 'POST',
    path: PREVIEW,
    summary:
      'Shows a sending before it leaves: every mail and letter with its recipient, way, price, last day and doubts.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: z.strictObject({ sending: comingSendingSchema }),
    status: 200,
    answer: sendingPreviewSchema,
  }),
  readPaper: call({
    method: 'POST',
    path: `${PREVIEW}/paper`,
    summary: 'Shows a letter of a previewed sending, or what is enclosed, as it will be printed.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: paperSchema,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  readMail: call({
    method: 'POST',
    path: `${PREVIEW}/mail`,
    summary: 'Shows a mail of a previewed sending as it will arrive.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: pieceSchema,
    status: 200,
    answer: previewedMailSchema,
  }),
  downloadAll: call({
    method: 'POST',
    path: `${PREVIEW}/all`,
    summary:
      'Downloads all mails and letters of a previewed sending as one file, what is enclosed once at its end.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: previewedSchema,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  mailTrial: call({
    method: 'POST',
    path: `${PREVIEW}/trial`,
    summary:
      'Mails a piece of a previewed sending, marked as a trial, to whoever asks for it and to nobody else.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: pieceSchema,
    status: 200,
    answer: z.object({ email: z.string() }),
  }),
};
