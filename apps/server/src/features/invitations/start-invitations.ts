import type { Tools } from '../../tools.ts';
import { closePastInvitations } from './close-past-invitations.ts';
import { remindCreditors } from './remind-creditors.ts';
import { sendCodesAgain } from './send-codes-again.ts';

/** Starts what happens to invitations without anybody at a screen: terms that end, reminders, lost codes. */
export async function startInvitations(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('close-past-invitations', () => closePastInvitations(tools));
  await jobs.work('remind-creditors', () => remindCreditors(tools));
  await jobs.work('send-codes-again', ({ email }) => sendCodesAgain(tools, email));
  // A day ends at midnight; whoever was offline then does it at the next quarter.
  await jobs.repeat('close-past-invitations', '*/15 * * * *');
  // When people are at work to read it.
  await jobs.repeat('remind-creditors', '30 8-17 * * 1-5');
}
