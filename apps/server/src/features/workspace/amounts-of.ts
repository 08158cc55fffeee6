import { reportFromJson } from '@prorata/documents/report/report';
import type { IsoDate } from '@prorata/domain/iso-date';
import { type Cents, sumCents } from '@prorata/domain/money';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { findJudgment } from '../closings/settled-dossier.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { findPaidReport, type PaidReport, readLines } from '../payouts/payout-lines.ts';
import { readReportLedger } from '../results/read-ledger.ts';
import { declaredTotalOf } from '../statements/claim-amounts.ts';
import type { WholeStatement } from '../statements/statement-record.ts';
import { thirdPartyStatusOf } from '../statements/third-party-status.ts';

type Connection = Database | Transaction;

/** What a creditor may know of the amounts of the own statements; nothing before its moment. */
export interface OwnAmounts {
  readonly claimedCents: Cents | null;
  readonly admittedCents: Cents | null;
  readonly allottedCents: Cents | null;
  readonly paidCents: Cents | null;
  readonly paidOn: IsoDate | null;
  readonly contestUntil: IsoDate | null;
}

const NOTHING_YET = { allottedCents: null, paidCents: null, paidOn: null, contestUntil: null } as const;

/** From these on a draft may have been sent. */
const WITH_DRAFT: readonly DossierStatus[] = ['Signed', 'PvSent', 'ToPay', 'Paid'];

/** What was claimed at once, what is admitted once all is decided, and what the draft gives once it was handed over. */
export async function readOwnAmounts(
  db: Connection,
  { dossierId, dossierStatus, invitationId }: OwnPlace,
  own: Promise<readonly WholeStatement[]>,
): Promise<OwnAmounts> {
  const { statements, draft } = await readTogether(db, (db) => ({
    statements: own,
    draft: WITH_DRAFT.includes(dossierStatus) ? readDraft(db, dossierId) : undefined,
  }));
  if (statements.length === 0) return { claimedCents: null, admittedCents: null, ...NOTHING_YET };
  const totals = statements.map(declaredTotalOf);
  const known = {
    claimedCents: sumCents(totals.map(({ declaredCents }) => declaredCents)),
    admittedCents: statements.every(isDecided)
      ? sumCents(totals.map(({ admittedCents }) => admittedCents))
      : null,
  };
  if (draft?.report === undefined) return { ...known, ...NOTHING_YET };
  const ids = statements.map(({ id }) => id);
  return { ...known, ...(await readShare(db, { ...draft, report: draft.report }, [invitationId, ...ids])) };
}

/** The dossier with the report that it is paid from, if there is one. */
function readDraft(db: Database, dossierId: string) {
  return readTogether(db, (db) => ({
    dossier: getDossierRecord(db, dossierId),
    report: findPaidReport(db, dossierId),
  }));
}

interface Draft {
  readonly dossier: DossierRecord;
  readonly report: PaidReport;
}

interface OwnPlace {
  readonly dossierId: string;
  readonly dossierStatus: DossierStatus;
  readonly invitationId: string;
}

/** The office has decided on it, whatever it is still writing about others. */
export function isDecided(statement: WholeStatement): boolean {
  const status = thirdPartyStatusOf(statement);
  return status === 'Validated' || status === 'Invalid';
}

/** Nothing of a draft that has not reached the own address, or is without effect. */
async function readShare(db: Connection, { dossier, report }: Draft, ownIds: readonly string[]) {
  const { ledger, judgment, paid } = await readTogether(db, (db) => ({
    ledger: readReportLedger(db, dossier, report.id),
    judgment: findJudgment(db, report.id),
    paid: readLines(db, dossier, report),
  }));
  const isEverybodyTold = dossier.status === 'ToPay' || dossier.status === 'Paid';
  const told = ledger.entries
    .filter(({ addresseeId }) => ownIds.includes(addresseeId))
    .filter(({ state, receivedOn }) => state === 'handedOver' || receivedOn !== null || isEverybodyTold);
  if (told.length === 0) return NOTHING_YET;
  const [contestUntil = null] = told.flatMap(({ days }) => days?.lastDay ?? []).toSorted();
  const isOwn = (statementId: string | null) => statementId !== null && ownIds.includes(statementId);
  if (judgment) {
    const paidCents = sumCents([...judgment.allotted].filter(([id]) => isOwn(id)).map(([, cents]) => cents));
    return { allottedCents: paidCents, paidCents, paidOn: judgment.paidOn, contestUntil };
  }
  const declarants = reportFromJson(report.reportJson).declarants.filter(({ statementId }) =>
    isOwn(statementId),
  );
  const lines = paid.filter(
    ({ kind, statementId, facts }) => kind === 'creditor' && isOwn(statementId) && facts.paidCents > 0n,
  );
  const days = lines.flatMap(({ confirmedOn, bookedOn }) => bookedOn ?? confirmedOn ?? []);
  return {
    allottedCents: sumCents(declarants.map(({ allottedCents }) => allottedCents)),
    paidCents: lines.length === 0 ? null : sumCents(lines.map(({ facts }) => facts.paidCents)),
    paidOn: days.toSorted().at(-1) ?? null,
    contestUntil,
  };
}

async function getDossierRecord(db: Connection, dossierId: string): Promise<DossierRecord> {
  const dossier = await db.selectFrom('dossiers').selectAll().where('id', '=', dossierId).executeTakeFirst();
  if (dossier === undefined) throw new ProblemError('not-found');
  return dossier;
}
