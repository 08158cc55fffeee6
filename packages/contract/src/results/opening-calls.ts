import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams, identifierSchema, text } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  codeSentSchema,
  linkStateSchema,
  openedDraftSchema,
  openedSchema,
  openingOfLinkSchema,
  openingSchema,
  readingSchema,
} from './opening.ts';

// Any text: a code that does not look like one is answered as one that does not exist.
const linkParams = z.object({ documentViewCode: text(200) });

/** A person reads, proves and reads again; whoever asks more often is a machine. */
const PROOFS_PER_MINUTE = 60;
const READINGS_PER_MINUTE = 120;

/** How an addressee opens the draft without an account, and how the office sees who did. */
export const openingCalls = {
  readLink: call({
    method: 'GET',
    path: '/api/Draft/{documentViewCode}',
    summary:
      'Tells the holder of a secured link by what it can be opened; it changes nothing and tells nothing of the draft.',
    who: ['anyone'],
    requestsPerMinute: READINGS_PER_MINUTE,
    params: linkParams,
    status: 200,
    answer: linkStateSchema,
  }),
  sendCode: call({
    method: 'POST',
    path: '/api/Draft/{documentViewCode}/sendCode',
    summary: 'Mails a one-time code to the address on file of a secured link.',
    who: ['anyone'],
    requestsPerMinute: PROOFS_PER_MINUTE,
    params: linkParams,
    status: 202,
    answer: codeSentSchema,
  }),
  open: call({
    method: 'POST',
    path: '/api/Draft/{documentViewCode}/open',
    summary:
      'Opens the draft behind a secured link with the proof of its addressee; the first time is their dated receipt.',
    who: ['anyone'],
    requestsPerMinute: PROOFS_PER_MINUTE,
    params: linkParams,
    body: openingSchema,
    status: 200,
    answer: openedSchema,
  }),
  readDraft: call({
    method: 'POST',
    path: '/api/Draft/{documentViewCode}/read',
    summary: 'Reads what an opened draft gives its addressee, and until when it can be contested.',
    who: ['anyone'],
    requestsPerMinute: READINGS_PER_MINUTE,
    params: linkParams,
    body: readingSchema,
    status: 200,
    answer: openedDraftSchema,
  }),
  download: call({
    method: 'POST',
    path: '/api/Draft/{documentViewCode}/document',
    summary: 'Downloads an opened draft.',
    who: ['anyone'],
    requestsPerMinute: READINGS_PER_MINUTE,
    params: linkParams,
    body: readingSchema,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  askLetter: call({
    method: 'POST',
    path: '/api/Draft/{documentViewCode}/askLetter',
    summary: 'Tells the office that the addressee of a secured link asks for a registered letter instead.',
    who: ['anyone'],
    requestsPerMinute: PROOFS_PER_MINUTE,
    params: linkParams,
    status: 200,
    answer: linkStateSchema,
  }),
  list: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/{resultId}/openings',
    summary: 'Lists who opened the report through a secured link, when and by which proof, newest first.',
    who: ['dossierReader'],
    params: dossierParams.extend({ resultId: identifierSchema }),
    query: z.strictObject({ addresseeId: identifierSchema.optional(), ...pageQuery }),
    status: 200,
    answer: pageOf(openingOfLinkSchema),
  }),
};
