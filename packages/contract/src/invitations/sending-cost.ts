import * as z from 'zod';
import { amountSchema } from '../amount.ts';

/** What goes out when all unsent invitations are sent, and the price of each on the day of asking. */
export const sendingCostSchema = z.object({
  unsentInvitations: z.int().min(0),
  /** One for each address: an invitation with three addresses takes three mails. */
  emails: z.int().min(0),
  registeredLetters: z.int().min(0),
  /** What the platform charges for a mail; absent when no price is in force, and then none can be sent. */
  emailPrice: amountSchema.nullable(),
  registeredLetterPrice: amountSchema.nullable(),
  /** Of all of them together; absent when a price that it needs is. */
  total: amountSchema.nullable(),
});
export type SendingCost = z.output<typeof sendingCostSchema>;
