import type { Organization } from '@prorata/contract/organizations/organization';
import { DamagedFileError } from '../../adapters/file-storage.ts';
import type { Tools } from '../../tools.ts';
import { presentOrganization } from './present.ts';
import { getOrganization, type StoredOrganization } from './queries.ts';

/** An organization as the API gives it, its logo included. */
export async function readOrganization(
  tools: Pick<Tools, 'db' | 'storage' | 'logger'>,
  organizationId: string,
): Promise<Organization> {
  const stored = await getOrganization(tools.db, organizationId);
  return presentOrganization(stored, await readLogoOf(tools, stored));
}

/** A damaged logo counts as none, after the alarm: it must not close the page on which a new one can be uploaded. */
async function readLogoOf(
  { storage, logger }: Pick<Tools, 'storage' | 'logger'>,
  { logoStorageKey: storageKey, logoSha256: sha256, logoMediaType }: StoredOrganization,
): Promise<string | null> {
  if (storageKey === null || sha256 === null) return null;
  try {
    const content = await storage.read({ storageKey, sha256 });
    return `data:${logoMediaType};base64,${content.toString('base64')}`;
  } catch (err) {
    if (!(err instanceof DamagedFileError)) throw err;
    logger.error({ err }, 'a stored file is damaged');
    return null;
  }
}
