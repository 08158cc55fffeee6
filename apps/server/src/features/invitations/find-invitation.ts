import type { Selectable } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, InvitationsTable, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';

export type InvitationRecord = Selectable<InvitationsTable>;

/** The invitation of a code. Until somebody has asked to send it nobody outside can have the code, so it opens nothing. */
export async function findInvitationByDigest(
  db: Database,
  codeDigest: string,
): Promise<{ readonly id: string; readonly name: string | null } | undefined> {
  const invitation = await db
    .selectFrom('invitations as invitation')
    .select(['id', 'addressee', 'emails'])
    .where('codeDigest', '=', codeDigest)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('status', '<>', 'Created'),
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.invitationId', '=', 'invitation.id'),
        ),
      ]),
    )
    .executeTakeFirst();
  return invitation && { id: invitation.id, name: nameOfInvited(invitation) };
}

/** What an invitation calls the creditor. */
function nameOfInvited({ addressee, emails }: Pick<InvitationRecord, 'addressee' | 'emails'>): string | null {
  return addressee ?? emails[0] ?? null;
}

/** An invitation of a dossier that the transaction has locked, locked with it. */
export async function lockInvitationOf(
  trx: Transaction,
  dossier: Pick<DossierRecord, 'id'>,
  invitationId: string,
): Promise<InvitationRecord> {
  const invitation = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('dossierId', '=', dossier.id)
    .where('id', '=', invitationId)
    .forUpdate()
    .executeTakeFirst();
  if (invitation === undefined) throw new ProblemError('not-found');
  return invitation;
}

/** An invitation with its dossier, for who comes from outside any office. */
export interface LockedInvitation {
  readonly dossier: DossierRecord;
  readonly invitation: InvitationRecord;
}

/** Holds the dossier first, as everybody does who works in it, and then the invitation. */
export async function lockInvitation(trx: Transaction, invitationId: string): Promise<LockedInvitation> {
  const dossier = await selectDossierOf(trx, invitationId).forUpdate().executeTakeFirst();
  if (dossier === undefined) throw new ProblemError('not-found');
  return { dossier, invitation: await lockInvitationOf(trx, dossier, invitationId) };
}

function selectDossierOf(db: Database | Transaction, invitationId: string) {
  return db
    .selectFrom('dossiers')
    .selectAll()
    .where(({ eb, selectFrom }) =>
      eb('id', '=', selectFrom('invitations').select('dossierId').where('id', '=', invitationId)),
    );
}

/** The same to look at, without holding anything. */
export async function readInvitation(
  db: Database | Transaction,
  invitationId: string,
): Promise<LockedInvitation> {
  const { dossier, invitation } = await readTogether(db, (db) => ({
    dossier: selectDossierOf(db, invitationId).executeTakeFirst(),
    invitation: db.selectFrom('invitations').selectAll().where('id', '=', invitationId).executeTakeFirst(),
  }));
  if (dossier === undefined || invitation === undefined) throw new ProblemError('not-found');
  return { dossier, invitation };
}
