import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams, languageSchema, MAX_TYPED_LENGTH, optionalText } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { AUDIT_ACTORS, auditEventSchema } from './audit-event.ts';
import { SUBJECTS } from './fields.ts';
import { READING_KINDS, readingSchema } from './reading.ts';

/** As many as somebody chooses from; the search finds the others. */
export const MAX_READERS = 200;

/** Of a whole dossier: enough for a whole office behind one address. */
const EXPORTS_PER_MINUTE = 60;

export const auditCalls = {
  list: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/audit',
    summary:
      'Lists what happened in a dossier, newest first, and tells whether the chain of events is whole.',
    who: ['dossierReader'],
    params: dossierParams,
    query: z.strictObject({
      search: optionalText(200),
      /** What the events are about: the first word of their type, such as `statement`. */
      kind: z
        .string()
        .max(MAX_TYPED_LENGTH, { abort: true })
        .regex(/^[a-zA-Z]{1,40}$/)
        .optional(),
      /** Who did it, as the events name them; a name alone leaves out what the product did by itself. */
      actorKind: z.enum(AUDIT_ACTORS).optional(),
      actorName: optionalText(200),
      ...pageQuery,
    }),
    status: 200,
    answer: pageOf(auditEventSchema).extend({
      isChainIntact: z.boolean(),
      /** All that can be filtered on in this dossier, whatever the filters say. */
      kinds: z.array(z.enum(SUBJECTS)),
      actors: z.array(auditEventSchema.shape.actor),
    }),
  }),
  listReadings: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/readings',
    summary:
      'Lists who opened or downloaded which document of a dossier, or was shown a whole national number, newest first.',
    who: ['dossierReader'],
    params: dossierParams,
    query: z.strictObject({
      search: optionalText(200),
      kind: z.enum(READING_KINDS).optional(),
      actorKind: z.enum(AUDIT_ACTORS).optional(),
      actorName: optionalText(200),
      ...pageQuery,
    }),
    status: 200,
    answer: pageOf(readingSchema).extend({
      /** All that can be filtered on in this dossier, whatever the filters say. */
      kinds: z.array(z.enum(READING_KINDS)),
      actors: z.array(readingSchema.shape.actor).max(MAX_READERS),
    }),
  }),
  exportEvidence: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/exportEvidence',
    summary:
      'Writes all that proves a dossier into one file: its events, documents, deeds and deliveries, with the time stamps over them and what checks them without us.',
    who: ['dossierReader'],
    requestsPerMinute: EXPORTS_PER_MINUTE,
    params: dossierParams,
    body: z.strictObject({ language: languageSchema }),
    status: 200,
    answer: { file: ['application/zip'] },
  }),
  downloadVerifier: call({
    method: 'GET',
    path: '/api/Seal/verifier',
    summary: 'Downloads the script that checks an evidence file on any machine with Node, without us.',
    who: ['anyone'],
    status: 200,
    answer: { file: ['text/javascript'] },
  }),
  downloadTrust: call({
    method: 'GET',
    path: '/api/Seal/authorities.pem',
    summary:
      'Downloads the certificates of the authorities whose time stamps and signatures count, for the script that checks an evidence file.',
    who: ['anyone'],
    status: 200,
    answer: { file: ['application/x-pem-file'] },
  }),
};
