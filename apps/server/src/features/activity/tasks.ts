import { MAX_DONE_TASKS, MAX_OPEN_TASKS, type Task } from '@prorata/contract/activity/activity';
import type { activityCalls } from '@prorata/contract/activity/calls';
import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { lockForActivity } from './lock-for-activity.ts';
import { refuseStrangers } from './people.ts';
import { tellPeople } from './tell-person.ts';

type TaskTools = Pick<Tools, 'db' | 'jobs' | 'settings'>;
type TaskKey = ParamsOf<typeof activityCalls.updateTask>;

export function createTask(
  tools: TaskTools,
  action: UserAction,
  dossierId: string,
  { text, dueOn, assigneeId }: BodyOf<typeof activityCalls.createTask>,
): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockForActivity(trx, action, dossierId);
    await refuseTooMany(trx, dossierId);
    await refuseStrangers(trx, dossier.organizationId, listOf(assigneeId), 'assigneeId');
    const id = newId();
    await trx
      .insertInto('tasks')
      .values({
        ...{ id, dossierId, body: text, dueOn, assigneeId },
        ...{ createdBy: action.actor.id, createdAt: action.at },
      })
      .execute();
    const told = { kind: 'assigned', taskId: id, occasion: `task ${id}`, about: text } as const;
    await tellPeople(tools, trx, action, dossier, told, listOf(assigneeId));
  });
}

export function updateTask(
  tools: TaskTools,
  action: UserAction,
  key: TaskKey,
  { text, dueOn, assigneeId, version }: BodyOf<typeof activityCalls.updateTask>,
): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockForActivity(trx, action, key.dossierId);
    const task = await getTask(trx, key);
    await refuseStale(trx, task, version);
    // Who has it already keeps it, for people leave and the task must stay editable.
    const isNew = assigneeId !== task.assigneeId;
    if (isNew) await refuseStrangers(trx, dossier.organizationId, listOf(assigneeId), 'assigneeId');
    await trx.updateTable('tasks').set({ body: text, dueOn, assigneeId }).where('id', '=', task.id).execute();
    if (!isNew) return;
    const occasion = `task ${task.id} version ${task.version + 1}`;
    const told = { kind: 'assigned', taskId: task.id, occasion, about: text } as const;
    await tellPeople(tools, trx, action, dossier, told, listOf(assigneeId));
  });
}

/** Done twice is done once. */
export function finishTask(db: Database, action: UserAction, key: TaskKey): Promise<void> {
  return setDone(db, action, key, { doneAt: action.at, doneBy: action.actor.id });
}

export async function reopenTask(db: Database, action: UserAction, key: TaskKey): Promise<void> {
  await setDone(db, action, key, { doneAt: null, doneBy: null });
}

function setDone(
  db: Database,
  action: UserAction,
  key: TaskKey,
  done: { readonly doneAt: Date | null; readonly doneBy: string | null },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockForActivity(trx, action, key.dossierId);
    const task = await getTask(trx, key);
    const mayWrite = refusalOf(action.actor, 'writeDossiers') === undefined;
    if (!mayWrite && task.assigneeId !== action.actor.id) throw new ProblemError('insufficient-permissions');
    if ((task.doneAt === null) === (done.doneAt === null)) return;
    if (done.doneAt === null) await refuseTooMany(trx, key.dossierId);
    await trx.updateTable('tasks').set(done).where('id', '=', task.id).execute();
  });
}

export function removeTask(
  db: Database,
  action: UserAction,
  key: TaskKey,
  version: number | undefined,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockForActivity(trx, action, key.dossierId);
    const task = await getTask(trx, key);
    await refuseStale(trx, task, version);
    await trx.deleteFrom('tasks').where('id', '=', task.id).execute();
  });
}

function listOf(id: string | null): string[] {
  return id === null ? [] : [id];
}

async function getTask(trx: Transaction, { dossierId, taskId }: TaskKey) {
  const task = await trx
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', taskId)
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  if (task === undefined) throw new ProblemError('not-found');
  return task;
}

async function refuseTooMany(trx: Transaction, dossierId: string): Promise<void> {
  const open = await trx
    .selectFrom('tasks')
    .select('id')
    .where('dossierId', '=', dossierId)
    .where('doneAt', 'is', null)
    .limit(MAX_OPEN_TASKS)
    .execute();
  if (open.length >= MAX_OPEN_TASKS) throw new ProblemError('too-many-tasks');
}

/** Open ones by their day, then those that were done last. */
export async function listTasks(db: Database, dossierId: string): Promise<Task[]> {
  const [open, done] = await readTogether(db, (db) => [
    selectTasks(db, dossierId)
      .where('tasks.doneAt', 'is', null)
      .orderBy(sql`tasks.due_on nulls last`)
      .orderBy('tasks.id')
      .limit(MAX_OPEN_TASKS)
      .execute(),
    selectTasks(db, dossierId)
      .where('tasks.doneAt', 'is not', null)
      .orderBy('tasks.doneAt', 'desc')
      .orderBy('tasks.id')
      .limit(MAX_DONE_TASKS)
      .execute(),
  ]);
  return [...open, ...done].map((task) => ({
    id: task.id,
    version: task.version,
    text: task.body,
    dueOn: task.dueOn,
    assignee: personOf(task.assigneeId, task.assigneeFirstName, task.assigneeLastName),
    createdBy: { id: task.createdBy, name: task.creatorFirstName, surname: task.creatorLastName },
    done: doneOf(task.doneAt, personOf(task.doneBy, task.finisherFirstName, task.finisherLastName)),
  }));
}

function selectTasks(db: Database, dossierId: string) {
  return db
    .selectFrom('tasks')
    .innerJoin('users as creator', 'creator.id', 'tasks.createdBy')
    .leftJoin('users as assignee', 'assignee.id', 'tasks.assigneeId')
    .leftJoin('users as finisher', 'finisher.id', 'tasks.doneBy')
    .selectAll('tasks')
    .select([
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      'assignee.firstName as assigneeFirstName',
      'assignee.lastName as assigneeLastName',
      'finisher.firstName as finisherFirstName',
      'finisher.lastName as finisherLastName',
    ])
    .where('tasks.dossierId', '=', dossierId);
}

function doneOf(at: Date | null, by: Task['assignee']): Task['done'] {
  return at === null || by === null ? null : { at: at.toISOString(), by };
}

function personOf(id: string | null, name: string | null, surname: string | null): Task['assignee'] {
  return id === null ? null : { id, name: name ?? '', surname: surname ?? '' };
}
