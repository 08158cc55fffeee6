import * as z from 'zod';
import { call } from '../call.ts';
import { identifierSchema, languageSchema } from '../fields.ts';
import { pageOf, pageQuerySchema } from '../page.ts';
import {
  erasureSchema,
  foundRecordsSchema,
  listedPrivacyRequestSchema,
  newPrivacyRequestSchema,
  personSchema,
  privacyRequestSchema,
} from './privacy.ts';

/** For what an office keeps its administrators answer; for accounts those of the platform, who see no dossier by it. */
const who = ['officeAdministrator', 'platformAdministrator'] as const;
const requestParams = z.object({ requestId: identifierSchema });

export const privacyCalls = {
  find: call({
    method: 'POST',
    path: '/api/Privacy/find',
    summary:
      'Finds in what a person may be recognised, by name and by what tells them from others of that name.',
    who,
    body: personSchema,
    status: 200,
    answer: foundRecordsSchema,
  }),
  list: call({
    method: 'GET',
    path: '/api/Privacy',
    summary: 'Lists what people asked about their own data, newest first.',
    who,
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(listedPrivacyRequestSchema),
  }),
  create: call({
    method: 'POST',
    path: '/api/Privacy',
    summary: 'Records that a person asked about their data, and in which records they were recognised.',
    who,
    body: newPrivacyRequestSchema,
    status: 201,
    answer: privacyRequestSchema,
  }),
  read: call({
    method: 'GET',
    path: '/api/Privacy/{requestId}',
    summary: 'Reads a request with what could be erased, what could not, and why.',
    who,
    params: requestParams,
    status: 200,
    answer: privacyRequestSchema,
  }),
  export: call({
    method: 'POST',
    path: '/api/Privacy/{requestId}/export',
    summary:
      'Gives all that is kept of the person, by dossier, as tables, JSON and the documents they filed.',
    who,
    params: requestParams,
    query: z.strictObject({ lang: languageSchema.optional() }),
    status: 200,
    answer: { file: ['application/zip'] },
  }),
  erase: call({
    method: 'POST',
    path: '/api/Privacy/{requestId}/erase',
    summary: 'Erases what the plan says may go, as it was looked at and with the name typed once more.',
    who,
    params: requestParams,
    body: erasureSchema,
    status: 200,
    answer: privacyRequestSchema,
  }),
};
