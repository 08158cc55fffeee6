import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import type { inboxCalls } from '@prorata/contract/inbox/calls';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { presentItems } from './present-items.ts';
import { isChosen, sortWork } from './sort-work.ts';

/** One page of what waits of one urgency. */
export async function listItems(
  db: Database,
  user: ActingUser,
  { page, pageSize, urgency, ...choice }: QueryOf<typeof inboxCalls.list>,
  at: Date,
): Promise<AnswerOf<typeof inboxCalls.list>> {
  const today = brusselsDate(at);
  const works = (await sortWork(db, user, today)).filter(
    (work) => work.urgency === urgency && isChosen(choice)(work),
  );
  const shown = works.slice((page - 1) * pageSize, page * pageSize);
  return { items: await presentItems(db, shown, today), total: works.length, page, pageSize };
}
