import { CLAIM_PARTS, INCOME_RIGHTS, INTEREST_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { optionalNationalNumberSchema } from '../contact-fields.ts';
import { reportField } from '../field-errors.ts';
import {
  amountSchema,
  isoDateSchema,
  optionalInstantSchema,
  optionalIsoDateSchema,
  optionalText,
  percentageSchema,
  positiveAmountSchema,
  text,
} from '../fields.ts';

const MAX_LINES = 100;

/** From what interest is computed. */
const interestTermsSchema = z
  .strictObject({
    kind: z.enum(INTEREST_KINDS),
    /** Per year, of conventional interest; the law has the others. */
    rate: percentageSchema.nullable().default(null),
    base: amountSchema,
    from: isoDateSchema,
    until: optionalIsoDateSchema,
    /** Up to the day on which the draft stops all interest, beyond what is declared. */
    runsOn: z.boolean().default(false),
  })
  .check((payload) => {
    const { kind, rate, from, until } = payload.value;
    if ((kind === 'conventional') !== (rate !== null)) {
      reportField(payload, ['rate'], rate === null ? 'required' : 'invalid');
    }
    if (until !== null && until < from) reportField(payload, ['until'], 'date-order');
  });

/** What an invited creditor says about one part of a claim. */
const declaredPartSchema = z.strictObject({
  kind: z.enum(CLAIM_PARTS),
  declared: amountSchema,
  interest: interestTermsSchema.nullable().default(null),
  /** What it is, in the creditor's own words: "bailiff's writ", "collection agency". */
  note: optionalText(200),
  /** Whether the title awards it; absent where nobody was asked. */
  isInTitle: z.boolean().nullable().default(null),
});

/** The same with what the office makes of it. */
const claimPartSchema = declaredPartSchema.extend({
  admitted: amountSchema,
  reserved: amountSchema.default(0),
  /** Whether it has the privilege of the claim; as the table of the law says when absent. */
  followsPrivilege: z.boolean().nullable().default(null),
});
export type ClaimPartLine = z.output<typeof claimPartSchema>;

interface PartToCheck {
  readonly kind: string;
  readonly interest: unknown;
}

/** Only interest is computed from a rate. */
function hasFittingTerms(payload: z.core.ParsePayload<PartToCheck>): void {
  const { kind, interest } = payload.value;
  if (kind !== 'interest' && interest !== null) reportField(payload, ['interest'], 'invalid');
}

/** None when all of it is principal. */
export const declaredPartsSchema = z
  .array(declaredPartSchema.check(hasFittingTerms))
  .max(MAX_LINES)
  .default([]);
export const claimPartsSchema = z.array(claimPartSchema.check(hasFittingTerms)).max(MAX_LINES).default([]);

/** What the creditor received from elsewhere: imputed on costs, then interest, then principal. */
export const paymentsSchema = z
  .array(z.strictObject({ date: isoDateSchema, amount: positiveAmountSchema, note: optionalText(300) }))
  .max(MAX_LINES)
  .default([]);

/** For which times the principal is owed: months of rent, supplies, premiums. The window of a privilege looks at them. */
export const periodsSchema = z
  .array(
    z.strictObject({ from: isoDateSchema, until: isoDateSchema, amount: amountSchema }).check((payload) => {
      const { from, until } = payload.value;
      if (until < from) reportField(payload, ['until'], 'date-order');
    }),
  )
  .max(MAX_LINES)
  .default([]);

/** By what right the creditor takes of an income, and when the central file received the notice of it, to the minute. */
export const incomeRightSchema = z
  .strictObject({ kind: z.enum(INCOME_RIGHTS), notifiedAt: optionalInstantSchema })
  .nullable()
  .default(null);

/** The worker, child or spouse whom the claim is about: claims about one of them share one cap. */
export const beneficiarySchema = z
  .strictObject({ name: text(200), nationalNumber: optionalNationalNumberSchema })
  .nullable()
  .default(null);
