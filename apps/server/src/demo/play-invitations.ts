import { newInvitationSchema } from '@prorata/contract/invitations/invitation';
import type { DemoCreditor, DemoDossier, DemoInvitation } from '@prorata/demo/dossiers';
import { addDays } from '@prorata/domain/iso-date';
import { leaseDelivery } from '../features/delivery/lease-delivery.ts';
import { recordOutcome } from '../features/delivery/record-outcome.ts';
import { takeLetterState, takeMailReport } from '../features/delivery/take-report.ts';
import { createInvitations } from '../features/invitations/create-invitations.ts';
import { sendInvitations } from '../features/invitations/send-invitations.ts';
import type { Agenda, Place } from './agenda.ts';
import type { Story } from './story.ts';

/** Creditors have some weeks more than the law gives them, so that the demonstration does not end too soon. */
const VALID_DAYS = 42;

/** Invites the creditors. Those that still wait to be sent were entered with the dossier, the others when they were sent. */
export function inviteCreditors(
  { moment }: Story,
  agenda: Agenda,
  demo: DemoDossier,
  { dossierId, invitationIds }: Place,
): void {
  for (const [sentAt, invitations] of Map.groupBy(demo.invitations, (invitation) => invitation.sentAt)) {
    const at = moment(sentAt ?? demo.openedAt);
    agenda.add(at, async (story) => {
      const action = await story.actionOf(demo.openedBy, at);
      const tools = story.toolsAt(at);
      const inputs = invitations.map((invitation) => inputOf(story, invitation));
      const created = await createInvitations(tools, action, dossierId, inputs);
      for (const { id, addressee } of created) invitationIds.set(addressee ?? '', id);
      if (sentAt === undefined) return;
      const createdIds = created.map(({ id }) => id);
      await sendInvitations(tools, action, dossierId, createdIds);
      const bounced = invitations.filter(({ isBounced }) => isBounced).map(({ creditor }) => creditor.email);
      const returned = invitations
        .filter(({ isReturned }) => isReturned)
        .map(({ creditor }) => nameOf(creditor));
      await emptyOutbox(story, agenda, at, { bounced, returned });
    });
  }
}

function inputOf(story: Story, { creditor, method, sentAt, lapsedAt }: DemoInvitation) {
  const hasLegalTerm = sentAt === undefined || lapsedAt !== undefined;
  return newInvitationSchema.parse({
    sendMethod: method,
    addressee: nameOf(creditor),
    kboNumber: 'enterpriseNumber' in creditor ? creditor.enterpriseNumber : null,
    email: method === 'Email' ? creditor.email : null,
    address: creditor.address,
    validUntil: hasLegalTerm ? null : story.day(addDays(sentAt.slice(0, 10), VALID_DAYS)),
  });
}

export function nameOf({ name, form, firstName, lastName }: DemoCreditor): string {
  if (name === null) return `${firstName} ${lastName}`;
  return form === null ? name : `${name} ${form}`;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Which of them did not arrive: mails by their address, letters by the name on them. */
interface Failures {
  readonly bounced: readonly string[];
  readonly returned: readonly string[];
}

/** Writes down what becomes of the mails and letters that were asked for at a moment. None of them leaves. */
export async function emptyOutbox(
  story: Story,
  agenda: Agenda,
  requestedAt: Date,
  { bounced, returned }: Failures = { bounced: [], returned: [] },
): Promise<void> {
  const waiting = await story.trx
    .selectFrom('deliveries')
    .select(['id', 'sendMethod', 'email', 'addressee'])
    .where('nextAttemptAt', '<=', requestedAt)
    .orderBy('id')
    .execute();
  const later = (milliseconds: number, act: (story: Story, at: Date) => Promise<void>) => {
    const at = new Date(requestedAt.getTime() + milliseconds);
    agenda.add(at, (then) => act(then, at));
  };
  for (const { id, sendMethod, email, addressee } of waiting) {
    if (!agenda.expect(id)) continue;
    if (sendMethod === 'Email') {
      const isBounced = bounced.includes(email ?? '');
      later(MINUTE, (then, at) => takeOver(then, id, at));
      later(2 * MINUTE, (then, at) => reportMail(then, id, at, isBounced));
    } else {
      const [end, days] = returned.includes(addressee ?? '')
        ? (['Returned', 5] as const)
        : (['Received', 2] as const);
      later(5 * MINUTE, (then, at) => takeOver(then, id, at));
      later(DAY, (then, at) => reportLetter(then, id, 'Dropped', at));
      later(days * DAY, (then, at) => reportLetter(then, id, end, at));
    }
  }
}

/** The mail or post service takes it, under the name that we gave it. */
async function takeOver(story: Story, deliveryId: string, at: Date): Promise<void> {
  const claim = await leaseDelivery(story.trx, deliveryId, at);
  if (claim === undefined) throw new Error('A mail or letter of the demonstration waits for nothing.');
  const outcome = { kind: 'accepted', providerId: deliveryId, barcode: null, reply: 'Accepted' } as const;
  await recordOutcome(story.toolsAt(at), claim, outcome, at);
}

async function reportMail(story: Story, deliveryId: string, at: Date, isBounced: boolean): Promise<void> {
  await takeMailReport(story.toolsAt(at), deliveryId, {
    status: isBounced ? 'Bounced' : 'Delivered',
    detail: isBounced ? '550 5.1.1 mailbox unavailable' : null,
    occurredAt: at,
    eventId: `${deliveryId} arrived`,
  });
}

async function reportLetter(
  story: Story,
  deliveryId: string,
  status: 'Dropped' | 'Received' | 'Returned',
  at: Date,
): Promise<void> {
  const report = { eventId: `${deliveryId} ${status}`, status, occurredAt: at, detail: null };
  await takeLetterState(story.toolsAt(at), { providerId: deliveryId, barcode: null, reports: [report] });
}
