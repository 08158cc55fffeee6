import * as z from 'zod';
import { identifierSchema, versionSchema } from '../fields.ts';
import { problemSchema } from '../problems.ts';
import { statementFieldsSchema } from './statement.ts';
import { statementRowSchema } from './statement-row.ts';
import { MAX_EXPLANATION_LENGTH } from './third-party-statement.ts';

const { shape } = statementFieldsSchema;

/** As many as a page of the list holds: they are changed in one go, and the dossier is locked meanwhile. */
export const MAX_STATEMENTS = 200;

/** What of a statement is changed by itself, as in a cell of the grid; what is left out stays as it is. */
const statementChangesSchema = z.strictObject({
  creditorType: shape.creditorType.unwrap().exactOptional(),
  salutation: shape.salutation.unwrap().exactOptional(),
  firstName: shape.firstName.unwrap().exactOptional(),
  lastName: shape.lastName.unwrap().exactOptional(),
  nationalNumber: shape.nationalNumber.unwrap().exactOptional(),
  corporateName: shape.corporateName.unwrap().exactOptional(),
  corporateForm: shape.corporateForm.unwrap().exactOptional(),
  kboNumber: shape.kboNumber.unwrap().exactOptional(),
  creditorAddress: shape.creditorAddress.exactOptional(),
  language: shape.language.unwrap().exactOptional(),
  totalAmountClaimed: shape.totalAmountClaimed.exactOptional(),
  declaredTotal: shape.declaredTotal.unwrap().exactOptional(),
  rejectionReason: shape.rejectionReason.unwrap().exactOptional(),
  rejectionNote: shape.rejectionNote.unwrap().exactOptional(),
  paymentaccount: shape.paymentaccount.unwrap().exactOptional(),
  primaryEmail: shape.primaryEmail.unwrap().exactOptional(),
  extraEmails: shape.extraEmails.unwrap().exactOptional(),
  sendOption: shape.sendOption.unwrap().exactOptional(),
  /** For the creditor who filed it, and needed as soon as something differs from what was filed. */
  explanationOfChange: z.string().trim().min(1).max(MAX_EXPLANATION_LENGTH, { abort: true }).exactOptional(),
  /**
   * Whether it is validated; unsaid, any change of what was checked takes the mark away. What a creditor filed and the
   * office validated stays so.
   */
  validated: z.boolean().exactOptional(),
});
export type StatementChanges = z.output<typeof statementChangesSchema>;

const chosenSchema = z.strictObject({ statementId: identifierSchema, version: versionSchema });

function severalOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ statements: z.array(item).min(1).max(MAX_STATEMENTS) });
}

export const changeOfSeveralSchema = severalOf(chosenSchema.extend({ changes: statementChangesSchema }));
export const removalOfSeveralSchema = severalOf(chosenSchema);

/** What became of one of several: one that is refused leaves the others as they were asked for. */
const statementOutcomeSchema = z.object({
  statementId: identifierSchema,
  /** As it now stands; absent when it is gone. */
  row: statementRowSchema.nullable(),
  /** Why nothing happened to it. */
  problem: problemSchema.nullable(),
});
export type StatementOutcome = z.output<typeof statementOutcomeSchema>;

export const outcomesSchema = z.object({ items: z.array(statementOutcomeSchema).max(MAX_STATEMENTS) });
