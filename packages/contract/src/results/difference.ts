import * as z from 'zod';
import { auditChangeSchema } from '../audit/audit-event.ts';
import { dossierFindingSchema } from '../distribution/finding.ts';
import { problemSchema } from '../problems.ts';

/** What a report speaks of, in the order in which differences are told: causes before what follows from them. */
export const REPORT_PARTS = [
  'office',
  'bailiff',
  'defendant',
  'dossier',
  'invitations',
  'payer',
  'receipt',
  'lot',
  'executionCost',
  'tariffCost',
  'claim',
  'order',
  'statement',
  'totals',
] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** What a report says of its parts. */
const REPORT_FIELDS = [
  'salutation',
  'name',
  'address',
  'phone',
  'email',
  'enterpriseNumber',
  'thirdPartyAccount',
  'logo',
  'introduction',
  'remarks',
  'immatriculation',
  'substitute',
  'substituteImmatriculation',
  'language',
  'reference',
  'repertoryNumber',
  'transactionKind',
  'saleDate',
  'seizureDate',
  'consultedOn',
  'consultedAt',
  'isFreeOfRegistrationFees',
  'vatRate',
  'explanation',
  'paymentType',
  'contestationDays',
  'registered',
  'byMail',
  'firstSentOn',
  'lastSentOn',
  'silent',
  'endedEarly',
  'gross',
  'ownCosts',
  'net',
  'date',
  'lot',
  'amount',
  'count',
  'unitPrice',
  'rank',
  'since',
  'limit',
  'isReserved',
  'declaredBy',
  'titles',
  'filedOn',
  'isLate',
  'claimed',
  'allotted',
  'reserved',
  'moneyIn',
  'costs',
  'paid',
  'surplus',
  'seizingCreditors',
  'deeds',
  'thirdParties',
  'electedDomicile',
  'article',
  'account',
  'communication',
  'runNumber',
  'children',
  'earlierDossiers',
  'incomeKind',
  'receivedOn',
  'maintenanceOnly',
  'quota',
  'note',
  'earlier',
] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];

/** In what a report differs from the dossier as it stands: in a part of both, or by one that only one of them has. */
const reportDifferenceSchema = z.object({
  part: z.enum(REPORT_PARTS),
  /** Which lot, cost, claim or statement. */
  name: z.string().nullable(),
  kind: z.enum(['changed', 'added', 'removed']),
  /** From what the report says to what it would say now. */
  changes: z.array(auditChangeSchema.extend({ field: z.enum(REPORT_FIELDS) })),
});
export type ReportDifference = z.output<typeof reportDifferenceSchema>;

/** All that makes a report another than the one that would be drawn up now. */
export const reportDifferencesSchema = z.object({
  differences: z.array(reportDifferenceSchema),
  /** Why none can be drawn up now, when that is so. */
  findings: z.array(dossierFindingSchema),
});
export type ReportDifferences = z.output<typeof reportDifferencesSchema>;

/** The report no longer says what the dossier says, so it is not signed. */
export const resultOutdatedProblemSchema = problemSchema.extend({
  code: z.literal('result-outdated'),
  ...reportDifferencesSchema.shape,
});
