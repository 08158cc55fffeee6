import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import { countApprovers } from '../payouts/approvers.ts';
import { findMentions, findReminders, findTasks } from './find-asked.ts';
import { findLooseDocuments } from './find-loose.ts';
import { findSteps } from './find-steps.ts';
import type { FoundWork } from './found-work.ts';

/** All that waits in the dossiers of the person's office, or in one of them. */
export async function findWork(
  db: Database | Transaction,
  user: ActingUser,
  dossierId?: string,
): Promise<FoundWork[]> {
  const worker = {
    id: user.id,
    canWrite: refusalOf(user, 'writeDossiers') === undefined,
    numberWhoMayApprove: await countApprovers(db, user),
  };
  const place = { organizationId: user.organization?.id ?? null, dossierId };
  const steps = await findSteps(db, worker, place);
  const { loose, tasks, reminders, mentions } = await readTogether(db, (together) => ({
    loose: findLooseDocuments(together, worker, place),
    tasks: findTasks(together, worker, place),
    reminders: findReminders(together, worker, place),
    mentions: findMentions(together, worker, place),
  }));
  return [...steps, ...loose, ...tasks, ...reminders, ...mentions];
}
