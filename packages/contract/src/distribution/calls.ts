import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams, isoDateSchema } from '../fields.ts';
import { listOf } from '../page.ts';
import { resultSchema } from '../results/result.ts';
import { calculationRequestSchema } from './calculation.ts';
import { dossierValidationSchema } from './finding.ts';
import { privilegeSchema } from './privilege.ts';
import { standingRequestSchema, standingSchema } from './standing.ts';
import { comparisonSchema, whatIfRequestSchema } from './what-if.ts';

const MAX_PRIVILEGES = 300;

export const distributionCalls = {
  validate: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/validate',
    summary: 'Checks whether a dossier can be calculated, and tells what stands in the way.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: dossierValidationSchema,
  }),
  calculate: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/calculate',
    summary: 'Calculates the distribution and draws up the report; a note says why it is done again.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: calculationRequestSchema,
    status: 201,
    answer: resultSchema,
  }),
  whatIf: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/whatIf',
    summary: 'Calculates what each creditor would get if something were otherwise; nothing is kept.',
    who: ['dossierReader'],
    params: dossierParams,
    body: whatIfRequestSchema,
    status: 200,
    answer: comparisonSchema,
  }),
  readStanding: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/standing',
    summary: 'Tells how a claim would stand on each of its lots towards the others, and by which rule.',
    who: ['dossierReader'],
    params: dossierParams,
    body: standingRequestSchema,
    status: 200,
    answer: standingSchema,
  }),
  listPrivileges: call({
    method: 'GET',
    path: '/api/Privilege',
    summary: 'Lists the privileges of the law register, or those in force on a day.',
    who: ['signedIn'],
    query: z.strictObject({ onDate: isoDateSchema.optional() }),
    status: 200,
    answer: listOf(privilegeSchema, MAX_PRIVILEGES),
  }),
};
