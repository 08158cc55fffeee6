import * as z from 'zod';
import { call } from '../call.ts';
import { listOf } from '../page.ts';
import { templateIdSchema, templateSchema, templateUpdateSchema } from './template.ts';

const MAX_TEMPLATES = 1_000;

export const templatesCalls = {
  list: call({
    method: 'GET',
    path: '/api/Template',
    summary: 'Lists the templates of letters, mails and documents in every language.',
    who: ['platformAdministrator'],
    status: 200,
    answer: listOf(templateSchema, MAX_TEMPLATES),
  }),
  update: call({
    method: 'PUT',
    path: '/api/Template/{templateId}',
    summary: 'Saves a template; saving its built-in text resets it.',
    who: ['platformAdministrator'],
    params: z.object({ templateId: templateIdSchema }),
    body: templateUpdateSchema,
    status: 200,
    answer: templateSchema,
  }),
};
