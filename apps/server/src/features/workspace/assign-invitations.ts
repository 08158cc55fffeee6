import type { BodyOf } from '@prorata/contract/call';
import type { workspaceCalls } from '@prorata/contract/workspace/calls';
import type { Colleague, WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Claimant } from './claimant.ts';
import { keepOwn } from './keep-own.ts';
import { readInboxRows } from './read-inbox.ts';
import { refuseOlder } from './refuse-older.ts';

const MAX_COLLEAGUES = 500;

function selectColleagues(db: Database | Transaction, organizationId: string) {
  return db
    .selectFrom('users')
    .where('users.organizationId', '=', organizationId)
    .where('users.removedAt', 'is', null)
    .where('users.approval', '=', 'approved')
    .where('users.hasClaimOfDebtPermission', '=', true);
}

/** The people of the organization who work with invitations, and how many each has to answer. */
export async function listColleagues(
  db: Database,
  { organizationId, userId }: Claimant,
  at: Date,
): Promise<Colleague[]> {
  const colleagues = await selectColleagues(db, organizationId)
    .select(['users.id', 'users.firstName as name', 'users.lastName as surname'])
    .select(({ selectFrom, fn }) =>
      selectFrom('workspaceInvitations as own')
        .innerJoin('invitations as invitation', 'invitation.id', 'own.invitationId')
        .select(fn.countAll<bigint>().as('count'))
        .whereRef('own.assigneeId', '=', 'users.id')
        .where('own.releasedAt', 'is', null)
        .where('invitation.status', 'in', ['Sent', 'Opened'])
        .where('invitation.validUntil', '>=', brusselsDate(at))
        .$asScalar()
        .$notNull()
        .as('toDo'),
    )
    .orderBy(sql`users.last_name collate "und-x-icu"`)
    .orderBy(sql`users.first_name collate "und-x-icu"`)
    .orderBy('users.id')
    .limit(MAX_COLLEAGUES)
    .execute();
  return colleagues.map(({ toDo, ...one }) => ({ ...one, isSelf: one.id === userId, toDo: Number(toDo) }));
}

/** Gives invitations to a colleague of the own organization, all or none. Whoever saw an older state is told. */
export async function assignInvitations(
  db: Database,
  claimant: Claimant,
  { invitations, assigneeId }: BodyOf<typeof workspaceCalls.assign>,
): Promise<WorkspaceInvitation[]> {
  const { organizationId, action } = claimant;
  const ids = invitations.map(({ invitationId }) => invitationId);
  await inTransaction(db, async (trx) => {
    const assignee = assigneeId === null ? null : await getColleague(trx, organizationId, assigneeId);
    // In one order, so that two who assign the same ones do not wait for each other.
    for (const { invitationId, version } of invitations.toSorted(byInvitation)) {
      const own = await keepOwn(trx, claimant, invitationId);
      // Whoever saw nobody there names no version; the first row of an invitation changes nothing of that.
      refuseOlder(own.assigneeId === null && version === 0 ? 0 : own.version, version);
      if (own.assigneeId !== assigneeId) await assign(trx, claimant, invitationId, own.assigneeId, assignee);
    }
  });
  const rows = await readInboxRows(db, claimant, ids, action.at);
  return ids.flatMap((id) => rows.find(({ invitationId }) => invitationId === id) ?? []);
}

function byInvitation(one: { invitationId: string }, other: { invitationId: string }): number {
  return one.invitationId < other.invitationId ? -1 : 1;
}

async function assign(
  trx: Transaction,
  { organizationId, action }: Claimant,
  invitationId: string,
  formerId: string | null,
  assignee: { readonly id: string; readonly name: string } | null,
): Promise<void> {
  await trx
    .updateTable('workspaceInvitations')
    .set({ assigneeId: assignee?.id ?? null })
    .where('invitationId', '=', invitationId)
    .where('organizationId', '=', organizationId)
    .execute();
  const { fileNumber, office } = await trx
    .selectFrom('invitations')
    .innerJoin('dossiers', 'dossiers.id', 'invitations.dossierId')
    .innerJoin('organizations', 'organizations.id', 'dossiers.organizationId')
    .select(['dossiers.fileNumber', sql<string>`coalesce(display_name, organizations.name)`.as('office')])
    .where('invitations.id', '=', invitationId)
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    type: 'workspace.assigned',
    organizationId,
    subjectId: invitationId,
    before: { assignee: await findName(trx, formerId) },
    after: { fileNumber, office, assignee: assignee?.name ?? null },
    // The office counts the versions of its invitation, and must not be told of what colleagues do.
    version: null,
  });
}

async function getColleague(trx: Transaction, organizationId: string, userId: string) {
  const colleague = await selectColleagues(trx, organizationId)
    .select(['users.id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (colleague === undefined) throw new ProblemError('assignee-invalid');
  return colleague;
}

async function findName(trx: Transaction, userId: string | null): Promise<string | null> {
  const user = await trx
    .selectFrom('users')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.name ?? null;
}
