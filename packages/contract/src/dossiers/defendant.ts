import { LEGAL_FORMS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { lineAddressSchema } from '../address.ts';
import { optionalEmailSchema } from '../email.ts';
import { optionalEnterpriseNumberSchema } from '../enterprise-number.ts';
import { optionalNationalNumberSchema } from '../national-number.ts';
import { optionalPhoneSchema } from '../phone.ts';
import { optionalText } from '../text.ts';

/**
 * Against whom the dossier runs: a person, or a company, whose representative may be named too. Validation of
 * the dossier says what is still missing.
 */
export const defendantSchema = z.strictObject({
  name: optionalText(100),
  surname: optionalText(100),
  email: optionalEmailSchema,
  phone: optionalPhoneSchema,
  nationalNumber: optionalNationalNumberSchema,
  companyName: optionalText(200),
  kboNumber: optionalEnterpriseNumberSchema,
  corporateForm: z.enum(LEGAL_FORMS).nullable().default(null),
  address: lineAddressSchema,
});
export type Defendant = z.output<typeof defendantSchema>;
