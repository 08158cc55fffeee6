import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type RunReceipt, readRunReceipts } from './run-receipts.ts';

/** The first day of payment whose amounts of the law nobody has confirmed yet. */
export function findUnconfirmedDay(receipts: readonly RunReceipt[]): string | undefined {
  return receipts
    .flatMap(({ computed }) => (computed && !computed.scale.isConfirmed ? [computed.computation.paidOn] : []))
    .sort()
    .at(0);
}

/** No report that stands on amounts which nobody has confirmed is signed. */
export async function refuseUnconfirmedScale(db: Database | Transaction, dossierId: string): Promise<void> {
  const date = findUnconfirmedDay(await readRunReceipts(db, dossierId));
  if (date !== undefined) throw new ProblemError('scale-not-confirmed', { params: { date } });
}
