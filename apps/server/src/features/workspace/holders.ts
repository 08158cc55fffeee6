import type { InvitationHolder } from '@prorata/contract/workspace/inbox';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { getDossier, lockDossierForChange } from '../dossiers/find-dossier.ts';
import { lockInvitationOf } from '../invitations/find-invitation.ts';

interface InvitationPlace {
  readonly dossierId: string;
  readonly invitationId: string;
}

const MAX_HOLDERS = 50;

/** In whose workspace an invitation of the own office stands: the code was used there, or the number is theirs. */
export async function listHolders(
  db: Database,
  user: ActingUser,
  place: InvitationPlace,
): Promise<InvitationHolder[]> {
  await getDossier(db, user, place.dossierId);
  const invitation = await db
    .selectFrom('invitations')
    .select('id')
    .where('dossierId', '=', place.dossierId)
    .where('id', '=', place.invitationId)
    .executeTakeFirst();
  if (invitation === undefined) throw new ProblemError('not-found');
  return readHolders(db, place.invitationId);
}

async function readHolders(db: Database | Transaction, invitationId: string): Promise<InvitationHolder[]> {
  const holders = await db
    .selectFrom('invitations as invitation')
    .innerJoin('organizations as holder', (join) => join.onTrue())
    .leftJoin('workspaceInvitations as own', (join) =>
      join.onRef('own.invitationId', '=', 'invitation.id').onRef('own.organizationId', '=', 'holder.id'),
    )
    .select(['holder.id', 'holder.name', 'own.matchedBy', 'own.matchedAt'])
    .where('invitation.id', '=', invitationId)
    .where('invitation.status', '<>', 'Created')
    .where('holder.hasClaimOfDebtPermission', '=', true)
    .where('own.releasedAt', 'is', null)
    .where(({ or, eb, and }) =>
      or([
        eb('own.matchedBy', '=', 'code'),
        and([
          eb('holder.numberVerifiedAt', 'is not', null),
          eb('holder.enterpriseNumber', '=', sql.ref<string>('invitation.enterpriseNumber')),
        ]),
      ]),
    )
    .orderBy(sql`holder.name collate "und-x-icu"`)
    .limit(MAX_HOLDERS)
    .execute();
  return holders.map(({ id, name, matchedBy, matchedAt }) => ({
    organization: { id, name },
    matchedBy: matchedBy ?? 'number',
    since: matchedAt?.toISOString() ?? null,
  }));
}

/** Takes an invitation out of a workspace that it is not meant for. What was filed meanwhile stays with the office. */
export function releaseInvitation(
  db: Database,
  action: UserAction,
  { organizationId, ...place }: InvitationPlace & { readonly organizationId: string },
): Promise<InvitationHolder[]> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, place.dossierId);
    const invitation = await lockInvitationOf(trx, dossier, place.invitationId);
    const holder = (await readHolders(trx, invitation.id)).find(
      ({ organization }) => organization.id === organizationId,
    );
    if (holder === undefined) throw new ProblemError('not-found');
    await trx
      .insertInto('workspaceInvitations')
      .values({
        ...{ invitationId: invitation.id, organizationId, matchedBy: holder.matchedBy },
        ...{ matchedAt: action.at, releasedAt: action.at },
      })
      .onConflict((conflict) =>
        conflict
          .columns(['invitationId', 'organizationId'])
          .doUpdateSet({ releasedAt: action.at, assigneeId: null }),
      )
      .execute();
    await recordEvent(trx, action, {
      dossier,
      type: 'invitation.released',
      subjectId: invitation.id,
      before: { organizationName: holder.organization.name },
      after: null,
      version: null,
    });
    return readHolders(trx, invitation.id);
  });
}
