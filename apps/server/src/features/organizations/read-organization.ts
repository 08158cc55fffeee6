import type { Organization } from '@prorata/contract/organizations/organization';
import type { Tools } from '../../tools.ts';
import { presentOrganization } from './present.ts';
import { getOrganization, type StoredOrganization } from './queries.ts';

/** An organization as the API gives it, its logo included. */
export async function readOrganization(
  { db, storage }: Pick<Tools, 'db' | 'storage'>,
  organizationId: string,
): Promise<Organization> {
  const stored = await getOrganization(db, organizationId);
  return presentOrganization(stored, await readLogoOf(stored, storage));
}

/** A logo whose bytes are lost counts as none: it must not close the page on which a new one can be uploaded. */
async function readLogoOf(
  { logoStorageKey, logoMediaType }: StoredOrganization,
  storage: Tools['storage'],
): Promise<string | null> {
  const content = logoStorageKey === null ? undefined : await storage.find(logoStorageKey);
  return content ? `data:${logoMediaType};base64,${content.toString('base64')}` : null;
}
