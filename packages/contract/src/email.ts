import { isEmailAddress, parseExtraEmails } from '@prorata/domain/email-addresses';
import * as z from 'zod';
import { rule } from './field-errors.ts';

const MAX_ADDRESS_LENGTH = 254;
const MAX_LIST_LENGTH = 2_000;

/** A single address; several in one field are refused. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_ADDRESS_LENGTH)
  .refine(isEmailAddress, rule('email-invalid'));

export const optionalEmailSchema = emailSchema.nullable().default(null);

/** More addresses of the same recipient, separated by `;`. Each wrong one is named by its place, from 1. */
export const extraEmailsSchema = z
  .string()
  .trim()
  .max(MAX_LIST_LENGTH)
  .superRefine((value, context) => {
    for (const n of parseExtraEmails(value).invalidPositions) {
      context.addIssue({ code: 'custom', message: 'email-n-invalid', params: { n } });
    }
  })
  .nullable()
  .overwrite((value) => (value === '' ? null : value))
  .default(null);
