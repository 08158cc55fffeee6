import type { DossierStatus } from '@prorata/domain/vocabulary';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { refuseHeld } from '../dossiers/holds.ts';
import { resultInForce } from '../dossiers/result-in-force.ts';
import { lockLines, type PayoutLineRecord } from './payout-lines.ts';

interface LockedPayout {
  readonly dossier: DossierRecord;
  readonly lines: readonly PayoutLineRecord[];
}

/** Does something in the payout of a dossier that waits for payment or has been paid, alone with it. */
export function changePayout<Result>(
  db: Database,
  action: UserAction,
  dossierId: string,
  change: (trx: Transaction, payout: LockedPayout) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    refuseUnlessPayable(dossier.status);
    return change(trx, { dossier, lines: await lockLines(trx, dossier) });
  });
}

/** The same for what brings money nearer to anybody: not while something stops it. */
export function payOut<Result>(
  db: Database,
  action: UserAction,
  dossierId: string,
  change: (trx: Transaction, payout: LockedPayout) => Promise<Result>,
): Promise<Result> {
  return changePayout(db, action, dossierId, async (trx, payout) => {
    await refuseHeld(trx, dossierId);
    await refuseJudged(trx, dossierId);
    return change(trx, payout);
  });
}

/** Judicial Code 1636: the deposit office has paid by the judge's table, also what the office had prepared before. */
async function refuseJudged(trx: Transaction, dossierId: string): Promise<void> {
  const proceeding = await trx
    .selectFrom('proceedings')
    .select('id')
    .where('resultId', '=', resultInForce(trx, dossierId))
    .where('paidOn', 'is not', null)
    .executeTakeFirst();
  if (proceeding !== undefined) throw new ProblemError('dossier-consigned');
}

/** Paid it stays; a payment that comes back afterwards is made again all the same. */
export function refuseUnlessPayable(status: DossierStatus): void {
  if (status !== 'ToPay' && status !== 'Paid')
    throw new ProblemError('dossier-status', { params: { status } });
}
