import { insertFile } from '../../database/insert-file.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { refuse } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { judgeAtOnce } from '../uploads/receive-upload.ts';
import { askLogo } from './logo/ask-logo.ts';
import { findRefusalToManage } from './policy.ts';
import { lockOrganization } from './queries.ts';

/** Replaces the logo of an organization. The bytes are safe before a row speaks of them. */
export async function uploadLogo(
  tools: Tools,
  action: UserAction,
  organizationId: string,
  file: UploadedFile,
): Promise<void> {
  refuse(findRefusalToManage(action.actor, organizationId));
  const logo = await askLogo(file);
  // Everybody sees it, in every letter.
  const verdict = await judgeAtOnce(tools, file);
  const stored = await tools.storage.store(logo.content);
  await inTransaction(tools.db, async (trx) => {
    const fileId = await insertFile(trx, { ...stored, ...verdict, mediaType: logo.mediaType });
    await replaceLogo(trx, action, organizationId, { fileId, sha256: stored.sha256 });
  });
}

export async function removeLogo(
  { db }: Tools,
  action: UserAction,
  organizationId: string,
  version: number | undefined,
): Promise<void> {
  refuse(findRefusalToManage(action.actor, organizationId));
  await inTransaction(db, async (trx) => {
    await refuseStale(trx, await lockOrganization(trx, organizationId), version);
    await replaceLogo(trx, action, organizationId, null);
  });
}

async function replaceLogo(
  trx: Transaction,
  action: UserAction,
  organizationId: string,
  logo: { readonly fileId: string; readonly sha256: string } | null,
): Promise<void> {
  const { logoFileId } = await lockOrganization(trx, organizationId);
  if (logo === null && logoFileId === null) return;
  const before = await findSha256(trx, logoFileId);
  const organization = await trx
    .updateTable('organizations')
    .set({ logoFileId: logo?.fileId ?? null })
    .where('id', '=', organizationId)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  if (logoFileId) await trx.deleteFrom('files').where('id', '=', logoFileId).execute();
  await recordEvent(trx, action, {
    type: logo ? 'organization.logoChanged' : 'organization.logoRemoved',
    organizationId: organization.id,
    subjectId: organization.id,
    version: organization.version,
    before: { logo: before },
    after: { logo: logo?.sha256 ?? null },
  });
}

async function findSha256(trx: Transaction, fileId: string | null): Promise<string | null> {
  if (fileId === null) return null;
  const file = await trx.selectFrom('files').select('sha256').where('id', '=', fileId).executeTakeFirst();
  return file?.sha256 ?? null;
}
