import * as z from 'zod';
import { call } from '../call.ts';
import { languageSchema } from '../fields.ts';

export const helpCalls = {
  downloadManual: call({
    method: 'GET',
    path: '/api/Help/manual',
    summary: 'Downloads the manual in a language, Dutch unless asked otherwise.',
    who: ['signedIn'],
    query: z.strictObject({ language: languageSchema.optional() }),
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
};
