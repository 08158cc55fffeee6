import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import type { Database, StandardInvitationsTable } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refuse } from '../../http/problems/problem-error.ts';
import { rememberAddressee } from '../parties/remember-addressee.ts';
import { findRefusalToManage, findRefusalToRead } from './policy.ts';
import { presentStandardInvitation } from './present.ts';
import { getOrganization, lockOrganization, lockStandardInvitation } from './queries.ts';

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

export async function createStandardInvitation(
  db: Database,
  action: UserAction,
  organizationId: string,
  given: BodyOf<typeof organizationsCalls.createStandardInvitation>,
): Promise<StandardInvitation> {
  refuse(findRefusalToManage(action.actor, organizationId));
  return inTransaction(db, async (trx) => {
    await lockOrganization(trx, organizationId);
    const stored = await trx
      .insertInto('standardInvitations')
      .values({ id: newId(), organizationId, ...columnsOf(given) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await rememberAddressee(trx, organizationId, addresseeOf(given), action.at);
    await recordEvent(trx, action, {
      type: 'standardInvitation.created',
      organizationId,
      subjectId: stored.id,
      version: stored.version,
      before: null,
      after: given,
    });
    return presentStandardInvitation(stored);
  });
}

/** Whom the party book remembers, by the name: the number is for the invitation. */
function addresseeOf({
  kboNumber: _,
  ...addressee
}: BodyOf<typeof organizationsCalls.createStandardInvitation>) {
  return addressee;
}

export async function updateStandardInvitation(
  db: Database,
  action: UserAction,
  place: ParamsOf<typeof organizationsCalls.updateStandardInvitation>,
  { version, ...given }: BodyOf<typeof organizationsCalls.updateStandardInvitation>,
): Promise<StandardInvitation> {
  refuse(findRefusalToManage(action.actor, place.organizationId));
  return inTransaction(db, async (trx) => {
    const stored = await lockStandardInvitation(trx, place);
    await refuseStale(trx, stored, version);
    const changes = findChanges(presentStandardInvitation(stored), given);
    if (changes === undefined) return presentStandardInvitation(stored);
    const changed = await trx
      .updateTable('standardInvitations')
      .set(columnsOf(given))
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await rememberAddressee(trx, place.organizationId, addresseeOf(given), action.at);
    await recordEvent(trx, action, {
      type: 'standardInvitation.changed',
      organizationId: place.organizationId,
      subjectId: changed.id,
      version: changed.version,
      ...changes,
    });
    return presentStandardInvitation(changed);
  });
}

export async function removeStandardInvitation(
  db: Database,
  action: UserAction,
  place: ParamsOf<typeof organizationsCalls.removeStandardInvitation>,
  version: number | undefined,
): Promise<void> {
  refuse(findRefusalToManage(action.actor, place.organizationId));
  await inTransaction(db, async (trx) => {
    const invitation = await lockStandardInvitation(trx, place);
    await refuseStale(trx, invitation, version);
    const { email, addressee, enterpriseNumber: kboNumber, salutation, address, language } = invitation;
    await trx.deleteFrom('standardInvitations').where('id', '=', invitation.id).execute();
    await recordEvent(trx, action, {
      type: 'standardInvitation.removed',
      organizationId: place.organizationId,
      subjectId: invitation.id,
      version: invitation.version,
      before: { email, addressee, kboNumber, salutation, address, language },
      after: null,
    });
  });
}

function columnsOf({
  kboNumber: enterpriseNumber,
  ...same
}: BodyOf<typeof organizationsCalls.createStandardInvitation>) {
  return { ...same, enterpriseNumber };
}
