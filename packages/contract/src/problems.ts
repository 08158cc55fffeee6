import * as z from 'zod';
import { auditChangeSchema } from './audit/audit-event.ts';
import { SUBJECTS } from './audit/fields.ts';
import { fieldErrorSchema } from './field-errors.ts';

/**
 * Every problem that a person can be told about, with the HTTP status that carries it. Codes marked `client`
 * are raised by the web alone and never travel.
 */
export const PROBLEMS = {
  // The request as such
  validation: 400,
  'malformed-json': 400,
  'malformed-form': 400,
  'token-missing': 401,
  'token-expired': 401,
  'token-invalid': 401,
  'session-ended': 401,
  unauthorized: 401,
  'insufficient-permissions': 403,
  'access-denied': 403,
  'not-found': 404,
  'route-not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  stale: 409,
  'too-large': 413,
  'address-too-long': 414,
  'unsupported-media-type': 415,
  'headers-too-large': 431,
  unprocessable: 422,
  'idempotency-key-invalid': 400,
  'idempotency-key-reused': 422,
  'already-carried-out': 409,
  'confirmation-wrong': 422,
  'erasure-plan-changed': 409,
  'too-many-requests': 429,
  internal: 500,
  'not-built': 501,
  'bad-gateway': 502,
  'service-unavailable': 503,
  'gateway-timeout': 'client',
  'storage-full': 507,

  // Uploads and documents
  'upload-no-files': 400,
  'upload-empty': 400,
  'upload-too-large': 413,
  'upload-type-refused': 415,
  'upload-tiff': 415,
  'upload-photo-too-large': 413,
  'upload-photo-unreadable': 422,
  'upload-infected': 422,
  'upload-unsafe': 422,
  'upload-protected': 422,
  'upload-unreadable': 422,
  'upload-macros': 422,
  'upload-remote-content': 422,
  'upload-embedded-object': 422,
  'upload-too-complex': 422,
  'upload-unknown': 'client',
  'scanner-away': 503,
  'document-quarantined': 409,
  'document-unjudgeable': 409,
  'document-infected': 409,
  'document-without-original': 404,
  'document-in-use': 409,
  'duplicate-document': 409,
  'tray-full': 409,
  'loose-document-not-found': 404,
  'document-view-code-invalid': 404,
  'opening-code-wrong': 403,
  'opening-code-over': 409,
  'opening-invitation-code-wrong': 403,
  'opening-over': 403,
  'opening-email-unknown': 409,
  'file-damaged': 502,
  'evidence-too-large': 413,
  'download-too-large': 413,
  'paper-quarantined': 409,
  'paper-unjudgeable': 409,
  'paper-infected': 409,
  'paper-damaged': 502,

  // Users and organizations
  'not-onboarded': 403,
  'user-pending': 403,
  'user-disapproved': 403,
  'organization-incomplete': 403,
  'organization-not-approved': 409,
  'eula-not-accepted': 403,
  'onboarding-disabled': 403,
  'already-onboarded': 409,
  'duplicate-user': 409,
  'duplicate-organization': 409,
  'user-in-use': 409,
  'last-administrator': 409,
  'organization-in-use': 409,
  'logo-unreadable': 422,
  'logo-unsafe': 422,
  'logo-wrong-ratio': 422,
  'account-edit-failed': 'client',

  // Enterprise register
  'kbo-not-found': 404,
  'kbo-search-unavailable': 503,

  // Dossiers
  'dossier-read-only': 409,
  'dossier-not-deletable': 409,
  'dossier-status': 409,
  'dossier-stopped': 409,
  'stop-withdrawn': 409,
  'consultation-missing': 409,
  'dossier-contested': 409,
  'dossier-consigned': 409,
  'dossier-replaced': 409,
  'result-voided': 409,
  'result-handed-over': 409,
  'result-handed-to-nobody': 409,
  'result-underway': 409,
  'result-before-correction': 409,
  'consents-missing': 409,
  'payout-begun': 409,
  'report-followed': 409,
  'document-without-effect': 409,
  'handler-changed': 409,
  'inbox-item-changed': 409,
  'inbox-not-tickable': 409,
  'inbox-not-put-off': 409,
  'too-many-tasks': 409,
  'practice-not-here': 409,
  'practice-without-bailiff': 409,
  'views-full': 409,
  'export-too-long': 422,
  'closing-task-done': 409,
  'closing-letter-sent': 409,
  'dossier-followed': 409,
  'no-reserves': 409,
  'reserves-undecided': 409,
  'dossier-not-recurring': 409,
  'duplicate-receipt': 409,
  'receipt-distributed': 409,
  'receipt-on-statement': 409,
  'receipt-waits': 409,
  'payer-in-use': 409,
  'nothing-received': 409,
  'contestation-status': 409,
  'contestation-piece-missing': 409,
  'nothing-contested': 409,
  'bundle-incomplete': 409,
  'trial-impossible': 409,
  'asset-in-use': 409,
  'defendant-in-use': 409,
  'estate-in-use': 409,
  'claim-calculated-automatically': 409,
  'external-provider-not-set': 409,
  'external-provider-no-transaction-type': 422,
  'external-provider-organization-incomplete': 422,
  'extract-without-text': 422,
  'extract-encrypted': 422,
  'extract-damaged': 422,
  'extract-too-large': 413,
  'extract-too-many-pages': 422,
  'extract-of-another-kind': 422,
  'extract-took-too-long': 422,
  'extract-already-used': 409,
  'import-unreadable': 422,
  'import-empty': 422,
  'import-too-many-lines': 422,
  'import-lines-taken': 409,

  // Invitations and statements
  'invitation-code-invalid': 400,
  'invitation-not-found': 404,
  'invitation-closed': 409,
  'invitation-still-open': 409,
  'invitation-already-sent': 409,
  'sending-changed': 409,
  'nothing-beside-statement': 409,
  'nothing-too-often': 409,
  'balance-beside-statement': 409,
  'no-balance-asked': 409,
  'not-a-run': 409,
  'letter-already-sent': 409,
  'duplicate-invitation': 409,
  'invitation-claimed-elsewhere': 409,
  'api-key-invalid': 401,
  'assignee-invalid': 422,
  'too-many-keys': 409,
  'dossier-not-ready-to-invite': 422,
  'invitations-past-stage': 409,
  'creditor-numbers-decide': 409,
  'statement-not-found': 404,
  'statement-incomplete': 422,
  'statement-already-validated': 409,
  'statement-invalid': 409,
  'statement-full': 409,

  // Calculation, signing and sending
  'dossier-invalid': 422,
  'priorities-in-circle': 422,
  'law-gap': 422,
  'tariff-gap': 422,
  'dossier-changed-meanwhile': 409,
  'calculation-failed': 500,
  'calculation-not-begun': 503,
  'result-outdated': 409,
  'tariff-not-confirmed': 422,
  'points-not-signed-off': 422,
  'result-signed': 409,
  'result-kept-as-evidence': 409,
  'result-not-signed': 409,
  'signing-not-finished': 409,
  'signing-cancelled': 409,
  'signing-expired': 409,
  'signing-refused': 502,
  'signature-invalid': 502,
  'recipients-unreachable': 422,
  'scale-not-confirmed': 409,

  // Payout
  'payout-lines-open': 409,
  'payout-account-missing': 409,
  'payout-nothing-to-pay': 409,
  'payout-line-moved': 409,
  'payout-own-preparation': 403,
  'payout-sign-in-again': 403,
  'payout-not-approved': 409,
  'payout-file-moved': 409,
  'bank-statement-unreadable': 422,
  'bank-statement-other-account': 422,
  'bank-statement-too-much': 422,
  'bank-movement-answered': 409,

  // Amounts of the law
  'scale-not-after-last': 409,
  'scale-leaves-year-out': 409,
  'scale-own': 403,
  'scale-confirmed': 409,
  'scale-followed': 409,

  // Costs, templates and invoicing
  'cost-in-use': 409,
  'no-price-in-force': 422,
  'template-invalid': 422,
  'no-transactions': 404,
  'month-not-over': 409,
  'month-closed': 409,
  'earlier-month-open': 409,
  'operator-incomplete': 409,
  'already-credited': 409,
  'organization-number-missing': 409,
  'e-invoice-not-refused': 409,

  // The web alone
  'fetch-error': 'client',
  offline: 'client',
  'network-error': 'client',
  'login-error': 'client',
} as const satisfies Record<string, number | 'client'>;

