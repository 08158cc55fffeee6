import { PLATFORM_COST_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { amountSchema } from '../amount.ts';
import { identifierSchema } from '../identifier.ts';
import { instantSchema } from '../instant.ts';

/** What an event in a dossier cost the office. The price is that of the day, whatever the price list says later. */
export const platformTransactionSchema = z.object({
  id: identifierSchema,
  event: z.enum(PLATFORM_COST_TYPES),
  /** The recipient of the mail, the addressee of the letter, or the creditor who was analysed. */
  extraInfo: z.string().nullable(),
  transactionDate: instantSchema,
  price: amountSchema,
  discount: amountSchema,
  amount: amountSchema,
});
export type PlatformTransaction = z.output<typeof platformTransactionSchema>;
