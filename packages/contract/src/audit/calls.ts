import * as z from 'zod';
import { call } from '../call.ts';
import {
  dossierParams,
  instantSchema,
  isoDateSchema,
  languageSchema,
  MAX_TYPED_LENGTH,
  optionalInstantSchema,
  optionalText,
} from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { AUDIT_ACTORS, auditEventSchema } from './audit-event.ts';
import { SUBJECTS } from './fields.ts';
import { READING_KINDS, readingSchema } from './reading.ts';

/** As many as somebody chooses from; the search finds the others. */
export const MAX_READERS = 200;

/** Of a whole dossier, or of all days: enough for a whole office behind one address. */
const EXPORTS_PER_MINUTE = 60;

/** The root of a day over all chains of events, which anybody may keep. */
const dayRootSchema = z.object({
  day: isoDateSchema,
  /** How many ends of chains it covers itself, the root of the day before counted in. */
  leaves: z.int().min(1),
  root: z.string(),
  madeAt: instantSchema,
  /** Absent while the time stamp service was away. */
  stampedAt: optionalInstantSchema,
  authority: z.string().nullable(),
});
export type DayRoot = z.output<typeof dayRootSchema>;

const dayParams = z.object({ day: isoDateSchema });

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
      'Writes all that proves a dossier into one file: its events, documents, deeds and deliveries, with the proofs of the days and what checks them without us.',
    who: ['dossierReader'],
    requestsPerMinute: EXPORTS_PER_MINUTE,
    params: dossierParams,
    body: z.strictObject({ language: languageSchema }),
    status: 200,
    answer: { file: ['application/zip'] },
  }),
  listDayRoots: call({
    method: 'GET',
    path: '/api/DayRoot',
    summary: 'Lists the roots of the days over all chains of events, newest first.',
    who: ['anyone'],
    query: z.strictObject({ ...pageQuery }),
    status: 200,
    answer: pageOf(dayRootSchema),
  }),
  exportDayRoots: call({
    method: 'GET',
    path: '/api/DayRoot/export',
    summary: 'Writes the statements of all days with their time stamps into one file, a line each.',
    who: ['anyone'],
    requestsPerMinute: EXPORTS_PER_MINUTE,
    status: 200,
    answer: { file: ['application/x-ndjson'] },
  }),
  downloadVerifier: call({
    method: 'GET',
    path: '/api/DayRoot/verifier',
    summary: 'Downloads the script that checks the export of a dossier on any machine with Node, without us.',
    who: ['anyone'],
    status: 200,
    answer: { file: ['text/javascript'] },
  }),
  downloadStampTrust: call({
    method: 'GET',
    path: '/api/DayRoot/authorities',
    summary: 'Downloads the certificates of the authorities whose time stamps stand under the roots.',
    who: ['anyone'],
    status: 200,
    answer: { file: ['application/x-pem-file'] },
  }),
  downloadDayRoot: call({
    method: 'GET',
    path: '/api/DayRoot/{day}/statement',
    summary: 'Downloads the statement of a day, byte for byte as it was stamped.',
    who: ['anyone'],
    params: dayParams,
    status: 200,
    answer: { file: ['application/json'] },
  }),
  downloadDayStamp: call({
    method: 'GET',
    path: '/api/DayRoot/{day}/timeStamp',
    summary: 'Downloads the time stamp (RFC 3161) over the statement of a day.',
    who: ['anyone'],
    params: dayParams,
    status: 200,
    answer: { file: ['application/vnd.etsi.timestamp-token'] },
  }),
};
