import type { BodyOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { ContestationDays } from '@prorata/domain/contestation-term';
import { hasEffect, timelinessOf } from '@prorata/domain/contestations/timeliness';
import { brusselsDate, brusselsTime, type IsoDate } from '@prorata/domain/iso-date';
import { centsFromEuros } from '@prorata/domain/money';
import { daysToContest } from '@prorata/domain/sending-ledger/report-ledger';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseWrongDay } from '../../http/refuse-day.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { isBeforeTheJudge } from '../results/judge-contestations.ts';
import { readReportLedger } from '../results/read-ledger.ts';
import { getStoredResult } from '../results/stored-result.ts';
import { type DraftInForce, getDraftInForce } from './draft-in-force.ts';
import { listLines } from './lines.ts';
import { tellBailiffs } from './tell.ts';

type NewContestation = BodyOf<typeof contestationsCalls.register>;

/** From the first addressee who has the draft until it is paid; what comes late is recorded, too. */
const STATUSES_TO_CONTEST: readonly DossierStatus[] = ['Signed', 'PvSent', 'ToPay'];

/**
 * Registers that somebody contests, and lets the bailiffs know. Whether in time follows from their own days as the ledger of
 * sending has them now, and is found anew when those move.
 */
export async function registerContestation(
  tools: Pick<Tools, 'db' | 'jobs' | 'settings'>,
  action: UserAction,
  dossierId: string,
  contestation: NewContestation,
): Promise<void> {
  await inTransaction(tools.db, async (trx) => {
    const dossier = await lockToContest(trx, action, dossierId);
    const draft = await getDraftInForce(trx, dossierId);
    refuseWrongMoment(contestation, brusselsDate(draft.signedAt), action.at);
    const { name: contestant, days } = await findContestant(trx, dossier, draft, contestation);
    const against = await findLine(trx, dossierId, draft, contestation);
    const { way, date, time, addresseeId, appearing, servedBy, requested, grounds } = contestation;
    const timeliness = timelinessOf(date, days);
    const isReferred = hasEffect({ way, timeliness }) && (await isBeforeTheJudge(trx, draft.id));
    const id = newId();
    const { version } = await trx
      .insertInto('contestations')
      .values({
        ...{ id, dossierId, resultId: draft.id, way, addresseeId, contestant, appearing, servedBy },
        ...{ ...columnsOf(contestation), against, requested, grounds, timeliness },
        contestedOn: date,
        contestedTime: time,
        lastDay: days?.lastDay ?? null,
        cautiousDay: days?.cautiousDay ?? null,
        state: isReferred ? 'referred' : 'registered',
        registeredBy: action.actor.id,
        registeredAt: action.at,
      })
      .returning('version')
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      dossier,
      type: 'contestation.registered',
      subjectId: id,
      before: null,
      after: { way, contestant, date, time, appearing, servedBy, against, requested, grounds, timeliness },
      version,
    });
    await tellBailiffs(tools, trx, action, {
      ...{ dossier, contestationId: id, contestant, date, time, against },
      hasEffect: hasEffect({ way, timeliness }),
    });
  });
}

function columnsOf(contestation: NewContestation) {
  const { statementId, claimId, request, requestedAmount, requestedPrivilegeId, requestedLotId } =
    contestation;
  return {
    ...{ statementId, claimId, request, requestedPrivilegeId, requestedLotId },
    requestedCents: requestedAmount === null ? null : centsFromEuros(requestedAmount),
  };
}

async function lockToContest(
  trx: Transaction,
  action: UserAction,
  dossierId: string,
): Promise<DossierRecord> {
  const dossier = await lockDossier(trx, action.actor, dossierId);
  const { status } = dossier;
  if (!STATUSES_TO_CONTEST.includes(status)) throw new ProblemError('dossier-status', { params: { status } });
  return dossier;
}

/** Nobody contests a draft before it is signed, or tomorrow. */
function refuseWrongMoment({ date, time }: NewContestation, signedOn: IsoDate, now: Date): void {
  refuseWrongDay('date', date, now, signedOn);
  if (date === brusselsDate(now) && time !== null && time > brusselsTime(now))
    refuseField('time', 'moment-future');
}

function refuseField(path: string, code: 'moment-future' | 'choice-invalid'): never {
  throw new ProblemError('validation', { errors: [{ path, code }] });
}

interface Contestant {
  readonly name: string;
  readonly days: ContestationDays | null;
}

/** One of those to whom the draft goes has their own days; for anybody else the longest of all count. */
async function findContestant(
  trx: Transaction,
  dossier: DossierRecord,
  { id: resultId }: DraftInForce,
  { addresseeId, name }: NewContestation,
): Promise<Contestant> {
  const { entries } = await readReportLedger(trx, dossier, resultId);
  if (name !== null) return { name, days: daysToContest(entries, null) };
  const entry = entries.find((candidate) => candidate.addresseeId === addresseeId);
  if (entry === undefined) refuseField('addresseeId', 'choice-invalid');
  return { name: entry.name, days: entry.days };
}

/** Whose line of the draft it is and which claim, as the report names them; nothing for the whole draft. */
async function findLine(
  trx: Transaction,
  dossierId: string,
  { id: resultId }: DraftInForce,
  { statementId, claimId }: NewContestation,
): Promise<string | null> {
  if (statementId === null) return null;
  const lines = listLines(await getStoredResult(trx, { dossierId, resultId }));
  const line = lines.find((candidate) => candidate.statementId === statementId);
  if (line === undefined) refuseField('statementId', 'choice-invalid');
  if (claimId === null) return line.name;
  const claim = line.claims.find((candidate) => candidate.claimId === claimId);
  if (claim === undefined) refuseField('claimId', 'choice-invalid');
  return `${line.name} · ${claim.name}`;
}
