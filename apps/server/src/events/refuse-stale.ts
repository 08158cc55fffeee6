import type { Transaction } from '../database/tables.ts';
import { ProblemError } from '../http/problems/problem-error.ts';
import { describeChangesSince } from './describe-changes-since.ts';

/**
 * Refuses an edit of an older version than the stored one, which the transaction has locked: with who changed what. A
 * deletion that names no version takes what is there.
 */
export async function refuseStale(
  trx: Transaction,
  stored: { readonly id: string; readonly version: number },
  editedVersion: number | undefined,
): Promise<void> {
  if (editedVersion === undefined || stored.version === editedVersion) return;
  const stale = await describeChangesSince(trx, stored, editedVersion);
  throw new ProblemError('stale', { members: { stale } });
}
