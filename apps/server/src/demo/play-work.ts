import { newNoteSchema, newReminderSchema, newTaskSchema } from '@prorata/contract/activity/activity';
import type { DemoDossier } from '@prorata/demo/dossiers';
import { setFollowing, setHandler } from '../features/activity/assign.ts';
import { listNotes, pinNote, writeNote } from '../features/activity/notes.ts';
import { createReminder } from '../features/activity/reminders.ts';
import { createTask, finishTask, listTasks } from '../features/activity/tasks.ts';
import type { Agenda, Place } from './agenda.ts';
import { emptyOutbox } from './play-invitations.ts';
import type { IdsByName, Story } from './story.ts';

/** Lets the people of the office give a dossier to somebody, and write to each other about it. */
export function workTogether(
  { moment }: Story,
  agenda: Agenda,
  { work, openedAt, responsible }: DemoDossier,
  place: Place,
): void {
  if (work === undefined) return;
  const { handler, followers = [] } = work;
  const { dossierId } = place;
  const opened = moment(openedAt);
  agenda.add(opened, async (story) => {
    if (handler !== undefined) {
      const handlerId = idOf(place.peopleIds, handler);
      const action = await story.actionOf(responsible, opened);
      await setHandler(story.toolsAt(opened), action, dossierId, { handlerId, previousHandlerId: null });
      await emptyOutbox(story, agenda, opened);
    }
    for (const follower of followers) {
      const action = await story.actionOf(follower, opened);
      await setFollowing(story.trx, action, dossierId, { isFollowing: true });
    }
  });
  for (const note of work.notes ?? [])
    agenda.add(moment(note.at), (story) => writeDown(story, agenda, note, place));
  for (const task of work.tasks ?? [])
    agenda.add(moment(task.at), (story) => giveTask(story, agenda, task, place));
  for (const { by, at, text, dueOn } of work.reminders ?? []) {
    agenda.add(moment(at), async (story) => {
      const reminder = newReminderSchema.parse({ text, dueOn: story.day(dueOn) });
      await createReminder(story.trx, await story.actionOf(by, moment(at)), dossierId, reminder);
    });
  }
}

type Work = NonNullable<DemoDossier['work']>;

async function writeDown(
  story: Story,
  agenda: Agenda,
  { by, at, text, mentions = [], about, isPinned }: NonNullable<Work['notes']>[number],
  { dossierId, peopleIds, statementIds }: Place,
): Promise<void> {
  const moment = story.moment(at);
  const action = await story.actionOf(by, moment);
  const note = newNoteSchema.parse({
    text,
    mentions: mentions.map((person) => idOf(peopleIds, person)),
    subject: about === undefined ? null : { kind: 'statement', id: idOf(statementIds, about) },
  });
  await writeNote(story.toolsAt(moment), action, dossierId, note);
  if (isPinned) {
    const page = { toMe: false, page: 1, pageSize: 1 };
    const [written] = (await listNotes(story.trx, action.actor, dossierId, page)).items;
    if (written) await pinNote(story.trx, action, { dossierId, noteId: written.id }, isPinned);
  }
  await emptyOutbox(story, agenda, moment);
}

async function giveTask(
  story: Story,
  agenda: Agenda,
  { by, at, text, dueOn, assignee, isDone }: NonNullable<Work['tasks']>[number],
  { dossierId, peopleIds }: Place,
): Promise<void> {
  const moment = story.moment(at);
  const action = await story.actionOf(by, moment);
  const assigneeId = idOf(peopleIds, assignee);
  const task = newTaskSchema.parse({ text, dueOn: story.day(dueOn), assigneeId });
  await createTask(story.toolsAt(moment), action, dossierId, task);
  await emptyOutbox(story, agenda, moment);
  if (!isDone) return;
  const created = (await listTasks(story.trx, dossierId)).find((one) => one.text === text);
  if (created) await finishTask(story.trx, action, { dossierId, taskId: created.id });
}

function idOf(ids: IdsByName, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`Nobody in the demonstration is ${name}.`);
  return id;
}
