import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { closingsCalls } from '@prorata/contract/closings/calls';
import type { ClosingTaskKey } from '@prorata/contract/closings/closing';
import { listClosingTasks, type TaskToDo } from '@prorata/domain/closings/closing-tasks';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { languageOf, valuesOf } from './closing-texts.ts';
import { findAddress } from './read-closing.ts';
import { readSettledDossier, type SettledDossier } from './settled-dossier.ts';

/** Records what somebody did elsewhere. */
export function finishTask(
  db: Database,
  action: UserAction,
  { dossierId, ...key }: ParamsOf<typeof closingsCalls.finishTask>,
  step: BodyOf<typeof closingsCalls.finishTask>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const settled = await lockSettledDossier(trx, action, dossierId);
    await recordStep(trx, action, settled, { ...step, todo: getTask(settled, key), deliveryId: null });
  });
}

/** For a tick at the wrong line; a letter that was sent stays sent. */
export function reopenTask(
  db: Database,
  action: UserAction,
  { dossierId, ...key }: ParamsOf<typeof closingsCalls.reopenTask>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const settled = await lockSettledDossier(trx, action, dossierId);
    const { task, subject, about } = getTask(settled, key);
    const step = await trx
      .selectFrom('closingSteps')
      .selectAll()
      .where('dossierId', '=', dossierId)
      .where('task', '=', task)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (step === undefined) throw new ProblemError('not-found');
    if (step.deliveryId !== null) throw new ProblemError('closing-letter-sent');
    await trx.deleteFrom('closingSteps').where('id', '=', step.id).execute();
    await setReleased(trx, { task, subject }, null);
    await recordEvent(trx, action, {
      dossier: settled.dossier,
      type: 'closing.taskReopened',
      subjectId: step.id,
      before: { task, about, reference: step.reference, note: step.note },
      after: null,
      version: null,
    });
  });
}

/** Sends the letters of tasks that are done by one, all or none of them. */
export function sendLetters(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  action: UserAction,
  dossierId: string,
  { letters }: BodyOf<typeof closingsCalls.sendLetters>,
): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const settled = await lockSettledDossier(trx, action, dossierId);
    for (const key of letters) {
      const todo = getTask(settled, key);
      const deliveryId = await requestLetter(tools, trx, action, settled, todo);
      await recordStep(trx, action, settled, { todo, deliveryId, reference: null, note: null });
    }
  });
}

async function requestLetter(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  action: UserAction,
  settled: SettledDossier,
  todo: TaskToDo,
): Promise<string> {
  const { dossier } = settled;
  const address = findAddress(settled, todo);
  if (address === undefined) {
    throw new ProblemError('validation', { errors: [{ path: 'letters', code: 'choice-invalid' }] });
  }
  const letter = {
    values: { ...(await readOfficeValues(trx, dossier)), ...valuesOf(settled, todo) },
    dossier,
    language: languageOf(settled, todo),
    addressee: todo.about ?? '',
    address: address ?? {},
    occasion: `closing ${todo.task} ${todo.subject} of ${dossier.id}`,
  };
  return todo.task === 'releaseThirdParty'
    ? requestDelivery(tools, trx, action, { ...letter, template: 'release-letter' })
    : requestDelivery(tools, trx, action, { ...letter, template: 'closing-letter' });
}

async function lockSettledDossier(
  trx: Transaction,
  action: UserAction,
  dossierId: string,
): Promise<SettledDossier> {
  return readSettledDossier(trx, await lockDossier(trx, action.actor, dossierId));
}

function getTask(settled: SettledDossier, { task, subject }: ClosingTaskKey): TaskToDo {
  const todo = listClosingTasks(settled).find((one) => one.task === task && one.subject === subject);
  if (todo === undefined) throw new ProblemError('not-found');
  return todo;
}

interface Step {
  readonly todo: TaskToDo;
  readonly reference: string | null;
  readonly note: string | null;
  readonly deliveryId: string | null;
}

/** Who pays month by month withholds nothing any more once the release was sent, or somebody said it was. */
async function setReleased(
  trx: Transaction,
  { task, subject }: Pick<TaskToDo, 'task' | 'subject'>,
  releasedAt: Date | null,
): Promise<void> {
  if (task !== 'releaseThirdParty') return;
  // A third party of the deeds is known by its place, which is no id of a payer.
  await trx.updateTable('payers').set({ releasedAt }).where(sql<string>`id::text`, '=', subject).execute();
}

/** Once: whoever comes second is told. */
async function recordStep(
  trx: Transaction,
  action: UserAction,
  { dossier }: SettledDossier,
  { todo: { task, subject, about }, reference, note, deliveryId }: Step,
): Promise<void> {
  const step = await trx
    .insertInto('closingSteps')
    .values({
      id: newId(),
      dossierId: dossier.id,
      ...{ task, subject, reference, note, deliveryId },
      doneBy: action.actor.id,
      doneAt: action.at,
    })
    .onConflict((conflict) => conflict.columns(['dossierId', 'task', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (step === undefined) throw new ProblemError('closing-task-done');
  await setReleased(trx, { task, subject }, action.at);
  await recordEvent(trx, action, {
    dossier,
    type: 'closing.taskDone',
    subjectId: step.id,
    before: null,
    after: { task, about, reference, note },
    version: null,
  });
}
