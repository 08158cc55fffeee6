import * as z from 'zod';
import { isoDateSchema, MAX_TYPED_LENGTH } from '../fields.ts';

export const EXPORT_FORMAT = 'prorata-input';
export const EXPORT_VERSION = 1;

const sha256Schema = z
  .string()
  .max(MAX_TYPED_LENGTH, { abort: true })
  .regex(/^[0-9a-f]{64}$/);
const namedSchema = z.object({ id: z.string(), name: z.string() });

/**
 * The whole input of a calculation as the office gives it to whoever wants to recalculate: what the engine read, the
 * names of those it is about, and the seal of the report. No national number, account or address stands in it.
 */
export const exportedInputSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  fileNumber: z.string(),
  /** Which calculation of the dossier it is, and its day. */
  calculation: z.object({ number: z.int().min(1), on: isoDateSchema }),
  seal: z.object({
    lawVersion: z.string(),
    engineVersion: z.string(),
    inputSha256: sha256Schema,
    outcomeSha256: sha256Schema,
  }),
  /** In the order and with the numbers of the report; the ids are those of the input. */
  names: z.object({
    creditors: z.array(namedSchema.extend({ number: z.int().min(1) })),
    lots: z.array(namedSchema),
    costs: z.array(namedSchema),
  }),
  /** What the engine read, amounts in cents. Its fingerprint is made over its canonical text (sorted keys, no spaces). */
  input: z.looseObject({
    asOf: isoDateSchema,
    pools: z.array(z.looseObject({ id: z.string() })),
    costs: z.array(z.looseObject({ id: z.string(), amountCents: z.int() })),
    statements: z.array(
      z.looseObject({
        id: z.string(),
        creditorId: z.string(),
        totalCents: z.int(),
        claims: z.array(z.looseObject({ id: z.string(), privilegeId: z.string(), amountCents: z.int() })),
      }),
    ),
  }),
});
export type ExportedInput = z.output<typeof exportedInputSchema>;

/** For the page that checks a report or a receipt: whom the platform trusts to certify a signer or a time, and its own key for receipts. */
export const sealTrustSchema = z.object({ authorities: z.string(), receiptKey: z.string() });
