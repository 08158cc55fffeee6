import type { Closing, ClosingTaskToDo } from '@prorata/contract/closings/closing';
import {
  CLOSING_ARTICLES,
  hasDeficit,
  listClosingTasks,
  paidCentsOf,
  type SettledCreditor,
  type TaskToDo,
  unpaidCentsOf,
} from '@prorata/domain/closings/closing-tasks';
import { eurosFromCents } from '@prorata/domain/money';
import { addressLines, listLetterAddressFaults } from '@prorata/domain/registered-letter-address';
import { type Selectable, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Address, ClosingStepsTable, Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { writeTexts } from './closing-texts.ts';
import { readSettledDossier, type SettledDossier } from './settled-dossier.ts';

/** What is left to do once a dossier is paid, and what was done. */
export async function readClosing(db: Database, user: ActingUser, dossierId: string): Promise<Closing> {
  const dossier = await getDossier(db, user, dossierId);
  const { settled, steps } = await readTogether(db, (db) => ({
    settled: readSettledDossier(db, dossier),
    steps: listSteps(db, dossierId),
  }));
  const tasks = listClosingTasks(settled);
  const texts = await writeTexts(db, settled, tasks);
  return {
    closedOn: settled.closedOn,
    hasDeficit: hasDeficit(settled.creditors),
    tasks: tasks.map((task, index) => ({
      ...task,
      articles: CLOSING_ARTICLES[task.task],
      text: texts[index] ?? '',
      letter: presentLetter(settled, task),
      done: presentStep(steps.find((step) => step.task === task.task && step.subject === task.subject)),
    })),
    creditors: settled.creditors.map(presentCreditor),
  };
}

/** Where the letter of a task goes; `undefined` for a task that is done otherwise. */
export function findAddress(
  { defendantsToReach, thirdParties }: SettledDossier,
  { task, subject }: Pick<TaskToDo, 'task' | 'subject'>,
): Address | null | undefined {
  if (task === 'informDefendant') {
    return defendantsToReach.find(({ addresseeId }) => addresseeId === subject)?.address ?? null;
  }
  if (task !== 'releaseThirdParty') return undefined;
  return thirdParties.find((party) => party.subject === subject)?.address ?? null;
}

function presentLetter(settled: SettledDossier, task: TaskToDo): ClosingTaskToDo['letter'] {
  const address = findAddress(settled, task);
  if (address === undefined) return null;
  const lines = [task.about ?? '', ...addressLines(address ?? {})].filter((line) => line !== '');
  const canBeSent = listLetterAddressFaults({ ...address, addressee: task.about }).length === 0;
  return { addressLines: lines, canBeSent };
}

type StepRecord = Selectable<ClosingStepsTable> & { readonly doneByName: string };

function listSteps(db: Database, dossierId: string): Promise<StepRecord[]> {
  return db
    .selectFrom('closingSteps as step')
    .innerJoin('users as person', 'person.id', 'step.doneBy')
    .selectAll('step')
    .select(sql<string>`person.first_name || ' ' || person.last_name`.as('doneByName'))
    .where('step.dossierId', '=', dossierId)
    .execute();
}

function presentStep(step: StepRecord | undefined): ClosingTaskToDo['done'] {
  if (step === undefined) return null;
  const { reference, note, doneAt, doneByName, deliveryId } = step;
  return { at: doneAt.toISOString(), by: doneByName, reference, note, isSent: deliveryId !== null };
}

function presentCreditor(creditor: SettledCreditor): Closing['creditors'][number] {
  const { statementId, name, declaredCents, claimedCents, allottedCents } = creditor;
  const paidCents = paidCentsOf(creditor);
  return {
    statementId,
    name,
    declared: eurosFromCents(declaredCents),
    admitted: eurosFromCents(claimedCents),
    paid: eurosFromCents(paidCents),
    kept: eurosFromCents(allottedCents - paidCents),
    unpaid: eurosFromCents(unpaidCentsOf(creditor)),
  };
}
