import { type CloseReceipt, closeReceiptSchema } from '@prorata/contract/invitations/invited-dossier';
import { centsFromEuros, eurosFromCents, sumCents } from '@prorata/domain/money';
import type { Database, Transaction } from '../../../database/tables.ts';
import { defendantNameOf } from '../../parties/defendant-names.ts';
import type { LockedInvitation } from '../find-invitation.ts';
import type { Filed } from '../issue-receipt.ts';

/** The receipt of a closed invitation: what was filed, as it was filed. One that somebody else closed empty has no number. */
export async function readReceipt(
  db: Database | Transaction,
  locked: LockedInvitation,
): Promise<CloseReceipt> {
  return presentReceipt(locked, await findReceipt(db, locked.invitation.id));
}

/** The same of what was stored of it. */
export function presentReceipt(
  { dossier, invitation }: LockedInvitation,
  stored: Awaited<ReturnType<typeof findReceipt>>,
): CloseReceipt {
  const statements = stored?.filed.statements ?? [];
  const totals = statements.map(({ totalAmountClaimed }) => centsFromEuros(totalAmountClaimed));
  return closeReceiptSchema.parse({
    receiptNumber: stored?.receiptNumber ?? null,
    status: invitation.status,
    closedAt: invitation.closedAt?.toISOString(),
    fileNumber: dossier.fileNumber,
    defendantName: defendantNameOf(dossier),
    totalAmountClaimed: eurosFromCents(sumCents(totals)),
    statements: statements.map(({ id, ...statement }) => ({ tpStatementId: id, ...statement })),
    sha256: stored?.sha256 ?? null,
  } satisfies Record<keyof CloseReceipt, unknown>);
}

/** What was filed, as it was filed. */
export async function findReceipt(db: Database | Transaction, invitationId: string) {
  const stored = await db
    .selectFrom('receipts')
    .select(['receiptNumber', 'filed', 'sha256'])
    .where('invitationId', '=', invitationId)
    .executeTakeFirst();
  // Sound: written by issueReceipt, and never changed.
  return stored && { ...stored, filed: stored.filed as Filed };
}
