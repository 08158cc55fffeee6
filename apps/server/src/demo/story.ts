import { STORY_DAY } from '@prorata/demo/dossiers';
import { addDays, brusselsDate, daysBetween, type IsoDate } from '@prorata/domain/iso-date';
import type { Transaction } from '../database/tables.ts';
import type { DeliveryTools } from '../features/delivery/delivery-hooks.ts';
import { actingUserFrom } from '../features/users/acting-user.ts';
import { findUserBySubject } from '../features/users/queries.ts';
import type { UserAction } from '../http/action.ts';
import type { ActingUser } from '../http/authentication/actor.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

/** What the demonstration takes from the server that loads it. */
export type DemoTools = Pick<DeliveryTools, 'db' | 'clock' | 'settings' | 'storage' | 'logger' | 'hooks'>;

const noJob = async () => undefined;
/** Nothing waits to be sent: what became of mails and letters is part of the story. */
const NO_JOBS: JobQueue = { add: noJob, work: noJob, repeat: noJob, close: noJob };

/** What the story has made so far, by its name in the story. */
export type IdsByName = ReadonlyMap<string, string>;

export type Story = ReturnType<typeof openStory>;

/**
 * The product as the people of the story use it, on their clock: days of the story become days of whoever loads it, so
 * that its terms run today. By whole weeks, so that a working day stays one, and never into the future.
 */
export function openStory(trx: Transaction, tools: DemoTools, now: Date) {
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
    toolsAt: (at: Date) => toolsAt(trx, tools, at),
    /** What somebody of an office does at a moment, with the rights that they have. */
    actionOf: async (subject: string, at: Date): Promise<UserAction> => {
      const actor = users.get(subject) ?? (await readUser(trx, subject));
      users.set(subject, actor);
      return { actor, requestId: null, at };
    },
  };
}

async function readUser(trx: Transaction, subject: string): Promise<ActingUser> {
  const user = await findUserBySubject(trx, subject);
  if (user === undefined) throw new Error(`Nobody in the demonstration is ${subject}.`);
  return actingUserFrom(user);
}

/** What acts work with at a moment of the story. Nothing can leave: there is no mail server, no post and no queue. */
function toolsAt(trx: Transaction, tools: DemoTools, at: Date): DeliveryTools {
  const render = () => Promise.reject(new Error('Nothing is printed in the demonstration.'));
  const outside = {
    mailServer: undefined,
    post: undefined,
    qualifiedDelivery: undefined,
    signing: undefined,
    accessPoint: undefined,
  };
  return { ...tools, ...outside, renderer: { render }, db: trx, jobs: NO_JOBS, clock: () => at };
}
