import type { JobQueue } from '../../jobs/job-queue.ts';
import { closePastInvitations } from './close-past-invitations.ts';
import { type RemindParts, remindCreditors } from './remind-creditors.ts';
import { sendCodesAgain } from './send-codes-again.ts';

/** Starts what happens to invitations without anybody at a screen: terms that end, reminders, lost codes. */
export async function startInvitations(jobs: JobQueue, parts: RemindParts): Promise<void> {
  await jobs.work('close-past-invitations', (_, action) => closePastInvitations(parts, action));
  await jobs.work('remind-creditors', (_, action) => remindCreditors(parts, action));
  await jobs.work('send-codes-again', ({ email }, action) => sendCodesAgain(parts, action, email));
  // A day ends at midnight; whoever was offline then does it at the next quarter.
  await jobs.repeat('close-past-invitations', '*/15 * * * *');
  // When people are at work to read it.
  await jobs.repeat('remind-creditors', '30 8-17 * * 1-5');
}
