import { amountsToPay } from '@prorata/documents/report/amounts-to-pay';
import { reportFromJson } from '@prorata/documents/report/report';
import { isSettled, type LineFacts, stateOfLine } from '@prorata/domain/payouts/line-state';
import { listPayments } from '@prorata/domain/payouts/payment-list';
import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, PayoutLinesTable, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';

export type StoredLine = Selectable<PayoutLinesTable>;

/** A line with what statements and files say of it. */
export interface PayoutLineRecord extends StoredLine {
  readonly facts: LineFacts;
  /** The last day on which money left for it. */
  readonly bookedOn: string | null;
  /** The file that holds it, while that one is not done with. */
  readonly fileSequence: number | null;
}

/** As the report calls it. */
const DEPOSIT_OFFICE: Readonly<Record<DossierLanguage, string>> = {
  nl: 'Deposito- en Consignatiekas',
  fr: 'Caisse des dépôts et consignations',
  de: 'Hinterlegungs- und Konsignationskasse',
  en: 'Deposit and Consignment Office',
};

export interface PaidReport {
  readonly id: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly reportJson: string;
}

/** The signed report that is paid from, if there is one. */
async function findPaidReport(
  db: Database | Transaction,
  dossierId: string,
): Promise<PaidReport | undefined> {
  return db
    .selectFrom('calculationResults as result')
    .innerJoin('files as pdf', 'pdf.id', 'result.signedPdfFileId')
    .select(['result.id', 'result.fileName', 'pdf.sha256', 'result.reportJson'])
    .where('result.dossierId', '=', dossierId)
    .where('result.signedAt', 'is not', null)
    .where('result.voidedAt', 'is', null)
    .executeTakeFirst();
}

/** The signed report with its lines. */
export async function readPaidReport(
  db: Database,
  dossier: DossierRecord,
): Promise<{ readonly report: PaidReport | undefined; readonly lines: PayoutLineRecord[] }> {
  const { report, ...known } = await readTogether(db, (db) => ({
    report: findPaidReport(db, dossier.id),
    ...askForLines(db, dossier),
  }));
  return { report, lines: report === undefined ? [] : linesOf(dossier, report, known) };
}

async function readLines(
  db: Database,
  dossier: DossierRecord,
  report: PaidReport | undefined,
): Promise<PayoutLineRecord[]> {
  if (report === undefined) return [];
  return linesOf(dossier, report, await readTogether(db, (db) => askForLines(db, dossier)));
}

/** All that lines are made of, whichever report of the dossier is paid from. */
function askForLines(db: Database, { id, organizationId }: DossierRecord) {
  const ofDossier = db
    .selectFrom('payoutLines')
    .select('payoutLines.id')
    .where('payoutLines.dossierId', '=', id);
  return {
    stored: db
      .selectFrom('payoutLines')
      .selectAll()
      .where('dossierId', '=', id)
      .orderBy('position')
      .execute(),
    accounts: db
      .selectFrom('statements')
      .select(['id', 'paymentAccount', 'accountHolder'])
      .where('dossierId', '=', id)
      .execute(),
    office: db
      .selectFrom('organizations')
      .select(['costsAccount', 'depositOfficeAccount'])
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow(),
    paid: db
      .selectFrom('bankMovements')
      .select(['lineId', sql<bigint>`(-sum(amount_cents))::bigint`.as('paidCents')])
      .select(sql<string | null>`max(booked_on) filter (where amount_cents < 0)::text`.as('bookedOn'))
      .where('lineId', 'in', ofDossier)
      .groupBy('lineId')
      .execute(),
    live: db
      .selectFrom('payoutTransfers as transfer')
      .innerJoin('payoutFiles as file', 'file.id', 'transfer.fileId')
      .select(['transfer.lineId', 'file.sequence', 'file.madeAt'])
      .where('transfer.lineId', 'in', ofDossier)
      .where('transfer.endedAt', 'is', null)
      .execute(),
    judged: db
      .selectFrom('proceedings')
      .select('resultId')
      .where('dossierId', '=', id)
      .where('paidOn', 'is not', null)
      .execute(),
  };
}

type KnownOfLines = {
  readonly [Part in keyof ReturnType<typeof askForLines>]: Awaited<ReturnType<typeof askForLines>[Part]>;
};

