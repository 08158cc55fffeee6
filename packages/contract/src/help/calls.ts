import * as z from 'zod';
import { call } from '../call.ts';
import { languageSchema } from '../fields.ts';
import { manualSchema } from './manual.ts';

const inLanguage = z.strictObject({ language: languageSchema.optional() });

export const helpCalls = {
  downloadManual: call({
    method: 'GET',
    path: '/api/Help/manual',
    summary: 'Downloads the manual in a language, Dutch unless asked otherwise.',
    who: ['signedIn'],
    query: inLanguage,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  readManual: call({
    method: 'GET',
    path: '/api/Help/chapters',
    summary: 'Reads the chapters of the manual in a language, Dutch unless asked otherwise.',
    who: ['anyone'],
    query: inLanguage,
    status: 200,
    answer: manualSchema,
  }),
};
