import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
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
  const worker = { id: user.id, canWrite: refusalOf(user, 'writeDossiers') === undefined };
  const place = { organizationId: user.organization?.id ?? null, dossierId };
  const found = await readTogether(db, (together) => [
    findSteps(together, user, worker, place),
    findLooseDocuments(together, worker, place),
    findTasks(together, worker, place),
    findReminders(together, worker, place),
    findMentions(together, worker, place),
  ]);
  return found.flat();
}
