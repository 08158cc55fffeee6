import { call } from '../call.ts';
import { dossierParams, identifierSchema } from '../fields.ts';
import { closingLettersSchema, closingSchema, closingStepSchema, closingTaskKeySchema } from './closing.ts';

const taskParams = dossierParams.extend(closingTaskKeySchema.shape);

export const closingsCalls = {
  read: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Closing',
    summary: 'Reads what is left to do once a dossier is paid, and what was done.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: closingSchema,
  }),
  finishTask: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Closing/{task}/{subject}/done',
    summary: 'Records that a task after the payment was done.',
    who: ['dossierWriter'],
    params: taskParams,
    body: closingStepSchema,
    status: 200,
    answer: closingSchema,
  }),
  reopenTask: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Closing/{task}/{subject}/reopen',
    summary: 'Takes back that a task was done, unless its letter was sent.',
    who: ['dossierWriter'],
    params: taskParams,
    status: 200,
    answer: closingSchema,
  }),
  sendLetters: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Closing/sendLetters',
    summary: 'Sends letters to third parties and debtors after the payment, by registered letter.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: closingLettersSchema,
    status: 200,
    answer: closingSchema,
  }),
  downloadCertificate: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Closing/certificate/{statementId}',
    summary: 'Downloads what a creditor declared and was paid, in the language of the creditor.',
    who: ['dossierReader'],
    params: dossierParams.extend({ statementId: identifierSchema }),
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
};
