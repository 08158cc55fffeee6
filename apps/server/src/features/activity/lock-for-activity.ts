import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';

/**
 * The dossier, held while people work on it. Also one that is closed or cancelled: questions come afterwards too. Of one
 * that was erased nothing is written any more. What is told here is not in the trail, so that the request counts as carried
 * out from here on.
 */
export async function lockForActivity(
  trx: Transaction,
  action: UserAction,
  dossierId: string,
): Promise<DossierRecord> {
  const dossier = await lockDossier(trx, action.actor, dossierId);
  if (dossier.erasedAt !== null) throw new ProblemError('dossier-read-only');
  await action.claim?.(trx);
  return dossier;
}
