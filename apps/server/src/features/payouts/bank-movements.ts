import { createHash } from 'node:crypto';
import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { payoutsCalls } from '@prorata/contract/payouts/calls';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import type { BankStatement } from '@prorata/domain/payouts/bank-statement';
import { isSettled, openCentsOf } from '@prorata/domain/payouts/line-state';
import { type MatchableLine, type MatchedBy, matchMovements } from '@prorata/domain/payouts/match-movements';
import type { Selectable } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { BankMovementsTable, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, getDossier, lockDossier } from '../dossiers/find-dossier.ts';
import { changePayout, refuseUnlessPayable } from './change-payout.ts';
import { lockLot } from './lot-receipts.ts';
import type { BankFile } from './parse-bank-file.ts';
import { endTransfers, nameOfMessage, nameOfTransfer, withdrawOpenFile } from './payout-files.ts';
import { getLine, lockLines, type PayoutLineRecord, stateOf } from './payout-lines.ts';
import { readBankFile } from './read-bank-file.ts';
import { findAccount } from './read-payout.ts';
import type { StatusReport } from './read-status-report.ts';
import { updateLine } from './settle-lines.ts';
import { tellPaid } from './tell-paid.ts';
import { isAnswered } from './unanswered-movements.ts';

/** A year of a busy account is far smaller. */
export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024;

type PayTools = Pick<Tools, 'db' | 'jobs' | 'settings'>;
type ReadingTools = PayTools & Pick<Tools, 'scanner' | 'clock' | 'logger'>;
type MovementRecord = Selectable<BankMovementsTable>;

/**
 * Reads the statements of a file and finds out what each movement is about, for every dossier of the office that waits
 * for payment, or to which a payment may come back: one account serves them all. A statement that was read before changes nothing, so that a file can be sent
 * again after whatever went wrong.
 */
export async function importStatement(
  tools: ReadingTools,
  action: UserAction,
  { dossierId }: ParamsOf<typeof payoutsCalls.importStatement>,
  file: UploadedFile,
): Promise<void> {
  // Nothing is read for whoever may not take it over.
  refuseUnlessPayable((await getDossier(tools.db, action.actor, dossierId)).status);
  const read = await readBankFile(tools, file);
  await inTransaction(tools.db, async (trx) => {
    const asked = await getDossier(trx, action.actor, dossierId);
    refuseUnlessPayable(asked.status);
    await takeStatements(tools, trx, action, asked, read);
  });
}

/** The same in a dossier at any stage, in a transaction of the caller. */
export async function takeStatements(
  tools: PayTools,
  trx: Transaction,
  action: UserAction,
  asked: DossierRecord,
  read: BankFile,
): Promise<void> {
  if (read.kind === 'answer') {
    return refuseByBank(trx, action, await lockPayouts(trx, action, asked, []), read.answer);
  }
  const { statements } = read;
  await refuseOtherAccount(trx, asked, statements);
  const payouts = await lockPayouts(trx, action, asked, statements);
  for (const statement of statements) {
    const movements = await insertStatement(trx, action, asked, statement);
    if (movements === undefined) continue;
    await matchAll(tools, trx, action, { payouts, movements, statement });
  }
}

/** What the bank will not pay is open again, with its reason; said twice, it changes nothing. */
async function refuseByBank(
  trx: Transaction,
  action: UserAction,
  payouts: readonly Payout[],
  { messageId, refusal, payments }: StatusReport,
): Promise<void> {
  for (const { dossier, lines } of payouts) {
    for (const line of lines.filter(({ facts }) => facts.isUnderWay)) {
      const name = nameOfMessage(dossier.fileNumber, line.fileSequence ?? 0);
      const endToEndId = nameOfTransfer(dossier.fileNumber, line.fileSequence ?? 0, line.number);
      const told = payments.get(endToEndId);
      const reason = told === undefined && name === messageId ? refusal : (told ?? null);
      if (reason === null) continue;
      const date = brusselsDate(action.at);
      const amount = eurosFromCents(openCentsOf(line.facts));
      await endTransfers(trx, action, [line.id], 'refused');
      const { version } = await updateLine(trx, line, { returnedOn: date, returnReason: reason });
      await recordEvent(trx, action, {
        dossier,
        type: 'payout.lineReturned',
        subjectId: line.id,
        before: null,
        after: { line: line.number, beneficiary: line.name, amount, date, reason },
        version,
      });
    }
  }
}

