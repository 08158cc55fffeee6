import type { CalendarMonth } from '@prorata/contract/calendar/calendar';
import type { calendarCalls } from '@prorata/contract/calendar/calls';
import type { QueryOf } from '@prorata/contract/call';
import { weeksOfMonth } from '@prorata/domain/calendar-month';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { listEntries } from './list-entries.ts';

export async function readMonth(
  db: Database,
  user: ActingUser,
  { month, isMine }: QueryOf<typeof calendarCalls.readMonth>,
): Promise<CalendarMonth> {
  const organizationId = user.organization?.id;
  if (organizationId === undefined) throw new ProblemError('not-found');
  const { from, until } = weeksOfMonth(month);
  const found = await listEntries(db, { organizationId, userId: user.id, isMine, from, until });
  return { month, from, until, ...found };
}
