import { insertFile } from '../../database/insert-file.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Act } from '../../http/calls/act.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuse } from '../../http/problems/refuse.ts';
import type { Tools } from '../../tools.ts';
import { readLogo } from './logo/read-logo.ts';
import { findRefusalToManage } from './policy.ts';
import { lockOrganization } from './queries.ts';
import { recordOrganizationEvent } from './record-organization-event.ts';

/** Replaces the logo of an organization. The bytes are safe before a row speaks of them. */
export async function uploadLogo(
  { db, storage }: Tools,
  act: Act,
  organizationId: string,
  content: Buffer,
): Promise<void> {
  refuse(findRefusalToManage(act.actor, organizationId));
  const logo = readLogo(content);
  if (typeof logo === 'string') throw new ProblemError(logo);
  const stored = await storage.store(logo.content);
  await inTransaction(db, async (trx) => {
    const fileId = await insertFile(trx, { ...stored, mediaType: logo.mediaType });
    await replaceLogo(trx, act, organizationId, { fileId, sha256: stored.sha256 });
  });
}

export async function removeLogo({ db }: Tools, act: Act, organizationId: string): Promise<void> {
  refuse(findRefusalToManage(act.actor, organizationId));
  await inTransaction(db, (trx) => replaceLogo(trx, act, organizationId, null));
}

async function replaceLogo(
  trx: Transaction,
  act: Act,
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
  await recordOrganizationEvent(trx, act, {
    type: logo ? 'organization.logoChanged' : 'organization.logoRemoved',
    organization,
    before: { logo: before },
    after: { logo: logo?.sha256 ?? null },
  });
}

async function findSha256(trx: Transaction, fileId: string | null): Promise<string | null> {
  if (fileId === null) return null;
  const file = await trx.selectFrom('files').select('sha256').where('id', '=', fileId).executeTakeFirst();
  return file?.sha256 ?? null;
}
