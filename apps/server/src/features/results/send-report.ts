import type { AnswerOf, BodyOf, ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import { LEFT_TO_OFFICE } from '@prorata/documents/words';
import { contestationDaysOf, plannedDeposit } from '@prorata/domain/contestation-term';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { type Parcel, planSending, type Recipients } from '@prorata/domain/report-sending/plan-sending';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { refuseWithoutPrice } from '../costs/find-platform-price.ts';
import { PORT } from '../delivery/publish-events.ts';
import { readFile } from '../delivery/read-enclosures.ts';
import { demandConsultation } from '../dossiers/consultations.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { readOfficeValues } from '../dossiers/office-values.ts';
import { refuseStopped } from '../dossiers/stops.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { setAside, storeEmailReading } from './decide-addressee.ts';
import { type KnownLedger, methodOf, planUnsent, readReportLedger } from './read-ledger.ts';
import { getReportInForce } from './report-to-send.ts';
import { requestParcel } from './request-parcel.ts';
import { settleReport } from './settle-report.ts';

/** Before, nothing is signed; afterwards, a creditor may still ask for it once more. */
const STATUSES_TO_SEND: readonly DossierStatus[] = ['Signed', 'PvSent', 'ToPay', 'Paid'];

type Request = BodyOf<typeof resultsCalls.send>;

/**
 * Sends the signed report to everyone who was not handed it, or again to the creditors who are named. All of it is asked
 * for in one transaction, or nothing is. The dossier moves on when the mail and post services have it for everybody.
 */
export async function sendReport(
  tools: Tools,
  action: UserAction,
  place: ParamsOf<typeof resultsCalls.send>,
  request: Request,
): Promise<AnswerOf<typeof resultsCalls.send>> {
  const { emailReading, consultation } = request;
  const viewValidityDays = await readParameter(tools.db, 'invitations.document-view-validity');
  const isOpeningReceipt = await readParameter(tools.db, 'invitations.opening-is-receipt');
  return inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, place.dossierId);
    const report = await getReportInForce(trx, place);
    refuseStatus(dossier);
    await refuseStopped(trx, dossier.id);
    // Before anybody is told of a report that delivery would then refuse to send.
    await readFile({ db: trx, storage: tools.storage }, report.signedPdfFileId);
    // Who asks for it once more has it: nothing is decided by that.
    if (consultation || request.statementIds === undefined) {
      await demandConsultation(trx, action, dossier, { step: 'sending', consultation });
    }
    const ledger = await readReportLedger(trx, dossier, report.id);
    const { parcels, leftToOffice } = await chooseParcels(trx, action, { dossier, ledger }, request);
    await refuseWithoutPrice(
      trx,
      parcels.map((parcel) => PORT[methodOf(parcel)]),
      {
        organizationId: dossier.organizationId,
        at: action.at,
      },
    );
    const sending = {
      dossier,
      report,
      office: await readOfficeValues(trx, dossier),
      addressees: new Map(ledger.entries.map((entry) => [entry.addresseeId, entry])),
      number: (await countSendings(trx, report.id)) + 1,
      viewValidityDays,
      isOpeningReceipt,
    };
    if (emailReading !== null && ledger.emailReading === null) {
      await storeEmailReading(trx, action, { dossier, report, reason: emailReading });
    }
    const dayOf = contestationDays(action, ledger);
    const isReceiptAsked = asksForReceipt(ledger, emailReading !== null || ledger.emailReading !== null);
    for (const parcel of parcels) {
      const told = { contestUntil: dayOf(parcel), isReceiptAsked: isReceiptAsked(parcel) };
      await requestParcel(tools, trx, action, sending, { parcel, ...told });
    }
    if (parcels.length > 0 || leftToOffice.length > 0) {
      await recordEvent(trx, action, {
        dossier,
        type: 'result.sendingRequested',
        subjectId: report.id,
        before: null,
        after: {
          numberOfRecipients: parcels.length,
          contestUntil:
            parcels
              .filter((parcel) => !isReceiptAsked(parcel))
              .map(dayOf)
              .sort()
              .at(-1) ?? null,
          ...(leftToOffice.length > 0 && { leftToOffice }),
        },
        version: null,
      });
    }
    if (leftToOffice.length > 0 || emailReading !== null) await settleReport(trx, action, dossier, report.id);
    return { accepted: parcels.length, requestedAt: action.at.toISOString() };
  });
}

/**
 * A mail is no form of the law: where the office does not count it, the term runs from the receipt that it asks for. One
 * that goes beside a letter is a copy and asks for nothing.
 */