async function refuseOtherAccount(
  trx: Transaction,
  dossier: DossierRecord,
  statements: readonly BankStatement[],
): Promise<void> {
  const own = await findAccount(trx, dossier);
  if (own === null) throw new ProblemError('payout-account-missing');
  const other = statements.find(({ account }) => account !== own);
  if (other) throw new ProblemError('bank-statement-other-account', { params: { account: other.account } });
}

interface Payout {
  readonly dossier: DossierRecord;
  readonly lines: readonly PayoutLineRecord[];
}

/** In the order of their ids, so that two imports never wait for each other. */
async function lockPayouts(
  trx: Transaction,
  action: UserAction,
  { organizationId, id: askedId }: DossierRecord,
  statements: readonly BankStatement[],
): Promise<Payout[]> {
  const concerned = paidDossiersOf(trx, statements);
  const waiting = await trx
    .selectFrom('dossiers')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where((where) =>
      where.or([
        where('status', '=', 'ToPay'),
        where.and([
          where('status', '=', 'Paid'),
          where.or([where('id', '=', askedId), where('id', 'in', concerned)]),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
  const payouts: Payout[] = [];
  for (const { id } of waiting) {
    const dossier = await lockDossier(trx, action.actor, id);
    const isPayable = dossier.status === 'ToPay' || dossier.status === 'Paid';
    if (isPayable) payouts.push({ dossier, lines: await lockLines(trx, dossier) });
  }
  return payouts;
}

/** Where a payment is made again, or where one of these movements may come back to. */
function paidDossiersOf(trx: Transaction, statements: readonly BankStatement[]) {
  const incoming = statements
    .flatMap(({ movements }) => movements)
    .filter(({ amountCents }) => amountCents > 0n);
  const names = incoming.flatMap(({ endToEndId }) => endToEndId ?? []);
  const returned = incoming.filter(({ returnReason }) => returnReason !== null);
  const accounts = returned.flatMap(({ counterpartyAccount }) => counterpartyAccount ?? []);
  return trx
    .selectFrom('payoutLines as line')
    .leftJoin('payoutTransfers as transfer', 'transfer.lineId', 'line.id')
    .select('line.dossierId')
    .where((where) =>
      where.or([
        where('line.returnedOn', 'is not', null),
        where.and([where('transfer.id', 'is not', null), where('transfer.endedAt', 'is', null)]),
        ...(names.length > 0 ? [where('transfer.endToEndId', 'in', names)] : []),
        ...(accounts.length > 0 ? [where('line.account', 'in', accounts)] : []),
      ]),
    );
}

/** The movements of a statement that is new, or nothing. */
async function insertStatement(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { movements, ...statement }: BankStatement,
): Promise<MovementRecord[] | undefined> {
  const { account, number, openingCents, closingCents, closedOn } = statement;
  const inserted = await trx
    .insertInto('bankStatements')
    .values({
      id: newId(),
      organizationId: dossier.organizationId,
      ...{ account, number, closedOn, openingCents, closingCents },
      fingerprint: fingerprintOf({ ...statement, movements }),
      importedBy: action.actor.id,
      importedAt: action.at,
    })
    .onConflict((conflict) => conflict.columns(['organizationId', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  await recordEvent(trx, action, {
    dossier,
    type: 'payout.statementRead',
    subjectId: inserted.id,
    before: null,
    after: { file: number, date: closedOn, numberOfMovements: movements.length },
    version: null,
  });
  if (movements.length === 0) return [];
  return trx
    .insertInto('bankMovements')
    .values(
      movements.map((movement, index) => ({
        ...movement,
        id: newId(),
        statementId: inserted.id,
        position: index + 1,
      })),
    )
    .returningAll()
    .execute();
}

function fingerprintOf({ account, closedOn, openingCents, closingCents, movements }: BankStatement): string {
  const amounts = movements.map(({ amountCents }) => amountCents);
  const text = [account, closedOn, openingCents, closingCents, ...amounts].join('|');
  return createHash('sha256').update(text).digest('hex');
}

interface Matching {
  readonly payouts: readonly Payout[];
  readonly movements: readonly MovementRecord[];
  readonly statement: BankStatement;
}

async function matchAll(
  tools: PayTools,
  trx: Transaction,
  action: UserAction,
  { payouts, movements, statement }: Matching,
): Promise<void> {
  const current: Payout[] = [];
  for (const { dossier } of payouts) current.push({ dossier, lines: await lockLines(trx, dossier) });
  const known = current.flatMap(({ dossier, lines }) => lines.map((line) => ({ dossier, line })));
  const matches = matchMovements(
    statement.movements,
    await toMatchable(
      trx,
      known.map(({ line }) => line),
    ),
  );
  const sorted = movements.toSorted((one, other) => one.position - other.position);
  for (const [index, movement] of sorted.entries()) {
    const match = matches[index];
    if (match === undefined) continue;
    if (match.kind === 'question') {
      if (match.suggestedLineId === null) continue;
      const suggestion = { suggestedLineId: match.suggestedLineId };
      await trx.updateTable('bankMovements').set(suggestion).where('id', '=', movement.id).execute();
      continue;
    }
    const found = known.find(({ line }) => line.id === match.lineId);
    if (found) await link(tools, trx, action, { ...found, movement, by: match.by });
  }
}

async function toMatchable(trx: Transaction, lines: readonly PayoutLineRecord[]): Promise<MatchableLine[]> {
  const ids = lines.map(({ id }) => id);
  if (ids.length === 0) return [];
  const transfers = await trx
    .selectFrom('payoutTransfers')
    .select(['lineId', 'endToEndId'])
    .where('lineId', 'in', ids)
    .execute();
  return lines.map((line) => ({
    id: line.id,
    account: line.account,
    communication: line.communication,
    openCents: openCentsOf(line.facts),
    paidCents: line.facts.paidCents,
    endToEndIds: transfers.filter(({ lineId }) => lineId === line.id).map(({ endToEndId }) => endToEndId),
  }));
}

interface Link {
  readonly dossier: DossierRecord;
  readonly line: PayoutLineRecord;
  readonly movement: MovementRecord;
  readonly by: MatchedBy | 'person';
}

/** Ties a movement to its line: money that left for it, or that came back. */
async function link(
  tools: PayTools,
  trx: Transaction,
  action: UserAction,
  { dossier, line, movement, by }: Link,
): Promise<void> {
  await trx
    .updateTable('bankMovements')
    .set({ lineId: line.id, matchedBy: by, suggestedLineId: null })
    .where('id', '=', movement.id)
    .execute();
  await settleFile(trx, action, { dossier, line, movement });
  const isBack = movement.amountCents > 0n;
  const { version } = await updateLine(trx, line, {
    returnedOn: isBack ? movement.bookedOn : null,
    returnReason: isBack ? (movement.returnReason ?? movement.communication) || '–' : null,
  });
  const told = {
    line: line.number,
    beneficiary: line.name,
    amount: eurosFromCents(isBack ? movement.amountCents : -movement.amountCents),
    date: movement.bookedOn,
  };
  const event = { dossier, subjectId: line.id, before: null, version };
  if (isBack) {
    const after = { ...told, reason: movement.returnReason };
    return recordEvent(trx, action, { ...event, type: 'payout.lineReturned', after });
  }
  await recordEvent(trx, action, { ...event, type: 'payout.linePaid', after: told });
  const after = (await lockLines(trx, dossier)).find(({ id }) => id === line.id);
  if (after && isSettled(stateOf(after))) {
    await tellPaid(tools, trx, action, { dossier, line, paidOn: movement.bookedOn });
  }
}

/** What nobody has made yet would pay again what has left already: its amounts are those of before. */
async function settleFile(
  trx: Transaction,
  action: UserAction,
  { dossier, line, movement }: Pick<Link, 'dossier' | 'line' | 'movement'>,
): Promise<void> {
  if (line.fileSequence !== null && !line.facts.isUnderWay) {
    return withdrawOpenFile(trx, action, dossier, null);
  }
  await endTransfers(trx, action, [line.id], movement.amountCents < 0n ? 'booked' : 'refused');
}

type Place = ParamsOf<typeof payoutsCalls.matchMovement>;

/** A person says what a movement is about; more than fits on the line it cannot be. */
export function matchMovement(
  tools: PayTools,
  action: UserAction,
  place: Place,
  { version, line: number }: BodyOf<typeof payoutsCalls.matchMovement>,
): Promise<void> {
  return changePayout(tools.db, action, place.dossierId, async (trx, { dossier, lines }) => {
    const movement = await lockMovement(trx, dossier, place.movementId);
    await refuseStale(trx, movement, version);
    const line = getLine(lines, number);
    const { amountCents } = movement;
    const room = amountCents < 0n ? openCentsOf(line.facts) : line.facts.paidCents;
    if ((amountCents < 0n ? -amountCents : amountCents) > room)
      throw new ProblemError('bank-statement-too-much');
    await link(tools, trx, action, { dossier, line, movement, by: 'person' });
  });
}

/** A person says for which lot money came in; more than was collected for it, it cannot be. */
export function matchReceipt(
  { db }: PayTools,
  action: UserAction,
  place: Place,
  { version, assetId }: BodyOf<typeof payoutsCalls.matchReceipt>,
): Promise<void> {
  return changePayout(db, action, place.dossierId, async (trx, { dossier: asked }) => {
    const movement = await lockMovement(trx, asked, place.movementId);
    await refuseStale(trx, movement, version);
    const { dossier, lot } = await lockLot(trx, action, asked, assetId);
    const { amountCents } = movement;
    if (amountCents < 0n || amountCents > lot.openCents) throw new ProblemError('bank-statement-too-much');
    await trx
      .updateTable('bankMovements')
      .set({ assetId, matchedBy: 'person', suggestedLineId: null })
      .where('id', '=', movement.id)
      .execute();
    await recordEvent(trx, action, {
      dossier,
      type: 'payout.receiptMatched',
      subjectId: assetId,
      before: null,
      after: { lot: lot.name, amount: eurosFromCents(amountCents), date: movement.bookedOn },
      version: null,
    });
  });
}

/** About no payment and no lot: what the bank took and gives back, another matter. */
export function setMovementAside(
  { db }: PayTools,
  action: UserAction,
  place: Place,
  { version, reason }: BodyOf<typeof payoutsCalls.setMovementAside>,
): Promise<void> {
  return changePayout(db, action, place.dossierId, async (trx, { dossier }) => {
    const movement = await lockMovement(trx, dossier, place.movementId);
    await refuseStale(trx, movement, version);
    await trx
      .updateTable('bankMovements')
      .set({
        setAsideBy: action.actor.id,
        setAsideAt: action.at,
        setAsideReason: reason,
        suggestedLineId: null,
      })
      .where('id', '=', movement.id)
      .execute();
    await recordEvent(trx, action, {
      dossier,
      type: 'payout.movementSetAside',
      subjectId: movement.id,
      before: null,
      after: { amount: eurosFromCents(movement.amountCents), date: movement.bookedOn, reason },
      version: null,
    });
  });
}

/** A question of the office that nobody has answered yet. */
export async function lockMovement(
  trx: Transaction,
  { organizationId }: DossierRecord,
  movementId: string,
): Promise<MovementRecord> {
  const movement = await trx
    .selectFrom('bankMovements as movement')
    .innerJoin('bankStatements as statement', 'statement.id', 'movement.statementId')
    .selectAll('movement')
    .where('movement.id', '=', movementId)
    .where('statement.organizationId', '=', organizationId)
    .forUpdate('movement')
    .executeTakeFirst();
  if (movement === undefined) throw new ProblemError('not-found');
  if (isAnswered(movement)) throw new ProblemError('bank-movement-answered');
  return movement;
}
