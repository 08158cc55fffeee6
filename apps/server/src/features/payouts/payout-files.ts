import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { payoutsCalls } from '@prorata/contract/payouts/calls';
import { writeCreditTransfers } from '@prorata/documents/payments/write-credit-transfers';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents, sumCents } from '@prorata/domain/money';
import { decideApproval } from '@prorata/domain/payouts/approval';
import { isToPay, openCentsOf } from '@prorata/domain/payouts/line-state';
import type { Selectable } from 'kysely';
import { insertFile } from '../../database/insert-file.ts';
import { newId } from '../../database/new-id.ts';
import { readTogether } from '../../database/read-together.ts';
import type { PayoutFilesTable, PayoutTransfersTable, Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { Action, UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readFile } from '../delivery/read-enclosures.ts';
import { refuseWithoutConsultation } from '../dossiers/consultations.ts';
import { type DossierRecord, readInDossier } from '../dossiers/find-dossier.ts';
import { listHolds, refuseHolds } from '../dossiers/holds.ts';
import { countApprovers } from './approvers.ts';
import { changePayout, payOut } from './change-payout.ts';
import { type PayoutLineRecord, stateOf } from './payout-lines.ts';
import { findAccount, nameOfFile } from './read-payout.ts';

type FileRecord = Selectable<PayoutFilesTable>;
type Place = ParamsOf<typeof payoutsCalls.approveFile>;
type FileTools = Pick<Tools, 'db' | 'storage'>;

/** Everything that is still to be paid and can be: a second file holds only what is new. */
export function prepareFile(
  { db }: FileTools,
  action: UserAction,
  { dossierId }: ParamsOf<typeof payoutsCalls.prepareFile>,
): Promise<void> {
  return payOut(db, action, dossierId, async (trx, { dossier, lines }) => {
    if ((await findOpenFile(trx, dossier)) !== undefined) throw new ProblemError('payout-file-moved');
    const account = await findAccount(trx, dossier);
    if (account === null) throw new ProblemError('payout-account-missing');
    const payable = lines.flatMap((line) =>
      isToPay(stateOf(line)) && line.account !== null ? { ...line, account: line.account } : [],
    );
    if (payable.length === 0) throw new ProblemError('payout-nothing-to-pay');
    const file = await insertPayoutFile(trx, action, dossier, account);
    const transfers = payable.map((line) => transferOf(line, file, dossier));
    await trx.insertInto('payoutTransfers').values(transfers).execute();
    await recordEvent(trx, action, {
      dossier,
      type: 'payout.prepared',
      subjectId: file.id,
      before: null,
      after: { ...tellFile(dossier, file, transfers), account },
      version: file.version,
    });
  });
}

async function insertPayoutFile(
  trx: Transaction,
  action: UserAction,
  { id: dossierId, organizationId }: DossierRecord,
  account: string,
): Promise<FileRecord> {
  const { last } = await trx
    .selectFrom('payoutFiles')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('dossierId', '=', dossierId)
    .executeTakeFirstOrThrow();
  const { name, displayName } = await trx
    .selectFrom('organizations')
    .select(['name', 'displayName'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('payoutFiles')
    .values({
      id: newId(),
      dossierId,
      sequence: (last ?? 0) + 1,
      account,
      accountHolder: displayName ?? name,
      preparedBy: action.actor.id,
      preparedAt: action.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a file calls itself, and each of its payments: the bank answers by these names. */
export function nameOfMessage(fileNumber: string, sequence: number): string {
  return `PR-${nameOfFile(fileNumber, sequence).replace('.xml', '')}`;
}

export function nameOfTransfer(fileNumber: string, sequence: number, line: string): string {
  return `${fileNumber.replace('/', '-')}-${sequence}-${line}`;
}

/** What is approved is written down: a later change of the line does not reach it. */
function transferOf(
  line: PayoutLineRecord & { readonly account: string },
  file: FileRecord,
  { fileNumber }: DossierRecord,
) {
  return {
    id: newId(),
    fileId: file.id,
    lineId: line.id,
    endToEndId: nameOfTransfer(fileNumber, file.sequence, line.number),
    name: line.accountHolder ?? line.name,
    account: line.account,
    communication: line.communication,
    amountCents: openCentsOf(line.facts),
  };
}

function tellFile(
  { fileNumber }: DossierRecord,
  { sequence }: FileRecord,
  transfers: readonly Pick<Selectable<PayoutTransfersTable>, 'amountCents'>[],
) {
  return {
    file: nameOfFile(fileNumber, sequence),
    numberOfTransfers: transfers.length,
    amount: eurosFromCents(sumCents(transfers.map(({ amountCents }) => amountCents))),
  };
}

/** Four eyes: another person, or the only one of the office after signing in again. */
export function approveFile(
  { db }: FileTools,
  action: UserAction,
  { dossierId, sequence }: Place,
  { version }: BodyOf<typeof payoutsCalls.approveFile>,
  authenticatedAt: Date | null,
): Promise<void> {
  return payOut(db, action, dossierId, async (trx, { dossier }) => {
    const file = await getFile(trx, dossier, sequence);
    await refuseStale(trx, file, version);
    if (file.approvedAt !== null || file.withdrawnAt !== null) throw new ProblemError('payout-file-moved');
    const decision = decideApproval({
      isPreparer: file.preparedBy === action.actor.id,
      numberWhoMay: await countApprovers(trx, action.actor),
      authenticatedAt,
      at: action.at,
    });
    if (!decision.isAllowed) {
      const isOwn = decision.because === 'ownPreparation';
      throw new ProblemError(isOwn ? 'payout-own-preparation' : 'payout-sign-in-again');
    }
    const approved = await updateFile(trx, file, {
      approvedBy: action.actor.id,
      approvedAt: action.at,
      isSingleApproval: decision.isSingle,
    });
    await recordEvent(trx, action, {
      dossier,
      type: 'payout.approved',
      subjectId: file.id,
      before: null,
      after: { file: nameOfFile(dossier.fileNumber, sequence), isSingleApproval: decision.isSingle },
      version: approved.version,
    });
  });
}

/**
 * The file for the bank, once: asked for again, it is the one that was made. Its bytes follow from what was approved and
 * from when, so that they lie in storage before the transaction that speaks of them: a slow store keeps nobody from the dossier.
 */
export async function makeFile(
  { db, storage }: FileTools,
  action: UserAction,
  { dossierId, sequence }: Place,
  { version }: BodyOf<typeof payoutsCalls.makeFile>,
): Promise<void> {
  const approved = await payOut(db, action, dossierId, (trx, { dossier }) =>
    writeApproved(trx, action, dossier, { sequence, version }),
  );
  if (approved === undefined) return;
  const stored = await storage.store(Buffer.from(approved.xml));
  await payOut(db, action, dossierId, async (trx, { dossier }) => {
    // Somebody may have withdrawn or made it meanwhile; what is left is of the same version, and has the same bytes.
    const still = await writeApproved(trx, action, dossier, { sequence, version });
    if (still === undefined) return;
    const { file, transfers } = still;
    const made = await updateFile(trx, file, {
      madeBy: action.actor.id,
      madeAt: action.at,
      fileId: await insertFile(trx, { ...stored, mediaType: 'application/xml' }),
    });
    const lineIds = transfers.map(({ lineId }) => lineId);
    await trx
      .updateTable('payoutLines')
      .set({ returnedOn: null, returnReason: null })
      .where('id', 'in', lineIds)
      .where('returnedOn', 'is not', null)
      .execute();
    await recordEvent(trx, action, {
      dossier,
      type: 'payout.fileMade',
      subjectId: file.id,
      before: null,
      after: { ...tellFile(dossier, file, transfers), sha256: stored.sha256 },
      version: made.version,
    });
  });
}

/** What was approved, as the bank reads it; nothing once it is made. */
async function writeApproved(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { sequence, version }: { readonly sequence: number; readonly version: number },
) {
  const file = await getFile(trx, dossier, sequence);
  if (file.madeAt !== null && file.withdrawnAt === null) return undefined;
  await refuseStale(trx, file, version);
  if (file.withdrawnAt !== null) throw new ProblemError('payout-file-moved');
  if (file.approvedAt === null) throw new ProblemError('payout-not-approved');
  // Cass. 23 April 2010: what has not arrived on the day of the bankruptcy is for the trustee.
  await refuseWithoutConsultation(trx, dossier, 'payment', brusselsDate(action.at));
  const transfers = await listTransfers(trx, file);
  const xml = writeCreditTransfers({
    messageId: nameOfMessage(dossier.fileNumber, sequence),
    at: action.at,
    executeOn: brusselsDate(action.at),
    debtor: { name: file.accountHolder, account: file.account },
    transfers,
  });
  return { file, transfers, xml };
}

/** Not sent to the bank, or refused by it as a whole: what it held is to be paid again. */
export function withdrawFile(
  { db }: FileTools,
  action: UserAction,
  { dossierId, sequence }: Place,
  { version, reason }: BodyOf<typeof payoutsCalls.withdrawFile>,
): Promise<void> {
  return changePayout(db, action, dossierId, async (trx, { dossier }) => {
    const file = await getFile(trx, dossier, sequence);
    await refuseStale(trx, file, version);
    if (file.withdrawnAt !== null) throw new ProblemError('payout-file-moved');
    const transfers = await listTransfers(trx, file);
    // The bank has it: what it does not pay is opened line by line.
    if (transfers.some(({ outcome }) => outcome !== null)) throw new ProblemError('payout-file-moved');
    await withdraw(trx, action, dossier, file, reason);
  });
}

/** Takes back what was prepared or approved and not made yet, because a line of it changed. */
export async function withdrawOpenFile(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  reason: string | null,
): Promise<void> {
  const file = await findOpenFile(trx, dossier);
  if (file) await withdraw(trx, action, dossier, file, reason);
}

async function withdraw(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  file: FileRecord,
  reason: string | null,
): Promise<void> {
  await trx
    .updateTable('payoutTransfers')
    .set({ outcome: 'withdrawn', endedAt: action.at })
    .where('fileId', '=', file.id)
    .execute();
  const withdrawn = await updateFile(trx, file, {
    withdrawnBy: action.actor.id,
    withdrawnAt: action.at,
    withdrawalReason: reason,
  });
  await recordEvent(trx, action, {
    dossier,
    type: 'payout.fileWithdrawn',
    subjectId: file.id,
    before: null,
    after: { file: nameOfFile(dossier.fileNumber, file.sequence), reason },
    version: withdrawn.version,
  });
}

/** Nobody takes it to the bank while something stops the payment, whatever was approved before. */
export async function downloadFile(
  { db, storage }: FileTools,
  user: ActingUser,
  { dossierId, sequence }: Place,
): Promise<OutgoingFile> {
  const { dossier, file, holds } = await readInDossier(db, user, dossierId, (db, dossier) =>
    readTogether(db, (db) => ({
      dossier,
      file: db
        .selectFrom('payoutFiles')
        .selectAll()
        .where('dossierId', '=', dossierId)
        .where('sequence', '=', sequence)
        .executeTakeFirst(),
      holds: listHolds(db, dossierId),
    })),
  );
  if (file === undefined) throw new ProblemError('not-found');
  if (file.withdrawnAt !== null || file.fileId === null) throw new ProblemError('payout-file-moved');
  if (dossier.status === 'ToPay') refuseHolds(holds);
  return {
    name: nameOfFile(dossier.fileNumber, sequence),
    mediaType: 'application/xml',
    content: await readFile({ db, storage }, file.fileId),
  };
}

/** What becomes of the payments of lines that files for the bank hold. */
export async function endTransfers(
  trx: Transaction,
  action: Action,
  lineIds: readonly string[],
  outcome: 'booked' | 'refused',
): Promise<void> {
  await trx
    .updateTable('payoutTransfers')
    .set({ outcome, endedAt: action.at })
    .where('lineId', 'in', lineIds)
    .where('endedAt', 'is', null)
    .execute();
}

function findOpenFile(trx: Transaction, { id }: DossierRecord): Promise<FileRecord | undefined> {
  return trx
    .selectFrom('payoutFiles')
    .selectAll()
    .where('dossierId', '=', id)
    .where('madeAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
}

async function getFile(trx: Transaction, { id }: DossierRecord, sequence: number): Promise<FileRecord> {
  const file = await trx
    .selectFrom('payoutFiles')
    .selectAll()
    .where('dossierId', '=', id)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  if (file === undefined) throw new ProblemError('not-found');
  return file;
}

function listTransfers(trx: Transaction, { id }: FileRecord) {
  return trx
    .selectFrom('payoutTransfers as transfer')
    .innerJoin('payoutLines as line', 'line.id', 'transfer.lineId')
    .selectAll('transfer')
    .where('fileId', '=', id)
    .orderBy('line.position')
    .execute();
}

function updateFile(
  trx: Transaction,
  { id }: FileRecord,
  change: Partial<
    Pick<
      FileRecord,
      | 'approvedBy'
      | 'approvedAt'
      | 'isSingleApproval'
      | 'madeBy'
      | 'madeAt'
      | 'fileId'
      | 'withdrawnBy'
      | 'withdrawnAt'
      | 'withdrawalReason'
    >
  >,
): Promise<{ readonly version: number }> {
  return trx
    .updateTable('payoutFiles')
    .set(change)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
}
