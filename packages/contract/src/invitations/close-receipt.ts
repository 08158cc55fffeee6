import { INVITATION_STATUSES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { amountSchema, sumSchema } from '../amount.ts';
import { identifierSchema } from '../identifier.ts';
import { instantSchema } from '../instant.ts';
import { documentSchema } from '../statements/document.ts';

/** What a creditor keeps as proof: what was filed, when, and the fingerprint of all of it. */
export const closeReceiptSchema = z.object({
  /** Absent when nothing was filed; then there is no PDF either. */
  receiptNumber: z.string().nullable(),
  status: z.enum(INVITATION_STATUSES),
  closedAt: instantSchema,
  fileNumber: z.string(),
  defendantName: z.string(),
  totalAmountClaimed: sumSchema,
  statements: z.array(
    z.object({
      tpStatementId: identifierSchema,
      creditorName: z.string(),
      totalAmountClaimed: amountSchema,
      documents: z.array(documentSchema.pick({ id: true, fileName: true, documentType: true, sha256: true })),
    }),
  ),
  /** Of the statements, their claims and the fingerprints of their documents, as they were filed; absent with them. */
  sha256: z.string().nullable(),
});
export type CloseReceipt = z.output<typeof closeReceiptSchema>;
