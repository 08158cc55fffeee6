import type { AnswerOf, BodyOf, ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { Parcel } from '@prorata/domain/report-sending/plan-sending';
import { lastContestationDay } from '@prorata/domain/terms';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { refuseWithoutPrice } from '../costs/find-platform-price.ts';
import { readFile } from '../delivery/read-enclosures.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { planForDossier } from './read-recipients.ts';
import { getReportToSend, type ReportToSend } from './report-to-send.ts';
import { requestParcel } from './request-parcel.ts';
import { findSentBefore } from './sent-parcels.ts';

/** Before, nothing is signed; afterwards, a creditor may still ask for it once more. */
const STATUSES_TO_SEND: readonly DossierStatus[] = ['Signed', 'PvSent', 'ToPay', 'Paid'];

/**
 * Sends the signed report to everyone who has not received it, or again to the creditors who are named. Everybody is
 * handed to delivery in one transaction, or nobody is: a term runs for all from the same day.
 */
export async function sendReport(
  tools: Tools,
  action: UserAction,
  place: ParamsOf<typeof resultsCalls.send>,
  { statementIds, leaveUnreachableToOffice }: BodyOf<typeof resultsCalls.send>,
): Promise<AnswerOf<typeof resultsCalls.send>> {
  const viewValidityDays = await readParameter(tools.db, 'invitations.document-view-validity');
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, place.dossierId);
    const report = await getReportToSend(trx, place);
    refuseStatus(dossier);
    // Before a term starts to run over a report that delivery would then refuse to send.
    await readFile({ db: trx, storage: tools.storage }, report.signedPdfFileId);
    const { parcels, unreachable } = await planForDossier(trx, dossier);
    if (unreachable.length > 0 && !leaveUnreachableToOffice) {
      throw new ProblemError('recipients-unreachable', {
        params: { count: unreachable.length },
        members: { unreachable },
      });
    }
    const toSend = await chooseParcels(trx, report, parcels, statementIds);
    await refuseWithoutPrice(trx, toSend.map(chargeOf), {
      organizationId: dossier.organizationId,
      at: action.at,
    });
    const contestUntil = dossier.contestationEndsOn ?? contestationDayOf(action, parcels);
    const office = await readOfficeValues(trx, dossier);
    const sending = { dossier, report, office, contestUntil, viewValidityDays };
    for (const parcel of toSend) await requestParcel(tools, trx, action, sending, parcel);
    if (toSend.length > 0)
      await storeSending(trx, action, dossier, {
        report,
        contestUntil,
        count: toSend.length,
        leftToOffice: unreachable.map(({ name }) => name),
      });
    return { accepted: toSend.length, requestedAt: action.at.toISOString() };
  });
}

function refuseStatus({ status }: DossierRecord): void {
  if (!STATUSES_TO_SEND.includes(status)) throw new ProblemError('dossier-status', { params: { status } });
}

function contestationDayOf({ at }: UserAction, parcels: readonly Parcel[]): IsoDate {
  const isAnyByLetter = parcels.some(({ way }) => way === 'RegisteredLetter');
  return lastContestationDay(brusselsDate(at), isAnyByLetter);
}

async function chooseParcels(
  trx: Transaction,
  report: ReportToSend,
  parcels: readonly Parcel[],
  statementIds: readonly string[] | undefined,
): Promise<readonly Parcel[]> {
  if (statementIds === undefined) {
    const isSentBefore = await findSentBefore(trx, report.id);
    return parcels.filter((parcel) => !isSentBefore(parcel));
  }
  const wanted = new Set(statementIds);
  const known = new Set(parcels.flatMap((parcel) => parcel.statementIds));
  if ([...wanted].some((id) => !known.has(id))) throw new ProblemError('statement-not-found');
  return parcels.filter((parcel) => parcel.statementIds.some((id) => wanted.has(id)));
}

function chargeOf({ way }: Parcel) {
  return way === 'RegisteredLetter' ? 'registeredLetterPort' : 'emailPort';
}

interface Sent {
  readonly report: ReportToSend;
  readonly contestUntil: IsoDate;
  readonly count: number;
  readonly leftToOffice: readonly string[];
}

/** The first sending moves the dossier on and starts the term; a later one changes neither. */
async function storeSending(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { report, contestUntil, count, leftToOffice }: Sent,
): Promise<void> {
  const { version } = await trx
    .updateTable('calculationResults')
    .set({ sentAt: report.sentAt ?? action.at })
    .where('id', '=', report.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: 'result.sendingRequested',
    subjectId: report.id,
    before: null,
    after: { numberOfRecipients: count, contestUntil, ...(leftToOffice.length > 0 && { leftToOffice }) },
    version,
  });
  if (dossier.status !== 'Signed') return;
  await moveDossier(trx, action, dossier, {
    event: 'send',
    set: { contestationEndsOn: contestUntil },
  });
}
