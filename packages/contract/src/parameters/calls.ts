import { call } from '../call.ts';
import { applicationSchema } from './application.ts';

export const parametersCalls = {
  readApplication: call({
    method: 'GET',
    path: '/api/Config/app',
    summary: 'Reads what the web needs to know before sign-in.',
    who: ['anyone'],
    status: 200,
    answer: applicationSchema,
  }),
};
