import { DOCUMENT_FAULTS } from '@prorata/domain/signature';
import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { call } from '../call.ts';
import { identifierSchema, instantSchema, isoDateSchema } from '../fields.ts';

/** What can be wrong with a file in storage. */
const FILE_FAULTS = ['missing', 'altered', 'unreadable'] as const;

/** What a stored file is to the product. */
const STORED_FILE_KINDS = ['report', 'document', 'extract', 'receipt', 'letter', 'logo', 'other'] as const;

/** No more than anybody reads; the count says how many there are. */
export const MAX_SHOWN = 200;

const damagedFileSchema = z.object({
  id: identifierSchema,
  fault: z.enum(FILE_FAULTS),
  kind: z.enum(STORED_FILE_KINDS),
  /** Of the dossier that it belongs to. */
  fileNumber: z.string().nullable(),
  organization: z.string().nullable(),
});
export type DamagedFile = z.output<typeof damagedFileSchema>;

const fileCheckSchema = z.object({
  finishedAt: instantSchema,
  numberOfFiles: z.int().min(0),
  numberOfDamaged: z.int().min(0),
  damaged: z.array(damagedFileSchema).max(MAX_SHOWN),
});

/** A report that was signed before and that the rules of today refuse. */
const refusedReportSchema = z.object({
  id: identifierSchema,
  fileNumber: z.string(),
  organization: z.string(),
  signedAt: instantSchema,
  fault: z.enum(DOCUMENT_FAULTS),
  checkedAt: instantSchema,
});
export type RefusedReport = z.output<typeof refusedReportSchema>;

/** A dossier that is erased soon, with the day. */
const dueDossierSchema = z.object({
  id: identifierSchema,
  fileNumber: z.string(),
  organization: z.string(),
  status: z.enum(DOSSIER_STATUSES),
  endedOn: isoDateSchema,
  erasedOn: isoDateSchema,
});
export type DueDossier = z.output<typeof dueDossierSchema>;

/** What is erased together: a dossier, or the mails, extracts, parties or reports of false letters of a night. */
const ERASURE_KINDS = ['dossier', 'mailTexts', 'extracts', 'parties', 'falseLetters'] as const;

const erasureSchema = z.object({
  id: identifierSchema,
  erasedAt: instantSchema,
  kind: z.enum(ERASURE_KINDS),
  fileNumber: z.string().nullable(),
  organization: z.string().nullable(),
  numberOfDocuments: z.int().min(0),
  numberOfStatements: z.int().min(0),
  numberOfDeliveries: z.int().min(0),
  numberOfParties: z.int().min(0),
});
export type Erasure = z.output<typeof erasureSchema>;

/** How many days ahead it is told what will be erased. */
export const PREVIEW_DAYS = 30;

const maintenanceSchema = z.object({
  /** The last comparison of everything in storage with its hash; absent before the first night. */
  fileCheck: fileCheckSchema.nullable(),
  /** Signed reports checked by the rules of today. */
  reportCheck: z.object({
    numberOfReports: z.int().min(0),
    /** Not checked by these rules yet. */
    numberOfWaiting: z.int().min(0),
    numberOfRefused: z.int().min(0),
    /** Newest first. */
    refused: z.array(refusedReportSchema).max(MAX_SHOWN),
  }),
  retention: z.object({
    dossiersYears: z.int().min(1),
    mailTextsDays: z.int().min(1),
    extractsDays: z.int().min(1),
    /** What is erased within the days of the preview, soonest first. */
    numberOfDossiers: z.int().min(0),
    dossiers: z.array(dueDossierSchema).max(MAX_SHOWN),
    numberOfMailTexts: z.int().min(0),
    numberOfExtracts: z.int().min(0),
  }),
  /** Newest first. */
  erasures: z.array(erasureSchema).max(MAX_SHOWN),
});
export type Maintenance = z.output<typeof maintenanceSchema>;

export const maintenanceCalls = {
  read: call({
    method: 'GET',
    path: '/api/Maintenance',
    summary:
      'Tells what the checks of stored files and signed reports found, what will be erased soon, and what was erased.',
    who: ['platformAdministrator'],
    status: 200,
    answer: maintenanceSchema,
  }),
};
