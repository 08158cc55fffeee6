import { STORY_DAY } from '@prorata/demo/dossiers';
import type { Title } from '@prorata/domain/claims/titles';
import { addDays, brusselsDate, daysBetween, type IsoDate } from '@prorata/domain/iso-date';
import type { Database, Transaction } from '../database/tables.ts';
import type { DeliveryTools } from '../features/delivery/delivery-hooks.ts';
import { actingUserFrom } from '../features/users/acting-user.ts';
import { findUserBySubject } from '../features/users/queries.ts';
import type { UserAction } from '../http/action.ts';
import type { ActingUser } from '../http/authentication/actor.ts';
import { NO_JOBS } from '../jobs/no-jobs.ts';
import { toldOn } from './told-on.ts';

/** What the demonstration takes from the server that loads it. */
export type DemoTools = Pick<
  DeliveryTools,
  'db' | 'clock' | 'settings' | 'storage' | 'logger' | 'hooks' | 'renderer' | 'signing'
>;

/** What the story has made so far, by its name in the story. */
export type IdsByName = ReadonlyMap<string, string>;

/** Told in one transaction, unless it is said that it is not. */
export type Story<Db extends Database = Transaction> = ReturnType<typeof openStory<Db>>;

/**
 * The product as the people of the story use it, on their clock: days of the story become days of whoever loads it, so
 * that its terms run today. By whole weeks, so that a working day stays one, and never into the future.
 */
export function openStory<Db extends Database>(trx: Db, tools: DemoTools, now: Date) {
  const weeks = Math.floor(daysBetween(STORY_DAY, brusselsDate(now)) / 7);
  const day = (storyDay: IsoDate) => addDays(storyDay, weeks * 7);
  const users = new Map<string, ActingUser>();
  return {
    trx,
    now,
    day,
    moment: (storyMoment: string): Date => {
      const [date = '', time = ''] = storyMoment.split('T');
      // An hour before UTC all year round: nobody will miss the other hour of summer.
      return new Date(`${day(date)}T${time}:00+01:00`);
    },
    /** A text with the days in it moved like all others. */
    told: (text: string): string => toldOn(text, day),
    title: (title: Title): Title => movedTitle(title, day),
    toolsAt: (at: Date) => toolsAt(trx, tools, at),
    /** What somebody of an office does at a moment, with the rights that they have. */
    actionOf: async (subject: string, at: Date): Promise<UserAction> => {
      const actor = users.get(subject) ?? (await readUser(trx, subject));
      users.set(subject, actor);
      return { actor, requestId: null, at };
    },
  };
}

function movedTitle(title: Title, day: (storyDay: IsoDate) => IsoDate): Title {
  const move = (value: unknown) => (typeof value === 'string' ? toldOn(value, day) : value);
  return {
    ...title,
    ...Object.fromEntries(Object.entries(title).map(([field, value]) => [field, move(value)])),
  };
}

async function readUser(trx: Database, subject: string): Promise<ActingUser> {
  const user = await findUserBySubject(trx, subject);
  if (user === undefined) throw new Error(`Nobody in the demonstration is ${subject}.`);
  return actingUserFrom(user);
}

/** What acts work with at a moment of the story. Nothing can leave: there is no mail server, no post and no queue. */
function toolsAt(db: Database, tools: DemoTools, at: Date): DeliveryTools {
  const outside = {
    mailServer: undefined,
    post: undefined,
    qualifiedDelivery: undefined,
    accessPoint: undefined,
    timeStamping: undefined,
    // What we wrote ourselves needs no scanner, and nothing waits for the stand-in to start.
    scanner: undefined,
  };
  // Nothing waits to be sent: what became of mails and letters is part of the story.
  return { ...tools, ...outside, db, jobs: NO_JOBS, clock: () => at };
}