/**
 * As they are stored; before anything was done about them, as the report gives them. Nobody is to be paid from a dossier
 * that was paid without a list: before there was one, or by the deposit office. Of a list that was begun before the judge
 * decided, what was paid by then is left.
 */
function linesOf(dossier: DossierRecord, report: PaidReport, known: KnownOfLines): PayoutLineRecord[] {
  const stored = known.stored.filter(({ resultId }) => resultId === report.id);
  const isPlanned = stored.length === 0 && dossier.status !== 'Paid';
  const lines = withFacts(isPlanned ? planLines(dossier, report, known) : stored, known);
  const isJudged = known.judged.some(({ resultId }) => resultId === report.id);
  return isJudged ? lines.filter((line) => isSettled(stateOf(line))) : lines;
}

/** The lines of a dossier that the transaction has locked, stored from now on. */
export async function lockLines(trx: Transaction, dossier: DossierRecord): Promise<PayoutLineRecord[]> {
  const { report, lines } = await readPaidReport(trx, dossier);
  if (report === undefined || lines.length === 0) return lines;
  const stored = await trx
    .selectFrom('payoutLines')
    .select('id')
    .where('resultId', '=', report.id)
    .limit(1)
    .executeTakeFirst();
  if (stored !== undefined) return lines;
  await trx
    .insertInto('payoutLines')
    .values(lines.map(({ facts: _, bookedOn: __, fileSequence: ___, ...line }) => line))
    .execute();
  return readLines(trx, dossier, report);
}

export function getLine(lines: readonly PayoutLineRecord[], number: string): PayoutLineRecord {
  const line = lines.find((one) => one.number === number);
  if (line === undefined) throw new ProblemError('not-found');
  return line;
}

export function stateOf({ facts }: PayoutLineRecord) {
  return stateOfLine(facts);
}

function planLines(
  dossier: DossierRecord,
  { id: resultId, reportJson }: PaidReport,
  { office, accounts: ofStatements }: Pick<KnownOfLines, 'office' | 'accounts'>,
): StoredLine[] {
  const report = reportFromJson(reportJson);
  const accounts = new Map(ofStatements.map((statement) => [statement.id, statement]));
  const { fileNumber } = report;
  const due = amountsToPay(report);
  const lines = listPayments({
    fileNumber,
    moneyInCents: due.moneyInCents,
    declarants: due.declarants.map(({ payNowCents, consignNowCents, payment, ...declarant }) => ({
      ...declarant,
      account: accounts.get(declarant.statementId)?.paymentAccount ?? null,
      accountHolder: accounts.get(declarant.statementId)?.accountHolder ?? null,
      communication: payment?.communication ?? fileNumber,
      allottedCents: payNowCents + consignNowCents,
      consignedCents: consignNowCents,
      borneCents: 0n,
    })),
    costs: { name: report.office.name, account: office.costsAccount, amountCents: due.costsCents },
    depositOffice: { name: DEPOSIT_OFFICE[report.language], account: office.depositOfficeAccount },
    surplus: due.surplus.map(({ name, amountCents }) => ({
      name: name ?? defendantNameOf(dossier),
      amountCents,
    })),
  });
  return lines.map((line, index) => ({
    ...line,
    id: newId(),
    version: 1,
    dossierId: dossier.id,
    resultId,
    position: index + 1,
    ...NOTHING_HAPPENED,
  }));
}

const NOTHING_HAPPENED = {
  confirmedOn: null,
  confirmedBy: null,
  confirmedCents: null,
  waivedAt: null,
  waivedBy: null,
  waiverReason: null,
  returnedOn: null,
  returnReason: null,
  updatedAt: new Date(0),
};

function withFacts(
  lines: readonly StoredLine[],
  { paid, live }: Pick<KnownOfLines, 'paid' | 'live'>,
): PayoutLineRecord[] {
  return lines.map((line) => {
    const movements = paid.find(({ lineId }) => lineId === line.id);
    const transfer = live.find(({ lineId }) => lineId === line.id);
    return {
      ...line,
      bookedOn: movements?.bookedOn ?? null,
      fileSequence: transfer?.sequence ?? null,
      facts: {
        kind: line.kind,
        amountCents: line.amountCents,
        paidCents: (movements?.paidCents ?? 0n) + (line.confirmedCents ?? 0n),
        isUnderWay: transfer !== undefined && transfer.madeAt !== null,
        isReturned: line.returnedOn !== null,
        isWaived: line.waivedAt !== null,
      },
    };
  });
}
