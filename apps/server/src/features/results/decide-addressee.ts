import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { AddresseeCorrection, ReportLedger } from '@prorata/contract/results/result';
import { brusselsDate } from '@prorata/domain/iso-date';
import { listLetterAddressFaults } from '@prorata/domain/registered-letter-address';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import type { Insertable } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { AddresseeDecisionsTable, Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseWrongDay } from '../../http/refuse-day.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { type KnownAddressee, nameInDatabase, presentLedger, readReportLedger } from './read-ledger.ts';
import { getReportInForce, type ReportToSend } from './report-to-send.ts';
import { settleReport } from './settle-report.ts';
import { storeReceipt } from './store-receipt.ts';

/** From the signature until everything is paid: what comes back late must be settled, too. */
export const STATUSES_TO_DECIDE: readonly DossierStatus[] = ['Signed', 'PvSent', 'ToPay'];

type Place = ParamsOf<typeof resultsCalls.correctAddressee>;

/**
 * Corrects how or where the report goes to one addressee. What was sent to them before went to the wrong place and
 * counts no more: it is sent again with the next sending.
 */
export function correctAddressee(
  db: Database,
  action: UserAction,
  place: Place,
  correction: AddresseeCorrection,
): Promise<ReportLedger> {
  return decide(db, action, place, async (trx, dossier, entry) => {
    refuseUnusable(entry, correction);
    const { way, addressee, email, address, reason } = correction;
    const isLetter = way === 'RegisteredLetter';
    await storeDecision(trx, action, entry, {
      dossierId: dossier.id,
      decision: 'correct',
      ...{ way, addressee, reason },
      email: isLetter ? null : email,
      address: isLetter ? address : null,
    });
    await recordEvent(trx, action, {
      dossier,
      type: 'addressee.corrected',
      subjectId: place.addresseeId,
      before: null,
      after: {
        ...{ addressee: addressee ?? entry.name, way, reason },
        ...(isLetter ? { address } : { email }),
      },
      version: null,
    });
  });
}

/** Nobody waits for them any more: the office brings them the report itself, or has its reasons not to. */
export function setAddresseeAside(
  db: Database,
  action: UserAction,
  place: Place,
  { reason }: BodyOf<typeof resultsCalls.setAddresseeAside>,
): Promise<ReportLedger> {
  return decide(db, action, place, async (trx, dossier, entry) => {
    await setAside(trx, action, { dossier, entry, reason });
  });
}

/** They signed for it: whatever the services say, their term runs from that day (Judicial Code 53bis, 3°). */
export function recordReceipt(
  db: Database,
  action: UserAction,
  place: Place,
  { receivedOn, note }: BodyOf<typeof resultsCalls.recordReceipt>,
): Promise<ReportLedger> {
  return decide(db, action, place, async (trx, dossier, entry, report) => {
    refuseWrongDay('receivedOn', receivedOn, action.at, brusselsDate(report.signedAt));
    await storeReceipt(trx, action, {
      dossier,
      resultId: place.resultId,
      entry,
      receivedOn,
      note,
      proof: null,
    });
  });
}

interface SettingAside {
  readonly dossier: DossierRecord;
  readonly entry: KnownAddressee;
  readonly reason: string;
}

/** In a dossier that the transaction has locked; whoever calls settles the report afterwards. */
export async function setAside(
  trx: Transaction,
  action: UserAction,
  { dossier, entry, reason }: SettingAside,
): Promise<void> {
  await storeDecision(trx, action, entry, { dossierId: dossier.id, decision: 'setAside', reason });
  await recordEvent(trx, action, {
    dossier,
    type: 'addressee.setAside',
    subjectId: entry.addresseeId,
    before: null,
    after: { addressee: entry.name, reason },
    version: null,
  });
}