function asksForReceipt({ entries }: KnownLedger, isEmailCounted: boolean): (parcel: Parcel) => boolean {
  const unnotified = new Set(
    entries.flatMap(({ addresseeId, sendMethod, days }) =>
      sendMethod === 'Email' && days === null ? addresseeId : [],
    ),
  );
  return ({ addresseeIds }) => !isEmailCounted && addresseeIds.some((id) => unnotified.has(id));
}

function refuseStatus({ status }: DossierRecord): void {
  if (!STATUSES_TO_SEND.includes(status)) throw new ProblemError('dossier-status', { params: { status } });
}

interface Chosen {
  readonly parcels: readonly Parcel[];
  readonly leftToOffice: readonly string[];
}

async function chooseParcels(
  trx: Transaction,
  action: UserAction,
  { dossier, ledger }: { readonly dossier: DossierRecord; readonly ledger: KnownLedger },
  { statementIds, leaveUnreachableToOffice }: Request,
): Promise<Chosen> {
  if (statementIds !== undefined) return chooseNamed(ledger, new Set(statementIds));
  const { parcels, unreachable } = planUnsent(ledger);
  if (unreachable.length > 0 && !leaveUnreachableToOffice) throw refusalOf(unreachable);
  if (unreachable.length === 0) return { parcels, leftToOffice: [] };
  const left = new Set(unreachable.map(({ addresseeId }) => addresseeId));
  const leftEntries = ledger.entries.filter(({ addresseeId }) => left.has(addresseeId));
  const reason = LEFT_TO_OFFICE[dossier.language ?? 'nl'];
  for (const entry of leftEntries) await setAside(trx, action, { dossier, entry, reason });
  const others = planUnsent({ ...ledger, recipients: without(left, ledger.recipients) });
  return { parcels: others.parcels, leftToOffice: leftEntries.map(({ name }) => name) };
}

/** Somebody whom no letter reaches gets no mail beside it either: the office brings the whole. */
function without(left: ReadonlySet<string>, { creditors, defendants }: Recipients): Recipients {
  const isReached = ({ addresseeId }: { readonly addresseeId: string }) => !left.has(addresseeId);
  return {
    creditors: creditors.filter(isReached),
    defendants: defendants.filter(isReached),
  };
}

/** Goes to them again, also when they have it. */
function chooseNamed({ entries, recipients }: KnownLedger, wanted: ReadonlySet<string>): Chosen {
  const known = new Set(entries.map(({ statementId }) => statementId));
  if ([...wanted].some((id) => !known.has(id))) throw new ProblemError('statement-not-found');
  const { parcels, unreachable } = planSending(recipients, ({ statementIds }) =>
    statementIds.some((id) => wanted.has(id)),
  );
  const lost = unreachable.filter(({ statementId }) => statementId !== null && wanted.has(statementId));
  if (lost.length > 0) throw refusalOf(lost);
  return { parcels, leftToOffice: [] };
}

function refusalOf(unreachable: KnownLedger['plan']['unreachable']): ProblemError {
  return new ProblemError('recipients-unreachable', {
    params: { count: unreachable.length },
    members: { unreachable: [...unreachable] },
  });
}

async function countSendings(trx: Transaction, resultId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('resultId', '=', resultId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The last day to contest that each parcel tells: that of whom it is for, by its way, or the one that stands for them when
 * they have the report already. A letter tells the day that follows from when it will lie at the post; should that be
 * later, more time is given and never less; one that goes electronically tells the longest reading. A mail tells a day only where the office counts mails.
 */
export function contestationDays(
  { at }: UserAction,
  { entries }: Pick<KnownLedger, 'entries'>,
): (parcel: Parcel) => IsoDate {
  const byLetter = contestationDaysOf({ kind: 'letter', depositedOn: plannedDeposit(at) }).lastDay;
  const today = brusselsDate(at);
  const byMethod = {
    RegisteredLetter: byLetter,
    Email: contestationDaysOf({ kind: 'receipt', receivedOn: today }).lastDay,
    QualifiedDelivery: contestationDaysOf({ kind: 'qualified', sentOn: today, presentedOn: null }).lastDay,
  };
  const days = new Map(
    entries.map(({ addresseeId, sendMethod, days: standing }) => [
      addresseeId,
      standing?.lastDay ?? byMethod[sendMethod ?? 'Email'],
    ]),
  );
  return ({ addresseeIds }) =>
    addresseeIds
      .map((id) => days.get(id) ?? byLetter)
      .sort()
      .at(-1) ?? byLetter;
}
