import { INCOME_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { reportField } from '../field-errors.ts';
import { amountSchema, isoDateSchema, optionalText, positiveAmountSchema, text } from '../fields.ts';

const MAX_INCOMES = 20;
const MAX_CREDITS = 60;
const MOST_CHILDREN = 30;
const MOST_MONTHS = 24;

export const childrenSchema = z.int().min(0).max(MOST_CHILDREN);

/** What is known of the income of one calendar month, for the part of it that may be seized (Judicial Code 1409 to 1412). */
export const computationSchema = z.strictObject({
  /** The day on which it is paid: the amounts of the law of that day apply. */
  paidOn: isoDateSchema,
  incomes: z
    .array(
      z.strictObject({
        kind: z.enum(INCOME_KINDS),
        /** Who pays it. */
        payer: optionalText(200),
        /** After tax and social security, and nothing else (1411). */
        net: amountSchema,
        /** What comes once with the pay of this month: year-end bonus, holiday pay. */
        extra: amountSchema.default(0),
      }),
    )
    .min(1)
    .max(MAX_INCOMES),
  children: childrenSchema.default(0),
  /** What maintenance takes of this month; `null` where nobody asks for it. */
  maintenance: positiveAmountSchema.nullable().default(null),
});
export type Computation = z.output<typeof computationSchema>;

/** A computation as a part of a form, under a name of its own. */
export const computationPartSchema = z.strictObject({ computation: computationSchema });

/** What is protected on an account: each coded credit of the last thirty days by itself (1411bis to 1411quater). */
export const accountComputationSchema = z
  .strictObject({
    bank: optionalText(200),
    seizedOn: isoDateSchema,
    balance: amountSchema,
    credits: z
      .array(
        z.strictObject({
          kind: z.enum([...INCOME_KINDS, 'protected']),
          source: optionalText(200),
          creditedOn: isoDateSchema,
          amount: positiveAmountSchema,
          /** For how many months a lump sum was paid: it is protected that many times thirty days. */
          months: z.int().min(1).max(MOST_MONTHS).default(1),
          children: childrenSchema.default(0),
        }),
      )
      .max(MAX_CREDITS),
    /** Some count the day of crediting as the first of the thirty: one day less. */
    countsCreditDay: z.boolean().default(false),
  })
  .check((payload) => {
    const { seizedOn, credits } = payload.value;
    for (const [place, credit] of credits.entries()) {
      // What came after the seizure is not on the account that was seized.
      if (credit.creditedOn > seizedOn) reportField(payload, ['credits', place, 'creditedOn'], 'date-order');
    }
  });
export type AccountComputation = z.output<typeof accountComputationSchema>;

const limitsSchema = z.strictObject({
  free: positiveAmountSchema,
  second: positiveAmountSchema,
  third: positiveAmountSchema,
  fourth: positiveAmountSchema,
  perChild: positiveAmountSchema,
});

/** The amounts of the law from a day on, as a platform administrator takes them over from the Official Gazette. */
export const newScaleSchema = z
  .strictObject({
    from: isoDateSchema,
    ...limitsSchema.shape,
    source: text(300),
  })
  .check((payload) => {
    const { free, second, third, fourth } = payload.value;
    if (second <= free) reportField(payload, ['second'], 'layers-unordered');
    if (third <= second) reportField(payload, ['third'], 'layers-unordered');
    if (fourth <= third) reportField(payload, ['fourth'], 'layers-unordered');
  });
export type NewScale = z.output<typeof newScaleSchema>;

const scaleSchema = z.object({
  from: isoDateSchema,
  ...limitsSchema.shape,
  source: z.string(),
  /** From the register of the law, or published since. */
  isPublished: z.boolean(),
  /** Somebody else than who took it over has compared it: until then no report that stands on it is signed. */
  isConfirmed: z.boolean(),
  /** For platform administrators. */
  enteredBy: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  /** Whether who asks may confirm it: it waits, and another took it over. */
  canConfirm: z.boolean(),
  note: z.string().nullable(),
});
export type Scale = z.output<typeof scaleSchema>;

/** The oldest first. */
export const scalesSchema = z.object({ items: z.array(scaleSchema).max(500) });
