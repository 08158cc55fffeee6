import type { BodyOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { ProceedingStep } from '@prorata/contract/contestations/contestation';
import { decideProceedingMove } from '@prorata/domain/contestations/contestation-workflow';
import { brusselsDate } from '@prorata/domain/iso-date';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import type { Updateable } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, ProceedingsTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { askForStamp } from '../../events/ask-for-stamp.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseWrongDay } from '../../http/refuse-day.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { refuseStopped } from '../dossiers/stops.ts';
import { getStoredResult, namesIn } from '../results/stored-result.ts';
import { type DraftInForce, getDraftInForce, readConsignment } from './draft-in-force.ts';
import { findProceeding, listKeptKinds, type ProceedingRecord, refusalOf } from './find-contestation.ts';

/**
 * No agreement was found: the mass less the costs goes to the deposit office, and everybody who contests in time goes to
 * the judge (Judicial Code 1631). Money that is no longer the creditors' to share does not go there.
 */
export async function consign(
  db: Database,
  action: UserAction,
  dossierId: string,
  { date }: BodyOf<typeof contestationsCalls.consign>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    await refuseStopped(trx, dossierId);
    const draft = await getDraftInForce(trx, dossierId);
    if ((await findProceeding(trx, draft.id)) !== undefined) throw new ProblemError('contestation-status');
    const { amountCents } = await readConsignment(trx, dossierId, draft);
    refuseWrongStep(date, action, draft);
    const referred = await trx
      .updateTable('contestations')
      .set({ state: 'referred' })
      .where('resultId', '=', draft.id)
      .where('state', '=', 'registered')
      .where('way', '<>', 'letter')
      .where('timeliness', '<>', 'late')
      .returning('contestant')
      .execute();
    if (referred.length === 0) throw new ProblemError('nothing-contested');
    const id = newId();
    const orderedAt = action.at;
    await trx
      .insertInto('proceedings')
      .values({
        ...{ id, dossierId, resultId: draft.id, amountCents, consignedOn: date },
        ...{ orderedBy: action.actor.id, orderedAt },
      })
      .execute();
    await recordEvent(trx, action, {
      dossier,
      type: 'contestation.consigned',
      subjectId: id,
      before: null,
      after: {
        contestants: referred.map(({ contestant }) => contestant),
        ...{ date, amount: eurosFromCents(amountCents) },
      },
      version: null,
    });
  });
}

/** A step is recorded after it was taken; only a hearing lies ahead. */
function refuseWrongStep(date: string, { at }: UserAction, { signedAt }: DraftInForce): void {
  refuseWrongDay('date', date, at, brusselsDate(signedAt));
}

const EVENT_TYPES = {
  file: 'contestation.filed',
  fixHearing: 'contestation.hearingFixed',
  judge: 'contestation.judged',
  appeal: 'contestation.appealed',
  becomeFinal: 'contestation.becameFinal',
  judgeOnAppeal: 'contestation.judgedOnAppeal',
  pay: 'contestation.paid',
} as const;

/** The next step of the proceeding. When the deposit office has paid by the judge's table, the dossier is paid (1636). */
export async function recordStep(
  tools: Pick<Tools, 'db' | 'timeStamping' | 'jobs'>,
  action: UserAction,
  dossierId: string,
  step: ProceedingStep,
): Promise<void> {
  await inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    const draft = await getDraftInForce(trx, dossierId);
    const proceeding = await lockProceeding(trx, draft.id);
    await refuseStale(trx, proceeding, step.version);
    const kept = await listKeptKinds(trx, { proceedingId: proceeding.id });
    const decision = decideProceedingMove(proceeding.state, step.step, kept);
    if (!decision.isAllowed) throw refusalOf(decision.reason);
    if (step.step !== 'fixHearing') refuseWrongStep(step.date, action, draft);
    if (step.lines.length > 0) await storeTable(trx, { dossier, draft, proceeding }, step);
    const { version } = await trx
      .updateTable('proceedings')
      .set({ ...columnsOf(step), state: decision.to })
      .where('id', '=', proceeding.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      dossier,
      type: EVENT_TYPES[step.step],
      subjectId: proceeding.id,
      before: null,
      after: {
        ...{ date: step.date, time: step.time, roleNumber: step.roleNumber },
      },
      version,
    });
    if (step.step === 'pay') {
      await refuseStopped(trx, dossierId);
      await moveDossier(trx, action, dossier, { event: 'settledByJudgment' });
      await askForStamp(trx, tools, dossierId, { occasion: 'closed', at: action.at });
    }
  });
}

async function lockProceeding(trx: Transaction, resultId: string): Promise<ProceedingRecord> {
  const proceeding = await trx
    .selectFrom('proceedings')
    .selectAll()
    .where('resultId', '=', resultId)
    .forUpdate()
    .executeTakeFirst();
  if (proceeding === undefined) throw new ProblemError('contestation-status');
  return proceeding;
}

function columnsOf(step: ProceedingStep): Updateable<ProceedingsTable> {
  switch (step.step) {
    case 'file':
      return { filedOn: step.date, roleNumber: step.roleNumber };
    case 'fixHearing':
      return { hearingOn: step.date, hearingTime: step.time };
    case 'judge':
      return { judgedOn: step.date };
    case 'appeal':
      return { appealedOn: step.date };
    case 'becomeFinal':
    case 'judgeOnAppeal':
      return { finalOn: step.date };
    case 'pay':
      return { paidOn: step.date };
  }
}

interface Judged {
  readonly dossier: DossierRecord;
  readonly draft: DraftInForce;
  readonly proceeding: ProceedingRecord;
}

/**
 * The judge's table, each line once. It need not add up to what was consigned: interest of the deposit office and costs may
 * be in it, and the difference is shown.
 */
async function storeTable(
  trx: Transaction,
  { dossier, draft, proceeding }: Judged,
  { step, lines }: ProceedingStep,
): Promise<void> {
  const { report } = await getStoredResult(trx, { dossierId: dossier.id, resultId: draft.id });
  const known = namesIn(report).creditors;
  const isStrange = ({ statementId }: { readonly statementId: string | null }) =>
    statementId !== null && !known.has(statementId);
  const isTwice = new Set(lines.map(({ statementId }) => statementId)).size < lines.length;
  if (isTwice || lines.some(isStrange)) {
    throw new ProblemError('validation', { errors: [{ path: 'lines', code: 'choice-invalid' }] });
  }
  await trx
    .insertInto('judgmentLines')
    .values(
      lines.map(({ statementId, amount }) => ({
        ...{ proceedingId: proceeding.id, isOnAppeal: step === 'judgeOnAppeal', statementId },
        amountCents: centsFromEuros(amount),
      })),
    )
    .execute();
}
