import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';

/** Tells the trail of the office that a list left the product: which, and how many rows of it. */
export function recordExport(
  db: Database,
  action: UserAction,
  { name, numberOfRows }: { readonly name: string; readonly numberOfRows: number },
): Promise<void> {
  const organizationId = action.actor.organization?.id ?? null;
  return inTransaction(db, (trx) =>
    recordEvent(trx, action, {
      type: 'view.exported',
      organizationId,
      subjectId: action.actor.id,
      version: null,
      before: null,
      after: { name, numberOfRows },
    }),
  );
}
