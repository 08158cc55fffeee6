import { contestationDaysOf, plannedDeposit } from '@prorata/domain/contestation-term';
import { findLastDays, isComplete, isReceiptLacking } from '@prorata/domain/sending-ledger/report-ledger';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import { forEachLoggingErrors } from '../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../tools.ts';
import type { DeliveryFacts } from '../delivery/delivery-hooks.ts';
import { type DossierRecord, lockDossierById } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { isStopped } from '../dossiers/stops.ts';
import { judgeContestations } from './judge-contestations.ts';
import { type KnownLedger, readDecisions, readReportLedger } from './read-ledger.ts';

/** A service has the report for somebody, took it in, presented it to them, or gave it back. */
export async function acceptReport(
  trx: Transaction,
  action: Action,
  { dossierId, resultId }: DeliveryFacts,
): Promise<void> {
  if (dossierId !== null && resultId !== null) await settleReportOf(trx, action, { dossierId, resultId });
}

/** What could not be followed up when it was told, such as after a fault, is looked for. */
export async function settleWaitingReports(
  { db, logger }: Pick<Tools, 'db' | 'logger'>,
  action: Action,
): Promise<void> {
  const waiting = await db
    .selectFrom('calculationResults as result')
    .innerJoin('dossiers as dossier', 'dossier.id', 'result.dossierId')
    .select(['dossierId', 'result.id as resultId'])
    .where('dossier.status', '=', 'Signed')
    .where('result.signedAt', 'is not', null)
    .where('result.voidedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('deliveries').select('id').whereRef('deliveries.resultId', '=', 'result.id')),
    )
    .orderBy('result.signedAt')
    .execute();
  // One report of a dossier is in force.
  const reports = new Map(waiting.map((report) => [report.dossierId, report]));
  const failure = 'the sending of a report could not be settled';
  await forEachLoggingErrors([...reports.keys()], logger, failure, async (dossierId) => {
    const report = reports.get(dossierId);
    if (report) await inTransaction(db, (trx) => settleReportOf(trx, action, report));
  });
}

async function settleReportOf(
  trx: Transaction,
  action: Action,
  { dossierId, resultId }: { readonly dossierId: string; readonly resultId: string },
): Promise<void> {
  const dossier = await lockDossierById(trx, dossierId);
  if (dossier !== undefined) await settleReport(trx, action, dossier, resultId);
}

const STATUSES_TO_SETTLE: readonly DossierStatus[] = ['Signed', 'PvSent', 'ToPay'];

/**
 * After each change of the ledger, in a dossier that the transaction has locked. The report was sent once everybody was
 * handed it or set aside, and can be contested until the last day of whoever has it last. A later sending, to somebody
 * whom the first did not reach, can only give more time.
 */
export async function settleReport(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
  resultId: string,
): Promise<void> {
  if (!STATUSES_TO_SETTLE.includes(dossier.status)) return;
  // News of a draft that was replaced says nothing of the one that took its place.
  if (await isWithoutEffect(trx, resultId)) return;
  const ledger = await readReportLedger(trx, dossier, resultId);
  await judgeContestations(trx, action, dossier, { resultId, ledger });
  if (!isComplete(ledger.entries) || dossier.status === 'ToPay') return;
  if (dossier.status === 'Signed') await storeSent(trx, action, dossier, { resultId, ledger });
  else await extendTerm(trx, action, dossier, { resultId, ledger });
}

interface Settled {
  readonly resultId: string;
  readonly ledger: KnownLedger;
}

/**
 * Where the office brings the report to everybody itself, the term counts as for a letter of the day of its word. It
 * does not run at all while nobody but readers of mails has the report, and no receipt of theirs.
 */
async function storeSent(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
  { resultId, ledger: { entries } }: Settled,
): Promise<void> {
  const moments = entries.flatMap(({ effect }) => effect?.acceptedAt.getTime() ?? []);
  await trx
    .updateTable('calculationResults')
    .set({ sentAt: moments.length === 0 ? action.at : new Date(Math.max(...moments)) })
    .where('id', '=', resultId)
    .execute();
  const own = { kind: 'letter', depositedOn: plannedDeposit(action.at) } as const;
  const contestationEndsOn =
    findLastDays(entries)?.lastDay ??
    (entries.some(isReceiptLacking) ? null : contestationDaysOf(own).lastDay);
  await moveDossier(trx, action, dossier, { event: 'send', set: { contestationEndsOn } });
}

async function extendTerm(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
  { resultId, ledger: { entries } }: Settled,
): Promise<void> {
  const { id, contestationEndsOn: before } = dossier;
  const after = findLastDays(entries)?.lastDay;
  if (after === undefined || (before !== null && after <= before)) return;
  const { version } = await trx
    .updateTable('dossiers')
    .set({ contestationEndsOn: after })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: 'result.contestationExtended',
    subjectId: resultId,
    before: { contestUntil: before },
    after: { contestUntil: after },
    version,
  });
}

async function isWithoutEffect(db: Database | Transaction, resultId: string): Promise<boolean> {
  const result = await db
    .selectFrom('calculationResults')
    .select('voidedAt')
    .where('id', '=', resultId)
    .executeTakeFirst();
  return result !== undefined && result.voidedAt !== null;
}

/** Nobody is sent a report that is stopped or without effect, what the office has set them aside for, nor at an address that it has corrected since. */
export async function isReportWanted(
  { db }: Pick<Tools, 'db'>,
  { id, dossierId, resultId }: DeliveryFacts,
): Promise<boolean> {
  if (dossierId !== null && (await isStopped(db, dossierId))) return false;
  if (resultId !== null && (await isWithoutEffect(db, resultId))) return false;
  const addressees = await db
    .selectFrom('deliveryAddressees')
    .select(['addresseeId', 'correctionId'])
    .where('deliveryId', '=', id)
    .execute();
  if (addressees.length === 0 || dossierId === null || resultId === null) return true;
  const last = await readDecisions(db, { dossierId, resultId });
  return addressees.some(({ addresseeId, correctionId }) => {
    const decision = last.get(addresseeId);
    return decision?.decision !== 'setAside' && (decision?.id ?? null) === correctionId;
  });
}
