import { call } from '../call.ts';
import { dossierParams } from '../fields.ts';
import { listOf } from '../page.ts';
import { creditorParams, creditorSchema, creditorWordSchema } from './creditor.ts';

const MAX_CREDITORS = 5_000;

export const creditorsCalls = {
  list: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Creditor',
    summary: 'Lists who claims in a dossier, with what the office said or must still say about who it is.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: listOf(creditorSchema, MAX_CREDITORS),
  }),
  identify: call({
    method: 'PUT',
    path: '/api/Dossier/{dossierId}/Creditor/{creditorId}/identity',
    summary:
      'Says that a creditor is the same as another of the dossier, or another one than all of its name.',
    who: ['dossierWriter'],
    params: creditorParams,
    body: creditorWordSchema,
    status: 200,
    answer: creditorSchema,
  }),
};
