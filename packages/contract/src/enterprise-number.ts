import { ENTERPRISE_NUMBER_LENGTH, parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import * as z from 'zod';
import { rule } from './field-errors.ts';

/** The number of an enterprise in the KBO, as it is stored: ten digits without punctuation. */
export const enterpriseNumberSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .regex(/^\d*$/, { error: 'digits-only', abort: true })
  .refine((value) => value.length === ENTERPRISE_NUMBER_LENGTH, {
    ...rule('kbo-length', { length: ENTERPRISE_NUMBER_LENGTH }),
    abort: true,
  })
  .refine((value) => parseEnterpriseNumber(value) === value, rule('kbo-invalid'));

export const optionalEnterpriseNumberSchema = enterpriseNumberSchema.nullable().default(null);
