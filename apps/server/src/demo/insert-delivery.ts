import type { DemoInvitation } from '@prorata/demo/dossiers';
import { newId } from '../database/new-id.ts';
import type { DossierRecord } from '../features/dossiers/find-dossier.ts';
import type { InvitationRecord } from '../features/invitations/find-invitation.ts';
import type { Action } from '../http/action.ts';
import type { DemoContext } from './demo-context.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What became of a mail or letter, and how long after it was asked for. */
const STEPS = {
  delivered: [
    ['Pending', 0],
    ['Sent', MINUTE],
    ['Delivered', 2 * MINUTE],
  ],
  bounced: [
    ['Pending', 0],
    ['Sent', MINUTE],
    ['Bounced', 3 * MINUTE],
  ],
  letter: [
    ['Pending', 0],
    ['Sent', 5 * MINUTE],
    ['Dropped', DAY],
    ['Received', 2 * DAY],
  ],
} as const;

/** The mail or letter that carried an invitation, with its log and its price. */
export async function insertDelivery(
  { trx, surroundings }: DemoContext,
  { actor, at }: Action,
  { id: dossierId, organizationId, language }: DossierRecord,
  { demo, invitation }: { readonly demo: DemoInvitation; readonly invitation: InvitationRecord },
): Promise<void> {
  const isLetter = demo.method === 'RegisteredLetter';
  const steps = STEPS[isLetter ? 'letter' : demo.isBounced ? 'bounced' : 'delivered'];
  const after = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  const [, accepted] = steps;
  const id = newId();
  await trx
    .insertInto('deliveries')
    .values({
      id,
      idempotencyKey: `invitation ${invitation.id} sent 1`,
      purpose: 'invitation',
      sendMethod: demo.method,
      emailStatus: isLetter ? null : demo.isBounced ? 'Bounced' : 'Delivered',
      registeredLetterStatus: isLetter ? 'Received' : null,
      statusChangedAt: after(steps.at(-1)?.[1] ?? 0),
      organizationId,
      dossierId,
      invitationId: invitation.id,
      language: language ?? 'nl',
      addressee: invitation.addressee,
      email: isLetter ? null : demo.creditor.email,
      address: isLetter ? invitation.address : null,
      attempts: 1,
      lastError: demo.isBounced ? '550 5.1.1 mailbox unavailable' : null,
      acceptedAt: after(accepted[1]),
      requestedBy: actor.id,
      createdAt: at,
    })
    .execute();
  const events = steps.map(([status, milliseconds]) => ({
    ...{ id: newId(), deliveryId: id, status, occurredAt: after(milliseconds) },
  }));
  await trx.insertInto('deliveryEvents').values(events).execute();
  await surroundings.recordPlatformTransaction(trx, {
    type: isLetter ? 'registeredLetterPort' : 'emailPort',
    cause: `delivery ${id}`,
    organizationId,
    dossierId,
    deliveryId: id,
    extraInfo: (isLetter ? invitation.addressee : demo.creditor.email) ?? '',
    at: after(accepted[1]),
  });
}
