import type { FollowingSending, SendingKind } from '@prorata/contract/following/status';
import { outcomeOf } from '@prorata/domain/delivery-status';
import { type Selectable, sql } from 'kysely';
import type { Database, DeliveriesTable, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { addressOf } from '../delivery/record-delivery-event.ts';
import { selectOwnIds } from './own-place.ts';

/** As many as the list of the contract takes: no creditor is written to that often. */
const MOST = 500;

/** A mail or letter to whoever holds the code. */
export interface OwnSending extends Selectable<DeliveriesTable> {
  /** It was for others too, and says what concerns them. */
  readonly isShared: boolean;
}

/** All that was sent to whoever holds the code: about the invitation, about what was filed with it, and the draft. Newest first. */
export async function listSendings(
  db: Database | Transaction,
  invitationId: string,
): Promise<FollowingSending[]> {
  const sendings = await selectOwn(db, invitationId)
    .orderBy('delivery.createdAt', 'desc')
    .orderBy('delivery.id', 'desc')
    .limit(MOST)
    .execute();
  return sendings.map(presentSending);
}

/** One of them; of anything else nobody learns whether it is there. */
export async function getOwnSending(
  db: Database | Transaction,
  invitationId: string,
  sendingId: string,
): Promise<OwnSending> {
  const sending = await selectOwn(db, invitationId).where('delivery.id', '=', sendingId).executeTakeFirst();
  if (sending === undefined) throw new ProblemError('not-found');
  return sending;
}

/** By the invitation and what was filed with it, as they go by among the addressees, and as creditors. */
function selectOwn(db: Database | Transaction, invitationId: string) {
  const invitation = db.selectFrom('invitations').where('invitations.id', '=', invitationId);
  const filed = selectOwnIds(db, invitationId);
  const own = filed.unionAll(invitation.select('invitations.id')).$asScalar();
  const creditorIds = invitation
    .select(sql<string>`creditor_id::text`.as('id'))
    .unionAll(
      db
        .selectFrom('statements as statement')
        .innerJoin('creditors as creditor', 'creditor.id', 'statement.creditorId')
        .select(sql<string>`coalesce(creditor.same_as_id, creditor.id)::text`.as('id'))
        .where('statement.id', 'in', filed),
    )
    .$asScalar();
  return db
    .selectFrom('deliveries as delivery')
    .selectAll('delivery')
    .select(
      sql<boolean>`exists (
        select from delivery_addressees where delivery_id = delivery.id and addressee_id not in (${own})
      )`.as('isShared'),
    )
    .where('delivery.dossierId', '=', invitation.select('invitations.dossierId'))
    .where('delivery.userId', 'is', null)
    .where('delivery.erasedAt', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('delivery.invitationId', '=', invitationId),
        eb('delivery.statementId', 'in', own),
        exists(
          selectFrom('deliveryAddressees as told')
            .select('told.deliveryId')
            .whereRef('told.deliveryId', '=', 'delivery.id')
            .where('told.addresseeId', 'in', own),
        ),
        exists(
          selectFrom('stopLetters as letter')
            .select('letter.deliveryId')
            .whereRef('letter.deliveryId', '=', 'delivery.id')
            .where('letter.letter', '=', 'creditorNotice')
            .where('letter.subject', 'in', creditorIds),
        ),
      ]),
    );
}

function presentSending(sending: OwnSending): FollowingSending {
  const { id, sendMethod, createdAt, acceptedAt, statusChangedAt, barcode } = sending;
  return {
    ...{ id, sendMethod, barcode },
    kind: kindOf(sending),
    address: addressOf(sending),
    requestedAt: createdAt.toISOString(),
    state: stateOf(sending),
    stateSince: (acceptedAt ?? statusChangedAt).toISOString(),
    opensAs: opensAs(sending),
  };
}

export function opensAs(
  sending: Pick<OwnSending, 'isShared' | 'sendMethod' | 'acceptedAt' | 'letterFileId'>,
): FollowingSending['opensAs'] {
  const { isShared, sendMethod, acceptedAt, letterFileId } = sending;
  if (isShared || acceptedAt === null) return null;
  if (sendMethod === 'Email') return 'mail';
  return letterFileId === null ? null : 'letter';
}

function stateOf({ emailStatus, registeredLetterStatus, acceptedAt }: OwnSending): FollowingSending['state'] {
  const outcome = outcomeOf(emailStatus ?? registeredLetterStatus ?? 'Undefined');
  if (outcome === 'arrived') return 'delivered';
  if (outcome === 'failed' || outcome === 'skipped') return 'failed';
  return acceptedAt === null ? 'waiting' : 'sent';
}

/** By the beginning of the name of its template, so that a new wording of the same is found too. */
const KINDS: readonly (readonly [prefix: string, kind: SendingKind])[] = [
  ['invitation-reminder', 'reminder'],
  ['invitation', 'invitation'],
  ['statement-receipt', 'receipt'],
  ['no-claim', 'receipt'],
  ['statement-decided', 'decision'],
  ['account-changed', 'accountChange'],
  ['report', 'draft'],
  ['payment', 'payment'],
  ['contestation', 'contestation'],
  ['stop', 'stop'],
];

export function kindOf({ content }: Pick<OwnSending, 'content'>): SendingKind {
  const template = String(content.template ?? '');
  return KINDS.find(([prefix]) => template.startsWith(prefix))?.[1] ?? 'other';
}
