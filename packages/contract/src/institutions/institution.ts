import { SEND_METHODS, SEND_OPTIONS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  enterpriseNumberSchema,
  ibanSchema,
  optionalEmailSchema,
  streetAddressSchema,
} from '../contact-fields.ts';
import { reportField } from '../field-errors.ts';
import { identifierSchema, instantSchema, languageSchema, optionalText, versionSchema } from '../fields.ts';

export const MAX_ACCOUNTS = 20;

/** An account for one thing, such as one tax; without a purpose for everything. */
const accountSchema = z.strictObject({ purpose: optionalText(100), iban: ibanSchema });

/**
 * A government or another institution that claims in the dossiers of many offices. Its number says who it is: services
 * that share one are accounts of one institution, each with its purpose.
 */
const institutionFieldsSchema = z.object({
  /** Its name in each language in which it has an official one. */
  nameNl: optionalText(200),
  nameFr: optionalText(200),
  nameDe: optionalText(200),
  nameEn: optionalText(200),
  kboNumber: enterpriseNumberSchema,
  /** Not so for a health insurance fund, say. */
  isGovernment: z.boolean().default(true),
  address: streetAddressSchema,
  email: optionalEmailSchema,
  accounts: z.array(accountSchema).max(MAX_ACCOUNTS).default([]),
  /** In which it takes letters; none stands for any. */
  languages: z.array(languageSchema).max(4).default([]),
  sendMethod: z.enum(SEND_METHODS).nullable().default(null),
  sendOption: z.enum(SEND_OPTIONS).nullable().default(null),
});

export const institutionSchema = institutionFieldsSchema.extend({
  id: identifierSchema,
  version: versionSchema,
  updatedAt: instantSchema,
});
export type Institution = z.output<typeof institutionSchema>;

export const newInstitutionSchema = institutionFieldsSchema.strict().check(isNamed);
export const institutionUpdateSchema = institutionFieldsSchema
  .extend({ version: versionSchema })
  .strict()
  .check(isNamed);

type Named = Pick<Institution, 'nameNl' | 'nameFr' | 'nameDe' | 'nameEn'>;

function isNamed(payload: z.core.ParsePayload<Named>): void {
  const { nameNl, nameFr, nameDe, nameEn } = payload.value;
  if ([nameNl, nameFr, nameDe, nameEn].every((name) => name === null)) reportField(payload, ['nameNl']);
}
