import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams } from '../fields.ts';
import { stopLetterKeySchema, stopLettersSchema, stopLettersToSendSchema } from './stop-letter.ts';

export const stopsCalls = {
  listLetters: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/StopLetter',
    summary: 'Lists what is written about the stops that hold, to whom, and what of it was sent.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: stopLettersSchema,
  }),
  readLetter: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/StopLetter/{stopId}/{letter}/{subject}',
    summary: 'Reads the text of one of them, as it would leave now.',
    who: ['dossierReader'],
    params: dossierParams.extend(stopLetterKeySchema.shape),
    status: 200,
    answer: z.object({ text: z.string() }),
  }),
  sendLetters: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/StopLetter/send',
    summary:
      'Sends letters about stops, by mail where an address is known and by registered letter otherwise.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: stopLettersToSendSchema,
    status: 200,
    answer: stopLettersSchema,
  }),
};
