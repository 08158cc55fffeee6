import type { BodyOf } from '@prorata/contract/call';
import type { extractsCalls } from '@prorata/contract/extracts/calls';
import type { DraftOrSeal } from '@prorata/contract/extracts/draft';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { type ExtractRecord, getExtract, lockExtract, refuseUsed } from './find-extract.ts';
import { presentDraft } from './present-draft.ts';

export async function readDraft(db: Database, action: UserAction, extractId: string): Promise<DraftOrSeal> {
  const draft = await getExtract(db, action.actor, extractId);
  await refuseApplied(db, draft);
  return presentDraft(db, draft, action.at);
}

/** Keeps what the wizard has so far. Of two people who work on one extract the second is told of the first. */
export async function saveProgress(
  db: Database,
  action: UserAction,
  extractId: string,
  { version, progress }: BodyOf<typeof extractsCalls.saveProgress>,
): Promise<{ version: number }> {
  return inTransaction(db, async (trx) => {
    const draft = await lockDraft(trx, action, extractId);
    await refuseStale(trx, draft, version);
    return trx
      .updateTable('extracts')
      .set({ progress: JSON.stringify(progress) })
      .where('id', '=', draft.id)
      .returning('version')
      .executeTakeFirstOrThrow();
  });
}

/** Its bytes go with the next sweep, unless another row names them. */
export async function discardDraft(
  db: Database,
  action: UserAction,
  extractId: string,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const draft = await lockDraft(trx, action, extractId);
    await refuseStale(trx, draft, version);
    await trx.deleteFrom('extracts').where('id', '=', draft.id).execute();
    if (draft.fileId !== null) await trx.deleteFrom('files').where('id', '=', draft.fileId).execute();
  });
}

async function lockDraft(trx: Transaction, action: UserAction, extractId: string): Promise<ExtractRecord> {
  const draft = await lockExtract(trx, action.actor, extractId);
  await refuseApplied(trx, draft);
  return draft;
}

/** What a dossier came of is no draft any more; whoever still works on it is told which dossier. */
async function refuseApplied(db: Database | Transaction, extract: ExtractRecord): Promise<void> {
  if (extract.appliedAt === null) return;
  await refuseUsed(db, { ...extract, dossierId: extract.hasOpenedDossier ? null : extract.dossierId });
  throw new ProblemError('not-found');
}
