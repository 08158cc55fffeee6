import * as z from 'zod';
import {
  optionalEmailSchema,
  optionalEnterpriseNumberSchema,
  salutationSchema,
  streetAddressSchema,
} from '../contact-fields.ts';
import { reportField } from '../field-errors.ts';
import { identifierSchema, languageSchema, optionalText, versionSchema } from '../fields.ts';

/** A creditor whom the office invites to every distribution, by email or by letter. */
const standardInvitationFieldsSchema = z.object({
  email: optionalEmailSchema,
  addressee: optionalText(200),
  /** By which the invitation finds the workspace of who files often. */
  kboNumber: optionalEnterpriseNumberSchema,
  /** How an addressee who is a person is addressed. */
  salutation: salutationSchema,
  address: streetAddressSchema.nullable().default(null),
  /** Of what is sent; the dossier's when absent. */
  language: languageSchema.nullable().default(null),
});

export const standardInvitationSchema = standardInvitationFieldsSchema.extend({
  id: identifierSchema,
  version: versionSchema,
});
export type StandardInvitation = z.output<typeof standardInvitationSchema>;

export const newStandardInvitationSchema = standardInvitationFieldsSchema.strict().check(reachable);
export const standardInvitationUpdateSchema = standardInvitationFieldsSchema
  .extend({ version: versionSchema })
  .strict()
  .check(reachable);

/** Without an email address the letter needs both a name and a place. */
function reachable(payload: z.core.ParsePayload<z.output<typeof standardInvitationFieldsSchema>>): void {
  const { email, addressee, address } = payload.value;
  if (email !== null) return;
  if (addressee === null && address === null) reportField(payload, ['email']);
  else if (addressee === null) reportField(payload, ['addressee']);
  else if (address === null) reportField(payload, ['address']);
}
