import { activityCalls } from '@prorata/contract/activity/calls';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { followMany, setFollowing, setHandler, setHandlers } from './assign.ts';
import { editNote, listNotes, pinNote, removeNote, writeNote } from './notes.ts';
import { listPeople } from './people.ts';
import { readActivity } from './read-activity.ts';
import { createReminder, finishReminder } from './reminders.ts';
import { createTask, finishTask, removeTask, reopenTask, updateTask } from './tasks.ts';

export function activityRoutes(tools: Tools): Route[] {
  const { db } = tools;
  interface Request {
    readonly actor: { readonly user: ActingUser };
    readonly params: { readonly dossierId: string };
  }
  /** What it has become, for whoever changed it. */
  const afterwards = async (change: Promise<void>, { actor, params }: Request) => {
    await change;
    return readActivity(db, actor.user, params.dossierId);
  };
  return [
    route(activityCalls.read, ({ actor, params }) => readActivity(db, actor.user, params.dossierId)),
    route(activityCalls.setHandler, (input) =>
      afterwards(setHandler(tools, input.action, input.params.dossierId, input.body), input),
    ),
    route(activityCalls.setFollowing, (input) =>
      afterwards(setFollowing(db, input.action, input.params.dossierId, input.body), input),
    ),
    route(activityCalls.listPeople, async ({ actor }) => ({
      items: await listPeople(db, actor.user.organization?.id ?? ''),
    })),
    route(activityCalls.setHandlers, async ({ action, body }) => ({
      items: await setHandlers(tools, action, body),
    })),
    route(activityCalls.followMany, async ({ action, body }) => ({
      items: await followMany(db, action, body),
    })),
    route(activityCalls.listNotes, ({ actor, params, query }) =>
      listNotes(db, actor.user, params.dossierId, query),
    ),
    route(activityCalls.writeNote, (input) =>
      afterwards(writeNote(tools, input.action, input.params.dossierId, input.body), input),
    ),
    route(activityCalls.editNote, (input) =>
      afterwards(editNote(tools, input.action, input.params, input.body), input),
    ),
    route(activityCalls.pinNote, (input) =>
      afterwards(pinNote(db, input.action, input.params, input.body.isPinned), input),
    ),
    route(activityCalls.removeNote, ({ action, params, query }) =>
      removeNote(db, action, params, query.version),
    ),
    route(activityCalls.createTask, (input) =>
      afterwards(createTask(tools, input.action, input.params.dossierId, input.body), input),
    ),
    route(activityCalls.updateTask, (input) =>
      afterwards(updateTask(tools, input.action, input.params, input.body), input),
    ),
    route(activityCalls.finishTask, (input) => afterwards(finishTask(db, input.action, input.params), input)),
    route(activityCalls.reopenTask, (input) => afterwards(reopenTask(db, input.action, input.params), input)),
    route(activityCalls.removeTask, ({ action, params, query }) =>
      removeTask(db, action, params, query.version),
    ),
    route(activityCalls.createReminder, (input) =>
      afterwards(createReminder(db, input.action, input.params.dossierId, input.body), input),
    ),
    route(activityCalls.finishReminder, ({ action, params }) => finishReminder(db, action, params)),
  ];
}
