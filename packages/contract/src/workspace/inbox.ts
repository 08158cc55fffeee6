import { STATEMENT_PARTS } from '@prorata/domain/statement-parts';
import { TRANSACTION_KINDS } from '@prorata/domain/vocabulary';
import {
  WORKSPACE_GROUPS,
  WORKSPACE_MATCHES,
  WORKSPACE_STATES,
} from '@prorata/domain/workspace/invitation-state';
import * as z from 'zod';
import {
  identifierSchema,
  MAX_COUNTER,
  optionalInstantSchema,
  optionalIsoDateSchema,
  optionalText,
  queryBooleanSchema,
  sumSchema,
} from '../fields.ts';
import { organizationReferenceSchema } from '../organizations/organization.ts';
import { pageQuery } from '../page.ts';
import { userReferenceSchema } from '../users/user.ts';

/** Counts how often an invitation was assigned; 0 while nobody did. */
const assignmentVersionSchema = z.int().min(0).max(MAX_COUNTER);

/**
 * An invitation as the organization sees it that it is addressed to: the office, the debtor and the term, and of the
 * amounts only those of its own statements, each from the moment on which a creditor may know it.
 */
export const workspaceInvitationSchema = z.object({
  invitationId: identifierSchema,
  /** Of its assignment, to be named when it is assigned to somebody else. */
  version: assignmentVersionSchema,
  office: organizationReferenceSchema,
  fileNumber: z.string(),
  defendantName: z.string(),
  transactionKind: z.array(z.enum(TRANSACTION_KINDS)),
  /** Whom the office invited, in its words. */
  addressee: z.string().nullable(),
  /** The creditor's own, as the office gave it or as it was filed. */
  creditorReference: z.string().nullable(),
  sentAt: optionalInstantSchema,
  /** The last day to file. */
  validUntil: optionalIsoDateSchema,
  group: z.enum(WORKSPACE_GROUPS),
  state: z.enum(WORKSPACE_STATES),
  /** What a statement that was begun still lacks; empty in every other state. */
  missingParts: z.array(z.enum(STATEMENT_PARTS)),
  /** What the statements come to, filed or not; absent while there are none. */
  amountClaimed: sumSchema.nullable(),
  /** Once the office has decided on all of them. */
  amountAdmitted: sumSchema.nullable(),
  /** Once the draft has been sent. */
  amountAllotted: sumSchema.nullable(),
  /** What was paid so far; absent before anything was. */
  amountPaid: sumSchema.nullable(),
  /** Of the last payment. */
  paidOn: optionalIsoDateSchema,
  /** The last day to contest the draft that was sent, where it is known. */
  contestUntil: optionalIsoDateSchema,
  matchedBy: z.enum(WORKSPACE_MATCHES),
  assignee: userReferenceSchema.nullable(),
  /** Who of the organization filed; absent when it was done with the code alone. */
  filedBy: optionalText(200),
});
export type WorkspaceInvitation = z.output<typeof workspaceInvitationSchema>;

/** What the list, its counts and its export have in common. */
export const workspaceFilters = {
  group: z.enum(WORKSPACE_GROUPS).optional(),
  /** In the name of the debtor, the office, the file number or the reference. */
  search: optionalText(200),
  officeId: identifierSchema.optional(),
  /** A colleague, oneself or nobody. */
  assigneeId: identifierSchema.optional(),
  isMine: queryBooleanSchema.default(false),
  isUnassigned: queryBooleanSchema.default(false),
};

export const workspaceQuerySchema = z.strictObject({ ...workspaceFilters, ...pageQuery });

const countSchema = z.int().min(0);

/** As many offices as a list to choose from can show. */
const MAX_OFFICES = 500;

/** What stands above the inbox. Everything is counted over all pages. */
export const workspaceSummarySchema = z.object({
  groups: z.record(z.enum(WORKSPACE_GROUPS), countSchema),
  /** Of what is to be done. */
  unassigned: countSchema,
  mine: countSchema,
  /** Of what is to be done, what ends within seven days, and the first last day. */
  dueThisWeek: countSchema,
  firstDay: optionalIsoDateSchema,
  /** Drafts that were received and can still be contested. */
  draftsReceived: countSchema,
  /** What was paid since the first of January, and in how many payments. */
  paidThisYear: sumSchema,
  paymentsThisYear: countSchema,
  /** The offices that invited, to choose from. */
  offices: z.array(organizationReferenceSchema.extend({ invitations: countSchema })).max(MAX_OFFICES),
});
export type WorkspaceSummary = z.output<typeof workspaceSummarySchema>;

/** As many as one looks at on a page. */
const MAX_ASSIGNED = 200;

export const assignmentSchema = z.strictObject({
  invitations: z
    .array(z.strictObject({ invitationId: identifierSchema, version: assignmentVersionSchema }))
    .min(1)
    .max(MAX_ASSIGNED),
  /** Nobody when absent. */
  assigneeId: identifierSchema.nullable(),
});

/** Somebody of the own organization who may be given invitations, with how many are to be done. */
export const colleagueSchema = userReferenceSchema.extend({ isSelf: z.boolean(), toDo: countSchema });
export type Colleague = z.output<typeof colleagueSchema>;

/** Which organizations an invitation stands in the workspace of, as the office sees it. */
export const invitationHolderSchema = z.object({
  organization: organizationReferenceSchema,
  matchedBy: z.enum(WORKSPACE_MATCHES),
  /** Since when; absent when the number alone matches and nobody there has done anything yet. */
  since: optionalInstantSchema,
});
export type InvitationHolder = z.output<typeof invitationHolderSchema>;
