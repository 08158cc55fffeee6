import { STATUSES_OF_PRESENTATION } from '@prorata/domain/delivery-status';
import {
  type Attempt,
  type InvitationSending,
  sendingOfInvitation,
} from '@prorata/domain/sending-ledger/attempts';
import type { Expression, Selectable } from 'kysely';
import type { Address, Database, InvitationsTable, Transaction } from '../../database/tables.ts';

type Invitation = Pick<Selectable<InvitationsTable>, 'id' | 'sendMethod' | 'sentAt' | 'openedAt'>;

/** A mail or letter that carried an invitation. */
export interface InvitationAttempt extends Attempt {
  readonly presentedAt: Date | null;
  readonly email: string | null;
  readonly address: Address | null;
}

/** How an invitation reached its creditor, and all that was tried. */
export interface KnownSending extends InvitationSending {
  readonly attempts: readonly InvitationAttempt[];
}

/** The same for many invitations, by id. */
async function readInvitationSendings(
  db: Database | Transaction,
  invitations: readonly Invitation[],
): Promise<(invitation: Invitation) => KnownSending> {
  if (invitations.length === 0) return knowing([]);
  const ids = invitations.map(({ id }) => id);
  return knowing(await listAttempts(db, ids));
}

/** The same for all invitations of a dossier. */
export async function readSendingsOfDossier(
  db: Database,
  dossierId: string,
): Promise<(invitation: Invitation) => KnownSending> {
  const ofDossier = db.selectFrom('invitations').select('id').where('dossierId', '=', dossierId);
  return knowing(await listAttempts(db, ofDossier.$asScalar()));
}

function knowing(listed: Awaited<ReturnType<typeof listAttempts>>) {
  const attempts = Map.groupBy(listed, ({ invitationId }) => invitationId ?? '');
  return (invitation: Invitation): KnownSending => {
    const tried = attempts.get(invitation.id) ?? [];
    return { ...sendingOfInvitation(invitation, tried), attempts: tried };
  };
}

export async function readInvitationSending(
  db: Database | Transaction,
  invitation: Invitation,
): Promise<KnownSending> {
  const sendingOf = await readInvitationSendings(db, [invitation]);
  return sendingOf(invitation);
}

/** Reminders and receipts go to the creditor too, but they do not carry the invitation. */
async function listAttempts(
  db: Database,
  /** Named one by one, or by what finds them. */
  invitationIds: readonly string[] | Expression<string>,
) {
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['invitationId', 'sendMethod', 'emailStatus', 'registeredLetterStatus', 'acceptedAt'])
    .select(['email', 'address'])
    .select(({ selectFrom }) =>
      selectFrom('deliveryEvents as event')
        .select(({ fn }) => fn.min('occurredAt').as('at'))
        .whereRef('event.deliveryId', '=', 'deliveries.id')
        .where('event.status', 'in', [...STATUSES_OF_PRESENTATION])
        .as('presentedAt'),
    )
    .where('invitationId', 'in', invitationIds)
    .where('purpose', '=', 'invitation')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return deliveries.map(({ emailStatus, registeredLetterStatus, ...delivery }) => ({
    ...delivery,
    status: emailStatus ?? registeredLetterStatus ?? ('Undefined' as const),
  }));
}
