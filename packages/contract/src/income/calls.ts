import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams, isoDateSchema } from '../fields.ts';
import { accountComputationSchema, computationSchema, newScaleSchema, scalesSchema } from './income.ts';

const scaleParams = z.object({ from: isoDateSchema });

export const incomeCalls = {
  listScales: call({
    method: 'GET',
    path: '/api/Income/scales',
    summary: 'Lists the amounts of the law up to which an income cannot be seized, with their source.',
    who: ['signedIn'],
    status: 200,
    answer: scalesSchema,
  }),
  publishScale: call({
    method: 'POST',
    path: '/api/Income/scales',
    summary: 'Takes over the amounts of the law from a day on, after the last that are known.',
    who: ['platformAdministrator'],
    body: newScaleSchema,
    status: 201,
    answer: scalesSchema,
  }),
  confirmScale: call({
    method: 'POST',
    path: '/api/Income/scales/{from}/confirm',
    summary: 'Confirms amounts that another took over.',
    who: ['platformAdministrator'],
    params: scaleParams,
    status: 200,
    answer: scalesSchema,
  }),
  withdrawScale: call({
    method: 'POST',
    path: '/api/Income/scales/{from}/withdraw',
    summary: 'Takes back amounts that nobody has confirmed.',
    who: ['platformAdministrator'],
    params: scaleParams,
    status: 200,
    answer: scalesSchema,
  }),
  writeComputation: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Income/computation/pdf',
    summary: 'Writes how the seizable part of an income was computed, for debtor and third party.',
    who: ['dossierReader'],
    params: dossierParams,
    body: computationSchema,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  writeAccountComputation: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Income/account/pdf',
    summary: 'Writes how the protected part of a seized account was computed.',
    who: ['dossierReader'],
    params: dossierParams,
    body: accountComputationSchema,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
};
