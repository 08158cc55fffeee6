import type { ReportLedger } from '@prorata/contract/results/result';
import { firstDayOf, plannedDeposit } from '@prorata/domain/contestation-term';
import { STATUSES_AT_THE_POST, STATUSES_OF_PRESENTATION } from '@prorata/domain/delivery-status';
import { addDays, type IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import {
  type CreditorToReach,
  type DefendantToReach,
  type Parcel,
  placeOf,
  planSending,
  type Recipients,
  type SendingPlan,
} from '@prorata/domain/report-sending/plan-sending';
import {
  findLastDays,
  isReceiptLacking,
  isToBeSent,
  keepsPayoutWaiting,
  type LedgerEntry,
  ledgerEntryOf,
  type ReportAttempt,
} from '@prorata/domain/sending-ledger/report-ledger';
import { OPENING_PROOFS, type OpeningProof, type SendMethod } from '@prorata/domain/vocabulary';
import { type Selectable, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { AddresseeDecisionsTable, Database, Transaction } from '../../database/tables.ts';
import { readSendResultsOf } from '../delivery/list-send-results.ts';
import { addressOf } from '../delivery/record-delivery-event.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { readRecipients } from '../dossiers/read-recipients.ts';
import type { ResultId } from '../dossiers/result-in-force.ts';
import { readFirstOpenings } from './list-openings.ts';
import { readShares } from './stored-result.ts';

/** A mail or letter with the report, as one of its addressees sees it. */
interface KnownAttempt extends ReportAttempt {
  readonly deliveryId: string;
  readonly addresseeId: string;
}

interface KnownDecision extends Selectable<AddresseeDecisionsTable> {
  readonly deciderName: string;
}

/** Somebody to whom the report goes, with all that was tried. */
export interface KnownAddressee extends LedgerEntry<KnownAttempt> {
  readonly recipient: ReportLedger['addressees'][number]['recipient'];
  readonly statementId: string | null;
  readonly name: string;
  readonly decision: KnownDecision | null;
  readonly receipt: KnownReceipt | null;
}

/** Why the office counts mails, and who said so. */
interface EmailReading {
  readonly reason: string;
  readonly deciderName: string;
  readonly decidedAt: Date;
}

/** The ledger of sending of a report. */
export interface KnownLedger {
  readonly entries: readonly KnownAddressee[];
  /** To whom it goes, as the dossier and the office's corrections say; whoever was set aside is left out. */
  readonly recipients: Recipients;
  /** All that goes out, whether it did already or not. */
  readonly plan: SendingPlan;
  readonly emailReading: EmailReading | null;
}

export async function readReportLedger(
  db: Database | Transaction,
  dossier: DossierRecord,
  resultId: ResultId,
): Promise<KnownLedger> {
  const { stated, decisions, listed, receipts, emailReading } = await readTogether(db, (db) => ({
    stated: readRecipients(db, dossier),
    decisions: readDecisions(db, { dossierId: dossier.id, resultId }),
    listed: listAttempts(db, resultId),
    receipts: readReceipts(db, resultId),
    emailReading: readEmailReading(db, resultId),
  }));
  const attempts = Map.groupBy(listed, ({ addresseeId }) => addresseeId);
  const recipients = applyDecisions(stated, decisions);
  const plan = planSending(recipients);
  const entries = listAddressees(stated).map(({ name, ...addressee }) => {
    const { addresseeId } = addressee;
    const decision = decisions.get(addresseeId) ?? null;
    const receipt = receipts.get(addresseeId) ?? null;
    const sendMethod = methodIn(plan, addresseeId);
    const entry = ledgerEntryOf({
      ...{ addresseeId, sendMethod, decision },
      receivedOn: receipt?.receivedOn ?? null,
      isEmailCounted: emailReading !== null,
      attempts: attempts.get(addresseeId) ?? [],
    });
    return { ...entry, ...addressee, decision, receipt, name: decision?.addressee ?? name };
  });
  return { entries, recipients, plan, emailReading };
}

type Addressee = Pick<KnownAddressee, 'addresseeId' | 'recipient' | 'statementId' | 'name'>;

function listAddressees({ creditors, defendants }: Recipients): Addressee[] {
  return [
    ...creditors.map(({ addresseeId, statementId, name }): Addressee => {
      const recipient = statementId === null ? 'silentCreditor' : 'creditor';
      return { addresseeId, recipient, statementId, name };
    }),
    ...defendants.map(toDefendant),
  ];
}

/** The columns that make up the id of an addressee: the first defendant goes by the dossier, everybody else by their own. */
export function nameInDatabase(
  dossierId: string,
  { recipient, statementId, addresseeId }: Pick<KnownAddressee, 'recipient' | 'statementId' | 'addresseeId'>,
) {
  const isCoDefendant = recipient === 'defendant' && addresseeId !== dossierId;
  return {
    statementId,
    invitationId: recipient === 'silentCreditor' ? addresseeId : null,
    defendantId: isCoDefendant ? addresseeId : null,
  };
}

function toDefendant({ addresseeId, name }: DefendantToReach): Addressee {
  return { addresseeId, recipient: 'defendant', statementId: null, name };
}

/** What is registered where there is such: a mail beside it is a copy. */
function methodIn({ parcels }: SendingPlan, addresseeId: string): SendMethod | null {
  const ways = parcels.filter(({ addresseeIds }) => addresseeIds.includes(addresseeId)).map(methodOf);
  return ways.find((way) => way !== 'Email') ?? ways[0] ?? null;
}

export function methodOf({ way }: Pick<Parcel, 'way'>): SendMethod {
  return way === 'EmailLink' || way === 'EmailAttachment' ? 'Email' : way;
}

/** What is still to be asked for: everything for those who were not handed the report, but for what is on its way. */
export function planUnsent({ entries, recipients }: KnownLedger): SendingPlan {
  const byId = new Map(entries.map((entry) => [entry.addresseeId, entry]));
  const isLacking = (addresseeId: string) => {
    const state = byId.get(addresseeId)?.state;
    return state === 'unsent' || state === 'failed';
  };
  const { parcels, unreachable } = planSending(recipients, (parcel) =>
    parcel.addresseeIds.some((id) => {
      const entry = byId.get(id);
      const place = { sendMethod: methodOf(parcel), place: placeOf(parcel) };
      return entry !== undefined && isLacking(id) && isToBeSent(entry, place);
    }),
  );
  return { parcels, unreachable: unreachable.filter(({ addresseeId }) => isLacking(addresseeId)) };
}

/**
 * The last decision about each addressee. An address that was corrected stays so for the draft that replaces another, but who
 * was set aside for the one gets the next: whether the office brings that itself is decided anew.
 */
export async function readDecisions(
  db: Database | Transaction,
  { dossierId, resultId }: { readonly dossierId: string; readonly resultId: ResultId },
): Promise<ReadonlyMap<string, KnownDecision>> {
  const decisions = await db
    .selectFrom('addresseeDecisions as decision')
    .innerJoin('users as decider', 'decider.id', 'decision.decidedBy')
    .selectAll('decision')
    .select(sql<string>`decider.first_name || ' ' || decider.last_name`.as('deciderName'))
    .where('decision.dossierId', '=', dossierId)
    .where((where) =>
      where.or([
        where('decision.decision', '=', 'correct'),
        where(
          'decidedAt',
          '>=',
          where.selectFrom('calculationResults').select('signedAt').where('id', '=', resultId),
        ),
      ]),
    )
    .orderBy('decidedAt')
    .orderBy('decision.id')
    .execute();
  return new Map(decisions.map((decision) => [decision.addresseeId, decision]));
}

interface KnownReceipt {
  readonly receivedOn: IsoDate;
  /** By which they opened the draft themselves; null for what the office recorded. */
  readonly proof: OpeningProof | null;
  readonly fileName: string | null;
  readonly sha256: string | null;
}

/** The last receipt of each addressee that was recorded. */
async function readReceipts(
  db: Database | Transaction,
  resultId: ResultId,
): Promise<ReadonlyMap<string, KnownReceipt>> {
  const receipts = await db
    .selectFrom('reportReceipts as receipt')
    .leftJoin('files as file', 'file.id', 'receipt.fileId')
    .select(['addresseeId', 'receivedOn', 'proof', 'fileName', 'file.sha256'])
    .where('resultId', '=', resultId)
    .orderBy('recordedAt')
    .orderBy('receipt.id')
    .execute();
  return new Map(
    receipts.map(({ addresseeId, proof, ...receipt }) => [
      addresseeId,
      { ...receipt, proof: OPENING_PROOFS.find((one) => one === proof) ?? null },
    ]),
  );
}

async function readEmailReading(
  db: Database | Transaction,
  resultId: ResultId,
): Promise<EmailReading | null> {
  const reading = await db
    .selectFrom('emailReadings as reading')
    .innerJoin('users as decider', 'decider.id', 'reading.decidedBy')
    .select(['reason', 'decidedAt'])
    .select(sql<string>`decider.first_name || ' ' || decider.last_name`.as('deciderName'))
    .where('resultId', '=', resultId)
    .orderBy('decidedAt', 'desc')
    .orderBy('reading.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return reading ?? null;
}

async function listAttempts(db: Database | Transaction, resultId: ResultId): Promise<KnownAttempt[]> {
  const deliveries = await db
    .selectFrom('deliveryAddressees as addressee')
    .innerJoin('deliveries as delivery', 'delivery.id', 'addressee.deliveryId')
    .select(['addresseeId', 'correctionId', 'delivery.id as deliveryId', 'sendMethod', 'emailStatus'])
    .select(['registeredLetterStatus', 'acceptedAt', 'contestUntil', 'email', 'address'])
    .select(({ selectFrom }) =>
      selectFrom('deliveryEvents as event')
        .select(({ fn }) => fn.min('occurredAt').as('at'))
        .whereRef('event.deliveryId', '=', 'delivery.id')
        .where('event.status', 'in', [...STATUSES_AT_THE_POST])
        .as('depositedAt'),
    )
    .select(({ selectFrom }) =>
      selectFrom('deliveryEvents as event')
        .select(({ fn }) => fn.min('occurredAt').as('at'))
        .whereRef('event.deliveryId', '=', 'delivery.id')
        .where('event.status', 'in', [...STATUSES_OF_PRESENTATION])
        .as('presentedAt'),
    )
    .where('delivery.resultId', '=', resultId)
    .orderBy('delivery.createdAt', 'desc')
    .orderBy('delivery.id', 'desc')
    .execute();
  return deliveries.map(({ emailStatus, registeredLetterStatus, email, address, ...attempt }) => ({
    ...attempt,
    status: emailStatus ?? registeredLetterStatus ?? 'Undefined',
    place: addressOf({ email, address }),
  }));
}

function applyDecisions(
  { creditors, defendants }: Recipients,
  decisions: ReadonlyMap<string, KnownDecision>,
): Recipients {
  const isKept = ({ addresseeId }: { readonly addresseeId: string }) =>
    decisions.get(addresseeId)?.decision !== 'setAside';
  return {
    creditors: creditors.filter(isKept).map((creditor) => correct(creditor, decisions)),
    defendants: defendants.filter(isKept).map((defendant) => {
      const corrected = decisions.get(defendant.addresseeId);
      return {
        ...defendant,
        ...addressedAs(defendant, corrected?.addressee),
        address: corrected?.address ?? defendant.address,
      };
    }),
  };
}

/** Whoever is given another name is somebody else, of whom the form of address is not known. */
function addressedAs(
  { name, person }: Pick<DefendantToReach, 'name' | 'person'>,
  corrected: string | null | undefined,
): Pick<DefendantToReach, 'name' | 'person'> {
  const isSame = corrected === null || corrected === undefined || corrected === name;
  return isSame ? { name, person } : { name: corrected, person: null };
}

function correct(creditor: CreditorToReach, decisions: ReadonlyMap<string, KnownDecision>): CreditorToReach {
  const decision = decisions.get(creditor.addresseeId);
  if (decision === undefined || decision.way === null) return creditor;
  const { way, addressee, email, address } = decision;
  return {
    ...creditor,
    ...addressedAs(creditor, addressee),
    sendOption: way,
    primaryEmail: email,
    extraEmails: [],
    address,
    isReportSentByEmail: false,
  };
}

/** The paper, where it was added: the day alone stands beside it. */
function presentReceipt(receipt: KnownReceipt | null) {
  if (!receipt?.fileName || !receipt.sha256) return null;
  return { fileName: receipt.fileName, sha256: receipt.sha256 };
}

/** What notified somebody, on which day, and from which day on their term is counted. */
export function presentNotification({ notification, effect, receivedOn }: KnownAddressee) {
  if (notification === undefined) return null;
  const firstDay = firstDayOf(notification);
  if (notification.kind === 'letter')
    return { kind: 'letter' as const, on: notification.depositedOn, firstDay };
  if (notification.kind === 'qualified') {
    return { kind: 'qualified' as const, on: notification.presentedOn ?? notification.sentOn, firstDay };
  }
  const isMail = receivedOn === null && effect?.sendMethod === 'Email';
  return { kind: isMail ? ('email' as const) : ('receipt' as const), on: notification.receivedOn, firstDay };
}

/** The day on which a letter is to lie at the post, until the post says on which it does. */
function plannedDepositOf({ effect }: KnownAddressee): IsoDate | null {
  if (effect?.sendMethod !== 'RegisteredLetter' || effect.depositedAt !== null) return null;
  return plannedDeposit(effect.acceptedAt);
}

/** The ledger as the office reads it, each attempt with its steps and papers. */
export async function presentLedger(
  db: Database | Transaction,
  resultId: string,
  ledger: KnownLedger | Promise<KnownLedger>,
): Promise<ReportLedger> {
  const { known, results, shares, openings } = await readTogether(db, (db) => ({
    known: ledger,
    results: readSendResultsOf(db, resultId),
    shares: readShares(db, resultId),
    openings: readFirstOpenings(db, resultId),
  }));
  const { entries, plan, emailReading } = known;
  const last = findLastDays(entries);
  const inState = (state: LedgerEntry['state']) => entries.filter((entry) => entry.state === state).length;
  return {
    addressees: entries.map((entry) => {
      const { addresseeId, recipient, statementId, name, state, days, receivedOn, receipt } = entry;
      const { decision, attempts, effect } = entry;
      const parcel = plan.parcels.find(({ addresseeIds }) => addresseeIds.includes(addresseeId));
      return {
        ...{ id: addresseeId, recipient, statementId, name, state, receivedOn },
        receipt: presentReceipt(receipt),
        receiptProof: receipt?.proof ?? null,
        openedAt: openings.get(addresseeId)?.openedAt?.toISOString() ?? null,
        letterAskedAt: openings.get(addresseeId)?.letterAskedAt?.toISOString() ?? null,
        position: shares.positionOf(statementId),
        lastDay: days?.lastDay ?? null,
        notification: presentNotification(entry),
        effectId: effect?.deliveryId ?? null,
        plannedOn: plannedDepositOf(entry),
        isReceiptLacking: isReceiptLacking(entry),
        way: parcel?.way ?? null,
        address: parcel ? placeOf(parcel) : null,
        decision: decision && {
          decision: decision.decision,
          reason: decision.reason,
          decidedBy: decision.deciderName,
          decidedAt: decision.decidedAt.toISOString(),
        },
        attempts: attempts.flatMap(({ deliveryId }) => results.get(deliveryId) ?? []),
      };
    }),
    handedOver: inState('handedOver'),
    setAside: inState('setAside'),
    total: entries.length,
    contestUntil: last?.lastDay ?? null,
    payableFrom: last === undefined || entries.some(keepsPayoutWaiting) ? null : addDays(last.cautiousDay, 1),
    payout: { creditors: shares.paidCreditors, amount: eurosFromCents(shares.paidCents) },
    emailReading: emailReading && {
      reason: emailReading.reason,
      decidedBy: emailReading.deciderName,
      decidedAt: emailReading.decidedAt.toISOString(),
    },
  };
}