export type ProblemCode = keyof typeof PROBLEMS;
/** The codes that the API itself answers with. */
export type ServerProblemCode = {
  [Code in ProblemCode]: (typeof PROBLEMS)[Code] extends number ? Code : never;
}[ProblemCode];

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/**
 * The body of every refusal: problem details of RFC 9457 with our members. Loose, because a problem may carry
 * members of its own kind, such as what changed under a stale edit.
 */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(PROBLEM_CODES),
  /** Fills `{name}` in the code's phrase. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The refused fields, when `code` is `validation`. */
  errors: z.array(fieldErrorSchema).optional(),
  /** Finds the request in the log. */
  requestId: z.string().optional(),
});
export type Problem = z.output<typeof problemSchema>;

/** What another person changed since the version that an edit was made on; travels with the code `stale`. */
const staleSchema = z.object({
  currentVersion: z.int(),
  changedAt: z.iso.datetime({ offset: true }).nullable(),
  changedBy: z.string().nullable(),
  /** What the changed fields belong to, by which their labels are found. */
  subject: z.enum(SUBJECTS).nullable(),
  changes: z.array(auditChangeSchema),
});
export type Stale = z.output<typeof staleSchema>;

export const staleProblemSchema = problemSchema.extend({ code: z.literal('stale'), stale: staleSchema });
