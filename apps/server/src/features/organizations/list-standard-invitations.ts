import { type Selectable, sql } from 'kysely';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import type { Database, StandardInvitationsTable } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { findRefusalToRead } from './policy.ts';
import { getOrganization } from './queries.ts';

/** Whom an organization invites to every dossier, by name. */
export async function listStandardInvitations(
  db: Database,
  user: ActingUser,
  organizationId: string,
  page: PageRequest,
): Promise<Page<Selectable<StandardInvitationsTable>>> {
  refuse(findRefusalToRead(user, organizationId));
  await getOrganization(db, organizationId);
  const query = db
    .selectFrom('standardInvitations')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .orderBy(sql`coalesce(addressee, email) collate "und-x-icu"`)
    .orderBy('id');
  return readPage(query, page);
}
