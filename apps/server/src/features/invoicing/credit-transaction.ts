import type { BodyOf } from '@prorata/contract/call';
import type { invoicingCalls } from '@prorata/contract/invoicing/calls';
import { eurosFromCents } from '@prorata/domain/money';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/**
 * Takes a transaction back: what was written stays, and a credit line of today stands against it, on the invoice of the
 * month that runs. It is taken back as a whole, and once.
 */
export async function creditTransaction(
  db: Database,
  action: UserAction,
  { transactionId, reason }: BodyOf<typeof invoicingCalls.credit>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const charge = await trx
      .selectFrom('platformTransactions')
      .selectAll()
      .where('id', '=', transactionId)
      .forUpdate()
      .executeTakeFirst();
    if (charge === undefined) throw new ProblemError('not-found');
    if (charge.creditedId !== null) throw new ProblemError('already-credited');
    const { organizationId, dossierId, type, platformCostId, priceCents, discountCents } = charge;
    const { extraInfo, fileNumber, defendantName } = charge;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('platformTransactions')
      .values({
        ...{ organizationId, dossierId, type, platformCostId, priceCents, discountCents },
        ...{ extraInfo, fileNumber, defendantName, reason },
        id: newId(),
        idempotencyKey: `credit ${charge.id}`,
        creditedId: charge.id,
        occurredAt: action.at,
      })
      .onConflict((conflict) => conflict.column('creditedId').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw new ProblemError('already-credited');
    await recordEvent(trx, action, {
      type: 'invoice.lineCredited',
      organizationId,
      subjectId: charge.id,
      version: null,
      before: null,
      after: { netAmount: -eurosFromCents(charge.amountCents), reason },
    });
  });
}
