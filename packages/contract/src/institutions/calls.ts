import * as z from 'zod';
import { call } from '../call.ts';
import { identifierSchema, optionalText, removalQuery } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { institutionSchema, institutionUpdateSchema, newInstitutionSchema } from './institution.ts';

const institutionParams = z.object({ institutionId: identifierSchema });

export const institutionsCalls = {
  list: call({
    method: 'GET',
    path: '/api/Institution',
    summary: 'Lists the institutions that every office finds in its searches, by name.',
    who: ['platformAdministrator'],
    query: z.strictObject({ search: optionalText(200), ...pageQuery }),
    status: 200,
    answer: pageOf(institutionSchema),
  }),
  create: call({
    method: 'POST',
    path: '/api/Institution',
    summary: 'Adds an institution for all offices.',
    who: ['platformAdministrator'],
    body: newInstitutionSchema,
    status: 201,
    answer: institutionSchema,
  }),
  read: call({
    method: 'GET',
    path: '/api/Institution/{institutionId}',
    summary: 'Reads an institution.',
    who: ['platformAdministrator'],
    params: institutionParams,
    status: 200,
    answer: institutionSchema,
  }),
  update: call({
    method: 'PUT',
    path: '/api/Institution/{institutionId}',
    summary: 'Changes an institution for all offices; what an office keeps of its own stays.',
    who: ['platformAdministrator'],
    params: institutionParams,
    body: institutionUpdateSchema,
    status: 200,
    answer: institutionSchema,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/Institution/{institutionId}',
    summary: 'Removes an institution; dossiers and party books keep what they say of it.',
    who: ['platformAdministrator'],
    params: institutionParams,
    query: removalQuery,
    status: 204,
    answer: null,
  }),
};
