import { call } from '../call.ts';
import {
  inboxListQuerySchema,
  inboxMarkSchema,
  inboxPageSchema,
  inboxQuerySchema,
  inboxSchema,
} from './inbox.ts';

export const inboxCalls = {
  read: call({
    method: 'GET',
    path: '/api/Inbox',
    summary:
      'Reads what waits for the signed-in person in the dossiers of the office, by urgency, with counters.',
    who: ['dossierReader'],
    query: inboxQuerySchema,
    status: 200,
    answer: inboxSchema,
  }),
  list: call({
    method: 'GET',
    path: '/api/Inbox/items',
    summary: 'Lists what waits of one urgency, the most urgent first.',
    who: ['dossierReader'],
    query: inboxListQuerySchema,
    status: 200,
    answer: inboxPageSchema,
  }),
  mark: call({
    method: 'PUT',
    path: '/api/Inbox/mark',
    summary:
      'Puts something in the own inbox off until a day, ticks it off, or takes that back; nobody else sees it.',
    who: ['dossierReader'],
    body: inboxMarkSchema,
    status: 204,
    answer: null,
  }),
};
