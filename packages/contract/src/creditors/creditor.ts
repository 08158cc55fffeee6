import { CREDITOR_QUESTION_CODES } from '@prorata/domain/creditors/creditor-questions';
import * as z from 'zod';
import { maskedNationalNumberSchema } from '../contact-fields.ts';
import {
  dossierParams,
  identifierSchema,
  optionalInstantSchema,
  sumSchema,
  versionSchema,
} from '../fields.ts';
import { STATEMENT_ORIGINS } from '../statements/statement-row.ts';

/** As it was stored: how it may be written was asked when it came. */
const storedText = z.string().nullable();

/** What each of a creditor's statements says about it: it helps to see who it is. */
const claimedSchema = z.object({
  id: identifierSchema,
  creditorName: z.string(),
  kboNumber: storedText,
  creditorAddress: z.object({
    street: storedText,
    housenumber: storedText,
    housenumberaddition: storedText,
    zipcode: storedText,
    city: storedText,
    country: storedText,
  }),
  creditorReference: storedText,
  nationalNumber: maskedNationalNumberSchema,
  paymentaccount: storedText,
  totalAmountClaimed: sumSchema,
  origin: z.enum(STATEMENT_ORIGINS),
});

/** Who claims in a dossier, with the statements that share in the distribution and what the office said about it. */
export const creditorSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  name: z.string(),
  statements: z.array(claimedSchema),
  /** The creditor that it is the same as, by the office's word. */
  sameAsId: identifierSchema.nullable(),
  /** The creditors that it is not, by the office's word. */
  apartFromIds: z.array(identifierSchema),
  toldAt: optionalInstantSchema,
  toldBy: z.string().nullable(),
  /** What the office must say before the dossier can be calculated. */
  question: z
    .object({ code: z.enum(CREDITOR_QUESTION_CODES), candidateIds: z.array(identifierSchema) })
    .nullable(),
});
export type Creditor = z.output<typeof creditorSchema>;

export const creditorParams = dossierParams.extend({ creditorId: identifierSchema });

/** The office's word about a creditor. */
export const creditorWordSchema = z.strictObject({
  version: versionSchema,
  /** The creditor that it is the same as; `null` when it is another one than all of its name. */
  sameAsId: identifierSchema.nullable(),
});
