import { TITLE_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { ibanSchema, optionalEmailSchema, optionalPhoneSchema } from '../contact-fields.ts';
import { reportField } from '../field-errors.ts';
import { MAX_COUNTER, optionalText, text } from '../fields.ts';

const MAX_ACCOUNTS = 20;
const MAX_TITLES = 20;

/** The place of the running number in the format of a reference. */
export const REFERENCE_NUMBER_MARK = '{dossier}';

const accountSchema = z.strictObject({
  label: text(100),
  iban: ibanSchema,
  /** In whose name it stands, when that is not the organization's. */
  accountHolder: optionalText(70),
});

const standardTitleSchema = z.strictObject({
  label: text(100),
  kind: z.enum(TITLE_KINDS).exclude(['withoutTitle']),
  issuer: optionalText(200),
  note: optionalText(500),
});

/** What every statement that is filed from the workspace begins with. */
const profileFieldsSchema = z.object({
  contactName: optionalText(200),
  email: optionalEmailSchema,
  phone: optionalPhoneSchema,
  /** The first is the one that is filled in. */
  accounts: z.array(accountSchema).max(MAX_ACCOUNTS).default([]),
  titles: z.array(standardTitleSchema).max(MAX_TITLES).default([]),
  /** How the own reference is written, such as `FIN-{dossier}`, with the file number of the office in its place. */
  referenceFormat: optionalText(60),
  /** What stands beside each payment, with the same mark. */
  communicationFormat: optionalText(100),
});

export const workspaceProfileSchema = profileFieldsSchema.extend({
  /** 0 while nothing was kept. */
  version: z.int().min(0).max(MAX_COUNTER),
});
export type WorkspaceProfile = z.output<typeof workspaceProfileSchema>;

export const workspaceProfileUpdateSchema = profileFieldsSchema
  .extend({ version: z.int().min(0).max(MAX_COUNTER) })
  .strict()
  .check((payload) => {
    const seen = new Set<string>();
    for (const [index, { iban }] of payload.value.accounts.entries()) {
      if (seen.has(iban)) reportField(payload, ['accounts', index, 'iban'], 'taken');
      seen.add(iban);
    }
  });
