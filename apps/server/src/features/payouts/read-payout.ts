import type { Payout, PayoutFile, PayoutLine } from '@prorata/contract/payouts/payout';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents, sumCents } from '@prorata/domain/money';
import { decideApproval } from '@prorata/domain/payouts/approval';
import { isSmallSum } from '@prorata/domain/payouts/line-state';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import type { SignedIn } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { listConsultations } from '../dossiers/consultations.ts';
import { type DossierRecord, getDossier } from '../dossiers/find-dossier.ts';
import { countApprovers } from './approvers.ts';
import { readLotSuggestions } from './lot-receipts.ts';
import { type PayoutLineRecord, readPaidReport, stateOf } from './payout-lines.ts';
import { selectUnanswered } from './unanswered-movements.ts';

/** A payout as its page shows it to one person at one moment. */
export async function readPayout(
  db: Database,
  { user, identity }: SignedIn,
  dossierId: string,
  at: Date,
): Promise<Payout> {
  if (user === undefined) throw new ProblemError('not-onboarded');
  const dossier = await getDossier(db, user, dossierId);
  const known = await readTogether(db, (db) => ({
    paid: readPaidReport(db, dossier),
    account: findAccount(db, dossier),
    files: readFiles(db, dossier),
    numberWhoMay: countApprovers(db, user),
    consultation: findConsultation(db, dossier, at),
    statements: readStatements(db, dossier),
  }));
  const { account, files, numberWhoMay, consultation, statements } = known;
  const { report, lines } = known.paid;
  const prepared = files.find(({ approvedAt, withdrawnAt }) => approvedAt === null && withdrawnAt === null);
  const decision =
    prepared &&
    decideApproval({
      isPreparer: prepared.preparedBy === user.id,
      numberWhoMay,
      authenticatedAt: identity.authenticatedAt,
      at,
    });
  return {
    report: report ? { fileName: report.fileName, sha256: report.sha256 } : null,
    account,
    ...presentStatements(statements, lines),
    total: eurosFromCents(sumCents(lines.map(({ amountCents }) => amountCents))),
    lines: lines.map(presentLine),
    files: files.map(presentFile),
    consultation,
    approval: decision === undefined ? null : decision.isAllowed ? 'allowed' : decision.because,
  };
}

/** From which the office pays: the account on which it keeps the money of others. */
export async function findAccount(
  db: Database | Transaction,
  { organizationId }: DossierRecord,
): Promise<string | null> {
  const { thirdPartyAccount } = await db
    .selectFrom('organizations')
    .select('thirdPartyAccount')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return thirdPartyAccount;
}

/** That of today, if there is one. */
async function findConsultation(
  db: Database,
  { id }: DossierRecord,
  at: Date,
): Promise<Payout['consultation']> {
  const [last] = await listConsultations(db, id);
  if (last === undefined || brusselsDate(new Date(last.consultedAt)) !== brusselsDate(at)) return null;
  return { by: last.consultedBy, at: last.consultedAt };
}

function presentLine(line: PayoutLineRecord): PayoutLine {
  const { number, version, kind, statementId, name, account, accountHolder, communication } = line;
  const state = stateOf(line);
  return {
    ...{ number, version, kind, statementId, name, account, accountHolder, communication, state },
    amount: eurosFromCents(line.amountCents),
    paid: eurosFromCents(line.facts.paidCents),
    stateSince: sinceOf(line, state),
    reason: state === 'waived' ? line.waiverReason : state === 'returned' ? line.returnReason : null,
    isSmall: isSmallSum(line),
    fileSequence: line.fileSequence,
  };
}

function sinceOf(line: PayoutLineRecord, state: PayoutLine['state']): string | null {
  if (state === 'waived') return line.waivedAt && brusselsDate(line.waivedAt);
  if (state === 'returned') return line.returnedOn;
  // What was paid elsewhere, came back and left again counts from the last time.
  const days = [line.confirmedOn, line.bookedOn].filter((day) => day !== null);
  return days.toSorted().at(-1) ?? null;
}

function readFiles(db: Database, { id }: DossierRecord) {
  return db
    .selectFrom('payoutFiles as file')
    .innerJoin('dossiers', 'dossiers.id', 'file.dossierId')
    .innerJoin('users as preparer', 'preparer.id', 'file.preparedBy')
    .leftJoin('users as approver', 'approver.id', 'file.approvedBy')
    .leftJoin('users as maker', 'maker.id', 'file.madeBy')
    .leftJoin('users as withdrawer', 'withdrawer.id', 'file.withdrawnBy')
    .selectAll('file')
    .select([
      'dossiers.fileNumber',
      sql<string>`preparer.first_name || ' ' || preparer.last_name`.as('preparer'),
      sql<string | null>`approver.first_name || ' ' || approver.last_name`.as('approver'),
      sql<string | null>`maker.first_name || ' ' || maker.last_name`.as('maker'),
      sql<string | null>`withdrawer.first_name || ' ' || withdrawer.last_name`.as('withdrawer'),
      sql<number>`(select count(*) from payout_transfers where file_id = file.id)::integer`.as('transfers'),
      sql<bigint>`(select coalesce(sum(amount_cents), 0) from payout_transfers where file_id = file.id)::bigint`.as(
        'sumCents',
      ),
    ])
    .where('file.dossierId', '=', id)
    .orderBy('file.sequence')
    .execute();
}

