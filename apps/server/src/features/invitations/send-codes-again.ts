import { inTransaction } from '../../database/transaction.ts';
import { actionOfSystem } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { lockInvitation } from './find-invitation.ts';
import { requestReminder } from './request-reminder.ts';

/** Nobody can fill a stranger's mailbox: so often in a day, and once an hour. */
const MAX_PER_DAY = 3;
const MAX_INVITATIONS = 20;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Mails the codes of the open invitations that were sent to an address, to that address. Who asked was told nothing
 * of what happens here.
 */
export async function sendCodesAgain(tools: Tools, email: string): Promise<void> {
  const found = await tools.db
    .selectFrom('invitations')
    .innerJoin('deliveries', 'deliveries.invitationId', 'invitations.id')
    .select('invitations.id')
    .distinct()
    .where('invitations.status', 'in', ['Sent', 'Opened'])
    .where(({ eb, fn }) => eb(fn('lower', ['deliveries.email']), '=', email.toLowerCase()))
    .where('deliveries.purpose', '=', 'invitation')
    .limit(MAX_INVITATIONS)
    .execute();
  for (const { id } of found) await sendCodeAgain(tools, id, email);
}

function sendCodeAgain(tools: Tools, invitationId: string, email: string): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const held = await lockInvitation(trx, invitationId);
    const onFile = held.invitation.emails.find((known) => known.toLowerCase() === email.toLowerCase());
    if (onFile === undefined) return;
    const now = tools.clock();
    const { count } = await trx
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('invitationId', '=', invitationId)
      .where('purpose', '=', 'invitation-reminder')
      .where('email', '=', onFile)
      .where('createdAt', '>', new Date(now.getTime() - DAY_MILLISECONDS))
      .executeTakeFirstOrThrow();
    if (count >= MAX_PER_DAY) return;
    const occasion = `code of invitation ${invitationId} again in ${now.toISOString().slice(0, 13)}`;
    await requestReminder(tools, trx, actionOfSystem(now), held, { emails: [onFile], occasion });
  });
}
