import * as z from 'zod';
import { identifierSchema, instantSchema, optionalIdentifierSchema } from '../fields.ts';

/** Who did it: a user, a creditor with an invitation code, or the product by itself. */
export const AUDIT_ACTORS = ['user', 'creditor', 'system'] as const;

/** Something that happened in a dossier. Each event carries the hash of the one before: none can vanish unseen. */
export const auditEventSchema = z.object({
  id: identifierSchema,
  /** Counts from 1 in each dossier, without gaps. */
  sequence: z.int().min(1),
  occurredAt: instantSchema,
  actor: z.object({ kind: z.enum(AUDIT_ACTORS), name: z.string().nullable() }),
  /** What happened, as a key: `dossier.created`. */
  type: z.string(),
  subject: z
    .object({ type: z.string(), id: optionalIdentifierSchema, label: z.string().nullable() })
    .nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  previousHash: z.string().nullable(),
  hash: z.string(),
});
export type AuditEvent = z.output<typeof auditEventSchema>;
