import { parsePublishedRates } from '@prorata/domain/claims/published-rates';
import * as z from 'zod';
import { emailSchema, websiteSchema } from '../contact-fields.ts';
import { amountSchema, percentageSchema, text } from '../fields.ts';
import type { Parameter } from './parameter.ts';

const MAX_TEXT_LENGTH = 200;
/** Twenty years of half-years. */
const MAX_RATES_LENGTH = 900;

/** What a parameter may be set to; server and form hold a value against the same rules. */
export function parameterValueSchema({
  kind,
  minimum,
  maximum,
}: Pick<Parameter, 'kind' | 'minimum' | 'maximum'>): z.ZodType<Parameter['value']> {
  const within = (schema: z.ZodNumber) =>
    schema.min(minimum ?? Number.NEGATIVE_INFINITY).max(maximum ?? Number.POSITIVE_INFINITY);
  switch (kind) {
    case 'boolean':
      return z.boolean();
    case 'integer':
      return within(z.int());
    case 'amount':
      return within(amountSchema);
    case 'percentage':
      return within(percentageSchema);
    case 'text':
      return orEmpty(text(MAX_TEXT_LENGTH));
    case 'email':
      return orEmpty(emailSchema);
    case 'url':
      return orEmpty(websiteSchema);
    case 'rates':
      return orEmpty(
        z
          .string()
          .max(MAX_RATES_LENGTH, { abort: true })
          .refine((value) => parsePublishedRates(value) !== undefined, 'rates-invalid'),
      );
  }
}

/** Empty is a value too: nobody, nothing. A union would hide what is wrong with the other. */
function orEmpty(schema: z.ZodType<string>): z.ZodType<string> {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      if (value === '') return;
      for (const { message } of schema.safeParse(value).error?.issues ?? []) {
        context.addIssue({ code: 'custom', message });
      }
    });
}
