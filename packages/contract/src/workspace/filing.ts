import { sumEuros } from '@prorata/domain/money';
import { STATEMENT_PARTS } from '@prorata/domain/statement-parts';
import { TITLE_KINDS } from '@prorata/domain/vocabulary';
import { ROW_FAULTS, ROW_OUTCOMES } from '@prorata/domain/workspace/row-outcome';
import * as z from 'zod';
import { optionalIbanSchema } from '../contact-fields.ts';
import { privilegeIdSchema } from '../distribution/privilege.ts';
import { reportField } from '../field-errors.ts';
import {
  amountSchema,
  identifierSchema,
  MAX_AMOUNT_EUROS,
  optionalIdentifierSchema,
  optionalIsoDateSchema,
  optionalText,
  sumSchema,
} from '../fields.ts';
import { listOf } from '../page.ts';

/** More invitations than anybody answers on one day, fewer than would keep a request busy for long. */
export const MAX_FILED_AT_ONCE = 500;
const MAX_DOCUMENTS = 20;

/**
 * A statement of claim in one line, as a sheet has it and as an API sends it. What it does not say stands in the profile
 * of the organization.
 */
export const filingSchema = z
  .strictObject({
    principal: amountSchema,
    interest: amountSchema.default(0),
    costs: amountSchema.default(0),
    /** On which privilege the claim rests; without one it is ordinary. */
    privilegeId: privilegeIdSchema.nullable().default(null),
    /** The thing on which a special privilege rests. */
    assetDescription: optionalText(500),
    /** One of the accounts of the profile; its first one when absent. */
    account: optionalIbanSchema,
    reference: optionalText(100),
    /** What is to stand beside the payment. */
    communication: optionalText(140),
    titleKind: z.enum(TITLE_KINDS).exclude(['withoutTitle']).nullable().default(null),
    titleDate: optionalIsoDateSchema,
    /** The court, the notary or the authority. */
    titleIssuer: optionalText(200),
    /** The roll number, or the number of the register or the deed. */
    titleNumber: optionalText(100),
    /** Files that must have been attached to the invitation before. */
    documentNames: z
      .array(z.string().trim().min(1).max(255, { abort: true }))
      .max(MAX_DOCUMENTS)
      .default([]),
  })
  .check((payload) => {
    const { principal, interest, costs } = payload.value;
    if (sumEuros([principal, interest, costs]) <= MAX_AMOUNT_EUROS) return;
    reportField(payload, ['principal'], 'statement-too-large', { maximum: MAX_AMOUNT_EUROS });
  });
export type Filing = z.output<typeof filingSchema>;

/** What a line of a sheet comes to. Nothing is stored by checking it. */
export const filingRowSchema = z.object({
  /** The number of the line, as the sheet shows it; 0 outside a sheet. */
  line: z.int().min(0),
  invitationId: optionalIdentifierSchema,
  /** As the dossier has them; of a line that is not filed, whatever stands there. */
  fileNumber: z.string().nullable(),
  defendantName: z.string().nullable(),
  amount: sumSchema.nullable(),
  outcome: z.enum(ROW_OUTCOMES),
  /** Why it cannot be filed, with the column where there is one. */
  faults: z.array(z.object({ fault: z.enum(ROW_FAULTS), column: z.string().nullable() })),
  /** What the statement would lack. */
  missingParts: z.array(z.enum(STATEMENT_PARTS)),
  /** Files that the line names and that are not attached yet. */
  missingDocuments: z.array(z.string()),
  receiptNumber: z.string().nullable(),
});
export type FilingRow = z.output<typeof filingRowSchema>;

export const filingResultSchema = listOf(filingRowSchema, MAX_FILED_AT_ONCE).extend({
  ready: z.int().min(0),
  filed: z.int().min(0),
  /** Of what is ready or was filed. */
  amount: sumSchema,
});
export type FilingResult = z.output<typeof filingResultSchema>;

export const closingManySchema = z.strictObject({
  invitationIds: z.array(identifierSchema).min(1).max(MAX_FILED_AT_ONCE),
});
