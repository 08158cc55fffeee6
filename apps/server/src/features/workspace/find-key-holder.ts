import { brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { KeyHolder } from '../../http/authentication/actor.ts';
import type { Tools } from '../../tools.ts';
import { missingFieldsOf } from '../organizations/missing-fields.ts';
import { openApiKeys } from './api-keys.ts';

/** One writing a minute tells whether a key is in use; each call would only make them wait for each other. */
const USE_MILLISECONDS = 60_000;

/** The machine behind a key that is neither revoked nor past its last day. Its use is kept. */
export async function findKeyHolder(
  { db, clock, settings }: Pick<Tools, 'db' | 'clock' | 'settings'>,
  given: string,
): Promise<KeyHolder | undefined> {
  const keyDigest = openApiKeys(settings.codeSecret).digest(given);
  if (keyDigest === undefined) return undefined;
  const now = clock();
  const key = await db
    .selectFrom('workspaceKeys as key')
    .innerJoin('organizations as organization', 'organization.id', 'key.organizationId')
    .selectAll('organization')
    .select(['key.id as keyId', 'key.name as keyName', 'key.lastUsedAt'])
    .select(
      sql<boolean>`exists (
        select from legal_acceptances where legal_acceptances.organization_id = organization.id
      )`.as('hasAcceptedEula'),
    )
    .where('key.keyDigest', '=', keyDigest)
    .where('key.revokedAt', 'is', null)
    .where('key.validUntil', '>=', brusselsDate(now))
    .executeTakeFirst();
  if (key === undefined) return undefined;
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= USE_MILLISECONDS) {
    await db.updateTable('workspaceKeys').set({ lastUsedAt: now }).where('id', '=', key.keyId).execute();
  }
  return {
    kind: 'keyHolder',
    keyId: key.keyId,
    name: key.keyName,
    organization: {
      id: key.id,
      approval: key.approval,
      isComplete: missingFieldsOf(key).length === 0,
      hasAcceptedEula: key.hasAcceptedEula,
      isBailiffsOffice: key.isBailiffsOffice,
      hasDistributionFilePermission: key.hasDistributionFilePermission,
      hasClaimOfDebtPermission: key.hasClaimOfDebtPermission,
    },
  };
}
