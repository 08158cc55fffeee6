import { call } from '../call.ts';
import { comparisonSchema } from '../distribution/what-if.ts';
import { dossierParams } from '../fields.ts';
import { DOCUMENT_MEDIA_TYPES } from '../statements/media-types.ts';
import {
  annulmentSchema,
  consignmentSchema,
  contestationParams,
  contestationPieceParams,
  contestationReplySchema,
  contestationsSchema,
  contestationWithdrawalSchema,
  newContestationSchema,
  ownPieceSchema,
  proceedingPieceSchema,
  proceedingStepSchema,
  settlementSchema,
  trialSchema,
} from './contestation.ts';

const answered = { status: 200, answer: contestationsSchema } as const;

export const contestationsCalls = {
  read: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/contestations',
    summary: 'Reads who contests the signed report, whether in time, and what became of it.',
    who: ['dossierReader'],
    params: dossierParams,
    ...answered,
  }),
  register: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/contestations',
    summary:
      'Registers that somebody contests the signed report; by a writ or a declaration in time nothing is paid from then on.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: newContestationSchema,
    ...answered,
  }),
  tryRequest: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/contestations/trial',
    summary:
      'Calculates what each creditor would get on the same mass if a line of the signed report were changed as is asked; nothing is kept.',
    who: ['dossierReader'],
    params: dossierParams,
    body: trialSchema,
    status: 200,
    answer: comparisonSchema,
  }),
  tellParties: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/contestations/{contestationId}/tell',
    summary:
      'Tells the other parties by mail, or by letter where no mail address is known, that the report is contested and nothing is paid; each of them once.',
    who: ['dossierWriter'],
    params: contestationParams,
    ...answered,
  }),
  annul: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/contestations/{contestationId}/annul',
    summary: 'Takes back a contestation that was registered by mistake, with the reason.',
    who: ['dossierWriter'],
    params: contestationParams,
    body: annulmentSchema,
    ...answered,
  }),
  withdraw: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/contestations/{contestationId}/withdraw',
    summary: 'Records that whoever contested gave it up in writing; the paper is kept before.',
    who: ['dossierWriter'],
    params: contestationParams,
    body: contestationWithdrawalSchema,
    ...answered,
  }),
  settle: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/contestations/{contestationId}/settle',
    summary:
      'Records an amicable settlement, whose signed papers are kept before; where others lose by it, nothing is paid before a new draft.',
    who: ['dossierWriter'],
    params: contestationParams,
    body: settlementSchema,
    ...answered,
  }),
  reply: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/contestations/{contestationId}/reply',
    summary:
      'Answers a letter or mail that it is not enough to contest, with how to do it and an appointment.',
    who: ['dossierWriter'],
    params: contestationParams,
    body: contestationReplySchema,
    ...answered,
  }),
  attachPiece: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/contestations/{contestationId}/pieces',
    summary: 'Keeps a paper with a contestation: its act, its proofs, the withdrawal or the settlement.',
    who: ['dossierWriter'],
    params: contestationParams,
    upload: ownPieceSchema,
    ...answered,
  }),
  downloadAct: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/contestations/{contestationId}/act',
    summary: 'Gives the act of a declaration before the bailiff, to be signed.',
    who: ['dossierReader'],
    params: contestationParams,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  downloadPiece: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/contestationPiece/{pieceId}',
    summary: 'Downloads a paper that was kept with a contestation or its proceeding, as it was given.',
    who: ['dossierReader'],
    params: contestationPieceParams,
    status: 200,
    answer: { file: DOCUMENT_MEDIA_TYPES },
  }),
  consign: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/proceeding',
    summary:
      'Records that the money goes to the deposit office, because no agreement was found; the judge decides on what was contested.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: consignmentSchema,
    ...answered,
  }),
  attachProceedingPiece: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/proceeding/pieces',
    summary:
      'Keeps a paper of the proceeding: certificate of the deposit office, receipt of the registry, judgment.',
    who: ['dossierWriter'],
    params: dossierParams,
    upload: proceedingPieceSchema,
    ...answered,
  }),
  downloadBundle: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/proceeding/bundle',
    summary:
      'Gives the bundle for the registry of the attachment judge, with its inventory, once the certificate is there.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: { file: ['application/zip'] },
  }),
  recordStep: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/proceeding/step',
    summary:
      'Records the next step of the proceeding: handed in at the registry, hearing, judgment with its table, appeal, payment by the deposit office.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: proceedingStepSchema,
    ...answered,
  }),
};
