import * as z from 'zod';
import { call } from '../call.ts';
import { queryBooleanSchema, text } from '../fields.ts';
import { foundSchema } from './found.ts';

/** No name, number or reference is longer. */
export const MAX_SEARCH_LENGTH = 100;

export const searchCalls = {
  find: call({
    method: 'GET',
    path: '/api/Search',
    summary:
      'Finds dossiers, creditors, references, codes and documents of the own office by the beginnings of words.',
    who: ['dossierReader'],
    query: z.strictObject({
      text: text(MAX_SEARCH_LENGTH),
      /** Whether what is paid or cancelled is found, too. */
      ended: queryBooleanSchema.default(true),
    }),
    status: 200,
    answer: foundSchema,
  }),
};
