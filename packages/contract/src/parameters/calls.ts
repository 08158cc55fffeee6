import * as z from 'zod';
import { call } from '../call.ts';
import { listOf } from '../page.ts';
import { applicationSchema, parameterIdSchema, parameterSchema, parameterUpdateSchema } from './parameter.ts';

const MAX_PARAMETERS = 200;

export const parametersCalls = {
  readApplication: call({
    method: 'GET',
    path: '/api/Config/app',
    summary: 'Reads what the web needs to know before sign-in.',
    who: ['anyone'],
    status: 200,
    answer: applicationSchema,
  }),
  list: call({
    method: 'GET',
    path: '/api/Config',
    summary: 'Lists the parameters of the application and of the calculation.',
    who: ['platformAdministrator'],
    status: 200,
    answer: listOf(parameterSchema, MAX_PARAMETERS),
  }),
  update: call({
    method: 'PUT',
    path: '/api/Config/{paramId}',
    summary: 'Changes a parameter within its bounds.',
    who: ['platformAdministrator'],
    params: z.object({ paramId: parameterIdSchema }),
    body: parameterUpdateSchema,
    status: 200,
    answer: parameterSchema,
  }),
};