/** A dossier that is closed is still sent from: this changes the ledger, not the dossier. */
async function decide(
  db: Database,
  action: UserAction,
  { dossierId, resultId, addresseeId }: Place,
  act: (
    trx: Transaction,
    dossier: DossierRecord,
    entry: KnownAddressee,
    report: ReportToSend,
  ) => Promise<void>,
): Promise<ReportLedger> {
  return changeLedger(db, action, { dossierId, resultId }, async (trx, dossier, report) => {
    const { entries } = await readReportLedger(trx, dossier, resultId);
    const entry = entries.find((one) => one.addresseeId === addresseeId);
    if (entry === undefined) throw new ProblemError('not-found');
    await act(trx, dossier, entry, report);
  });
}

/** Once, for all whom a mail alone reached or will reach: the reason stays with the report. */
export function countEmails(
  db: Database,
  action: UserAction,
  place: ParamsOf<typeof resultsCalls.countEmails>,
  { reason }: BodyOf<typeof resultsCalls.countEmails>,
): Promise<ReportLedger> {
  return changeLedger(db, action, place, (trx, dossier, report) =>
    storeEmailReading(trx, action, { dossier, report, reason }),
  );
}

interface CountingEmails {
  readonly dossier: DossierRecord;
  readonly report: ReportToSend;
  readonly reason: string;
}

/** In a dossier that the transaction has locked; whoever calls settles the report afterwards. */
export async function storeEmailReading(
  trx: Transaction,
  action: UserAction,
  { dossier, report, reason }: CountingEmails,
): Promise<void> {
  await trx
    .insertInto('emailReadings')
    .values({ id: newId(), resultId: report.id, reason, decidedBy: action.actor.id, decidedAt: action.at })
    .execute();
  await recordEvent(trx, action, {
    dossier,
    type: 'result.emailCounted',
    subjectId: report.id,
    before: null,
    after: { reason },
    version: null,
  });
}

/** What a decision changes, and all that follows from it, in one transaction. */
async function changeLedger(
  db: Database,
  action: UserAction,
  { dossierId, resultId }: ParamsOf<typeof resultsCalls.countEmails>,
  change: (trx: Transaction, dossier: DossierRecord, report: ReportToSend) => Promise<void>,
): Promise<ReportLedger> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    const report = await getReportInForce(trx, { dossierId, resultId });
    const { status } = dossier;
    if (!STATUSES_TO_DECIDE.includes(status)) {
      throw new ProblemError('dossier-status', { params: { status } });
    }
    await change(trx, dossier, report);
    await settleReport(trx, action, dossier, resultId);
    return presentLedger(trx, resultId, await readReportLedger(trx, dossier, resultId));
  });
}

/** The defendant gets a letter and nothing else; a name that is left as it was must fit on the envelope. */
function refuseUnusable({ recipient, name }: KnownAddressee, correction: AddresseeCorrection): void {
  const { way, address, addressee } = correction;
  if (way !== 'RegisteredLetter') {
    if (recipient !== 'defendant') return;
    throw new ProblemError('validation', { errors: [{ path: 'way', code: 'choice-invalid' }] });
  }
  const faults = listLetterAddressFaults({ ...address, addressee: addressee ?? name });
  const errors = faults.map(({ field, reason: [code, params] }) => ({
    path: field === 'addressee' ? field : `address.${field}`,
    code,
    ...(params && { params }),
  }));
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}

async function storeDecision(
  trx: Transaction,
  { actor, at }: UserAction,
  addressee: KnownAddressee,
  decision: Omit<
    Insertable<AddresseeDecisionsTable>,
    'id' | 'statementId' | 'invitationId' | 'defendantId' | 'decidedBy' | 'decidedAt'
  >,
): Promise<void> {
  await trx
    .insertInto('addresseeDecisions')
    .values({
      id: newId(),
      ...decision,
      ...nameInDatabase(decision.dossierId, addressee),
      decidedBy: actor.id,
      decidedAt: at,
    })
    .execute();
}
