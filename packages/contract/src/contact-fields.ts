import { isEmailAddress, parseExtraEmails } from '@prorata/domain/email-addresses';
import { ENTERPRISE_NUMBER_LENGTH, parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { parseIban } from '@prorata/domain/iban';
import {
  MASKED_NATIONAL_NUMBER,
  NATIONAL_NUMBER_LENGTH,
  parseNationalNumber,
} from '@prorata/domain/national-number';
import { SALUTATIONS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { rule } from './field-errors.ts';
import { MAX_TYPED_LENGTH, optionalText } from './fields.ts';

const MAX_EMAIL_LENGTH = 254;
const MAX_EMAIL_LIST_LENGTH = 2_000;

/** A single address; several in one field are refused. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_EMAIL_LENGTH, { abort: true })
  .refine(isEmailAddress, rule('email-invalid'));

export const optionalEmailSchema = emailSchema.nullable().default(null);

/** More addresses of the same recipient, separated by `;`. Each wrong one is named by its place, from 1. */
export const extraEmailsSchema = z
  .string()
  .trim()
  .max(MAX_EMAIL_LIST_LENGTH, { abort: true })
  .superRefine((value, context) => {
    for (const n of parseExtraEmails(value).invalidPositions) {
      context.addIssue({ code: 'custom', message: 'email-n-invalid', params: { n } });
    }
  })
  .nullable()
  .overwrite((value) => (value === '' ? null : value))
  .default(null);

const MAX_PHONE_LENGTH = 30;

/** A telephone number as people write it: `+32 15 00 04 18`. */
const phoneSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_PHONE_LENGTH, { abort: true })
  .regex(/^\+?[\d\s./()-]*$/, 'characters-invalid');

export const optionalPhoneSchema = phoneSchema.nullable().default(null);

/** How a person is addressed, which the specification does not ask for; texts are neutral while it is absent. */
export const salutationSchema = z.enum(SALUTATIONS).nullable().default(null);

const MAX_WEBSITE_LENGTH = 500;

/** The address of a web site; other schemes, such as `javascript:`, are refused. */
export const websiteSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_WEBSITE_LENGTH, { abort: true })
  .regex(/^https?:\/\/[^\s/?#@][^\s/?#@.]*\.[^\s/?#@]+([/?#]\S*)?$/i, 'website-invalid');

export const optionalWebsiteSchema = websiteSchema.nullable().default(null);

/** ISO 13616. */
const MAX_IBAN_LENGTH = 34;

/** A bank account, as it is stored: capitals and digits without spaces. */
export const ibanSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_IBAN_LENGTH, { abort: true })
  .refine((value) => parseIban(value) === value, rule('iban-invalid'));

export const optionalIbanSchema = ibanSchema.nullable().default(null);

/** A number of the National Register or a BIS number, as it is stored: eleven digits without punctuation. */
export const nationalNumberSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_TYPED_LENGTH, { abort: true })
  .regex(/^\d*$/, { error: 'digits-only', abort: true })
  .length(NATIONAL_NUMBER_LENGTH, { error: 'exact-length', abort: true })
  .refine((value) => parseNationalNumber(value) === value, rule('national-number-invalid'));

export const optionalNationalNumberSchema = nationalNumberSchema.nullable().default(null);

/** The same in a list, where only its check digits are shown: a whole one does not pass the contract. */
export const maskedNationalNumberSchema = z
  .string()
  .max(MAX_TYPED_LENGTH, { abort: true })
  .regex(MASKED_NATIONAL_NUMBER)
  .nullable();

/** The number of an enterprise in the KBO, as it is stored: ten digits without punctuation. */
export const enterpriseNumberSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_TYPED_LENGTH, { abort: true })
  .regex(/^\d*$/, { error: 'digits-only', abort: true })
  .refine((value) => value.length === ENTERPRISE_NUMBER_LENGTH, {
    ...rule('kbo-length', { length: ENTERPRISE_NUMBER_LENGTH }),
    abort: true,
  })
  .refine((value) => parseEnterpriseNumber(value) === value, rule('kbo-invalid'));

export const optionalEnterpriseNumberSchema = enterpriseNumberSchema.nullable().default(null);

/** The same as people type it: with dots, spaces or `BE` before it; understood as ten digits. */
export const typedEnterpriseNumberSchema = z
  .string()
  .trim()
  .max(30, { abort: true })
  .overwrite((value) => parseEnterpriseNumber(value) ?? value)
  .pipe(enterpriseNumberSchema);

/** ISO 3166-1 alpha-2, in capitals. */
export const countryCodeSchema = z
  .string()
  .max(MAX_TYPED_LENGTH, { abort: true })
  .regex(/^[A-Z]{2}$/, 'choice-invalid');

/**
 * Where somebody lives or receives post. Either the two lines are filled in, or the street with its numbers;
 * every part may be missing while a dossier is being drawn up.
 */
export const addressSchema = z.strictObject({
  addressee: optionalText(200),
  address1: optionalText(200),
  address2: optionalText(200),
  street: optionalText(150),
  housenumber: optionalText(20),
  housenumberaddition: optionalText(20),
  zipcode: optionalText(20),
  city: optionalText(100),
  country: countryCodeSchema.nullable().default(null),
});
export type Address = z.output<typeof addressSchema>;

/** An address in two lines. */
export const lineAddressSchema = addressSchema.pick({
  address1: true,
  address2: true,
  zipcode: true,
  city: true,
  country: true,
});

/** An address with the street apart from its numbers. */
export const streetAddressSchema = addressSchema.pick({
  street: true,
  housenumber: true,
  housenumberaddition: true,
  zipcode: true,
  city: true,
  country: true,
});
