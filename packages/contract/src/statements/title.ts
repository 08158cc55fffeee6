import { TITLE_APPEALS, TITLE_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { reportField } from '../field-errors.ts';
import { amountSchema, optionalIdentifierSchema, optionalIsoDateSchema, optionalText } from '../fields.ts';

const optionalYesNo = z.boolean().nullable().default(null);
const MAX_YEAR = 2_199;

/** What a claim is founded on, with the data that identify it; which of them a kind has is told by the domain. */
const titleSchema = z.strictObject({
  kind: z.enum(TITLE_KINDS),
  date: optionalIsoDateSchema,
  court: optionalText(200),
  division: optionalText(200),
  roleNumber: optionalText(100),
  isDefault: optionalYesNo,
  servedOn: optionalIsoDateSchema,
  isProvisional: optionalYesNo,
  appeal: z.enum(TITLE_APPEALS).nullable().default(null),
  notary: optionalText(200),
  residence: optionalText(200),
  number: optionalText(100),
  authority: optionalText(200),
  taxKind: optionalText(200),
  year: z.int().min(1_900).max(MAX_YEAR).nullable().default(null),
  article: optionalText(100),
  enforceableOn: optionalIsoDateSchema,
  registeredOn: optionalIsoDateSchema,
  address: optionalText(300),
  maximum: amountSchema.nullable().default(null),
  dueDate: optionalIsoDateSchema,
  protestDate: optionalIsoDateSchema,
  state: optionalText(100),
  certificateDate: optionalIsoDateSchema,
  /** The document of the same statement in which it can be read. */
  documentId: optionalIdentifierSchema,
  note: optionalText(500),
});
export type Title = z.output<typeof titleSchema>;

const MAX_TITLES = 20;

export const titlesSchema = z.array(titleSchema).max(MAX_TITLES).default([]);

/** As a creditor gives them: that nobody contests the claim is for the office to find. */
export const declaredTitlesSchema = z
  .array(
    titleSchema.check((payload) => {
      if (payload.value.kind === 'withoutTitle') reportField(payload, ['kind'], 'choice-invalid');
    }),
  )
  .max(MAX_TITLES)
  .default([]);
