import { FALSE_LETTER_WAYS, SEND_METHODS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { call } from '../call.ts';
import { optionalEmailSchema } from '../contact-fields.ts';
import {
  identifierSchema,
  instantSchema,
  isoDateSchema,
  languageSchema,
  longText,
  optionalInstantSchema,
  optionalText,
  text,
  versionSchema,
} from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { DOCUMENT_MEDIA_TYPES } from '../statements/media-types.ts';

/** Enough for whoever types over a code and mistypes it, too few to try numbers. */
const CHECKS_PER_MINUTE = 20;
const REPORTS_PER_MINUTE = 5;

/** What a number can stand on. */
const GENUINE_KINDS = [
  'invitation',
  'receipt',
  'noClaimReceipt',
  'balanceReceipt',
  'report',
  'letter',
] as const;
export type GenuineKind = (typeof GENUINE_KINDS)[number];

/**
 * Whether something is ours. The same fields whatever the answer, so that its shape tells nothing; never more than the
 * letter itself says, for whoever found a code must not buy a name with it.
 */
const genuineAnswerSchema = z.object({
  answer: z.enum(['yes', 'unknown', 'withdrawn']),
  checkedAt: instantSchema,
  kind: z.enum(GENUINE_KINDS).nullable(),
  /** Absent when several offices gave out the same number. */
  office: z
    .object({ name: z.string(), place: z.string().nullable(), enterpriseNumber: z.string().nullable() })
    .nullable(),
  bailiffName: z.string().nullable(),
  fileNumber: z.string().nullable(),
  sentOn: isoDateSchema.nullable(),
  sendMethod: z.enum(SEND_METHODS).nullable(),
  /** With the first letter of each name only. */
  addressee: z.string().nullable(),
  /** What was typed is the code of an invitation that can be opened. */
  isCode: z.boolean(),
});
export type GenuineAnswer = z.output<typeof genuineAnswerSchema>;

/** What somebody tells of something false. */
const reportFields = {
  way: z.enum(FALSE_LETTER_WAYS),
  /** From whom it says to be: a name, a mail address, a telephone number. */
  sender: optionalText(200),
  /** The code or number on it. */
  numberShown: optionalText(100),
  description: longText(4000),
  email: optionalEmailSchema,
  language: languageSchema,
};

const reportReceivedSchema = z.object({ number: z.string() });

export const FALSE_LETTER_STATES = ['open', 'handled'] as const;

const falseLetterSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  number: z.string(),
  ...{ way: z.enum(FALSE_LETTER_WAYS), sender: z.string().nullable(), numberShown: z.string().nullable() },
  description: z.string(),
  email: z.string().nullable(),
  language: languageSchema,
  fileName: z.string().nullable(),
  reportedAt: instantSchema,
  handledAt: optionalInstantSchema,
  handledBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type FalseLetter = z.output<typeof falseLetterSchema>;

const falseLetterParams = z.object({ falseLetterId: identifierSchema });

export const genuineCalls = {
  readSender: call({
    method: 'GET',
    path: '/api/Genuine/sender',
    summary: 'Tells from which domain the mails of the platform come.',
    who: ['anyone'],
    status: 200,
    answer: z.object({ mailDomain: z.string(), site: z.string() }),
  }),
  check: call({
    method: 'POST',
    path: '/api/Genuine/check',
    summary: 'Tells whether a code or number stands on something that was sent from here.',
    who: ['anyone'],
    requestsPerMinute: CHECKS_PER_MINUTE,
    body: z.strictObject({ number: text(200) }),
    status: 200,
    answer: genuineAnswerSchema,
  }),
  report: call({
    method: 'POST',
    path: '/api/Genuine/report',
    summary: 'Takes the report of a letter, mail or call that pretends to come from here.',
    who: ['anyone'],
    requestsPerMinute: REPORTS_PER_MINUTE,
    body: z.strictObject(reportFields),
    status: 202,
    answer: reportReceivedSchema,
  }),
  reportWithFile: call({
    method: 'POST',
    path: '/api/Genuine/reportWithFile',
    summary: 'Takes the same report with a photo or file of what came.',
    who: ['anyone'],
    requestsPerMinute: REPORTS_PER_MINUTE,
    upload: z.strictObject(reportFields),
    status: 202,
    answer: reportReceivedSchema,
  }),
  listReports: call({
    method: 'GET',
    path: '/api/Genuine/reports',
    summary: 'Lists what people reported as false, newest first.',
    who: ['platformAdministrator'],
    query: z.strictObject({ state: z.enum(FALSE_LETTER_STATES).optional(), ...pageQuery }),
    status: 200,
    answer: pageOf(falseLetterSchema),
  }),
  handleReport: call({
    method: 'POST',
    path: '/api/Genuine/reports/{falseLetterId}/handle',
    summary: 'Notes what was done about a report; once it is handled, the note can be changed.',
    who: ['platformAdministrator'],
    params: falseLetterParams,
    body: z.strictObject({ version: versionSchema, note: longText(2000) }),
    status: 200,
    answer: falseLetterSchema,
  }),
  downloadReportFile: call({
    method: 'GET',
    path: '/api/Genuine/reports/{falseLetterId}/file',
    summary: 'Downloads the photo or file of a report.',
    who: ['platformAdministrator'],
    params: falseLetterParams,
    status: 200,
    answer: { file: DOCUMENT_MEDIA_TYPES },
  }),
};