function presentFile(file: Awaited<ReturnType<typeof readFiles>>[number]): PayoutFile {
  const done = (by: string | null, at: Date | null) => (at ? { by: by ?? '', at: at.toISOString() } : null);
  const approved = done(file.approver, file.approvedAt);
  const withdrawn = done(file.withdrawer, file.withdrawnAt);
  return {
    sequence: file.sequence,
    version: file.version,
    fileName: nameOfFile(file.fileNumber, file.sequence),
    numberOfTransfers: file.transfers,
    amount: eurosFromCents(file.sumCents),
    prepared: { by: file.preparer, at: file.preparedAt.toISOString() },
    approved: approved && { ...approved, isSingle: file.isSingleApproval },
    made: done(file.maker, file.madeAt),
    withdrawn: withdrawn && { ...withdrawn, reason: file.withdrawalReason },
  };
}

/** 2026-0158-1.xml: one for each file of a dossier, for good. */
export function nameOfFile(fileNumber: string, sequence: number): string {
  return `${fileNumber.replace('/', '-')}-${sequence}.xml`;
}

/** Enough to see the last ones; what they hold is matched or asked about. */
const LAST_STATEMENTS = 12;

type KnownStatements = Awaited<ReturnType<typeof readStatements>>;

/** What the bank told of the account from which the office pays, and what of it is not answered yet. */
async function readStatements(db: Database, dossier: DossierRecord) {
  const { statements, questions } = await readTogether(db, (db) => ({
    statements: listStatements(db, dossier),
    questions: selectUnanswered(db, dossier).execute(),
  }));
  const receipts = questions.filter(
    ({ amountCents, returnReason }) => amountCents > 0n && returnReason === null,
  );
  const lots = await readLotSuggestions(db, dossier, receipts);
  return { statements, questions, lots: new Map(receipts.map(({ id }, place) => [id, lots[place] ?? []])) };
}

function listStatements(db: Database, { organizationId }: DossierRecord) {
  return db
    .selectFrom('bankStatements as statement')
    .innerJoin('organizations as office', 'office.id', 'statement.organizationId')
    .select(['statement.id', 'number', 'closedOn', 'closingCents', 'importedAt'])
    .select(({ selectFrom }) => [
      selectFrom('bankMovements')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('statementId', '=', 'statement.id')
        .as('movements'),
      selectFrom('bankMovements')
        .select(
          sql<number>`count(*) filter (where num_nonnulls(line_id, asset_id) > 0 or is_income)::integer`.as(
            'count',
          ),
        )
        .whereRef('statementId', '=', 'statement.id')
        .as('matched'),
    ])
    .where('office.id', '=', organizationId)
    .whereRef('statement.account', '=', 'office.thirdPartyAccount')
    .orderBy('closedOn', 'desc')
    .orderBy('statement.id', 'desc')
    .limit(LAST_STATEMENTS)
    .execute();
}

function presentStatements(
  { statements, questions, lots }: KnownStatements,
  lines: readonly PayoutLineRecord[],
): Pick<Payout, 'balance' | 'statements' | 'questions'> {
  const numbers = new Map(lines.map(({ id, number }) => [id, number]));
  const [last] = statements;
  return {
    balance: last ? eurosFromCents(last.closingCents) : null,
    statements: statements.map(({ number, closedOn, movements, matched, importedAt }) => ({
      number,
      closedOn,
      numberOfMovements: movements ?? 0,
      numberMatched: matched ?? 0,
      importedAt: importedAt.toISOString(),
    })),
    questions: questions.map(({ id, version, amountCents, suggestedLineId, ...movement }) => ({
      id,
      version,
      suggestedLots: lots.get(id) ?? [],
      amount: eurosFromCents(amountCents),
      bookedOn: movement.bookedOn,
      counterpartyName: movement.counterpartyName,
      counterpartyAccount: movement.counterpartyAccount,
      communication: movement.communication,
      returnReason: movement.returnReason,
      isBankCost: movement.isBankCost,
      suggestedLine: numbers.get(suggestedLineId ?? '') ?? null,
    })),
  };
}
