import * as z from 'zod';
import { isoDateSchema, MAX_TYPED_LENGTH } from '../fields.ts';

export const sha256Schema = z
  .string()
  .max(MAX_TYPED_LENGTH, { abort: true })
  .regex(/^[0-9a-f]{64}$/);

/** A key that signs official reports, and the days on which the platform accepts a signature of it. */
export const platformSignerSchema = z.object({
  /** Of the certificate, and of its public key (SubjectPublicKeyInfo). */
  certificateSha256: sha256Schema,
  keySha256: sha256Schema,
  /** As the certificate names its holder. */
  name: z.string(),
  /** As the reports print it. */
  office: z.object({ name: z.string(), enterpriseNumber: z.string().nullable() }),
  from: isoDateSchema,
  /** Absent while it can sign. */
  until: isoDateSchema.nullable(),
});
export type PlatformSigner = z.output<typeof platformSignerSchema>;
