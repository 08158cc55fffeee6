import { reportFromJson } from '@prorata/documents/report/report';
import type { IsoDate } from '@prorata/domain/iso-date';
import { type Cents, sumCents } from '@prorata/domain/money';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { findJudgment } from '../closings/settled-dossier.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { resultInForce } from '../dossiers/result-in-force.ts';
import { readPaidReport } from '../payouts/payout-lines.ts';
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
  { dossier, invitationId }: OwnPlace,
  own: Promise<readonly WholeStatement[]>,
): Promise<OwnAmounts> {
  const { statements, draft } = await readTogether(db, (db) => ({
    statements: own,
    draft: WITH_DRAFT.includes(dossier.status) ? readDraft(db, dossier) : undefined,
  }));
  if (statements.length === 0) return { claimedCents: null, admittedCents: null, ...NOTHING_YET };
  const totals = statements.map(declaredTotalOf);
  const ids = statements.map(({ id }) => id);
  return {
    claimedCents: sumCents(totals.map(({ declaredCents }) => declaredCents)),
    admittedCents: statements.every(isDecided)
      ? sumCents(totals.map(({ admittedCents }) => admittedCents))
      : null,
    ...(draft === undefined ? NOTHING_YET : shareOf(draft, dossier.status, [invitationId, ...ids])),
  };
}

/** The report that a dossier is paid from, if there is one, whom it reached and what was paid by it. */
function readDraft(db: Database, dossier: DossierRecord) {
  const resultId = resultInForce(db, dossier.id);
  return readTogether(db, (db) => ({
    paid: readPaidReport(db, dossier),
    ledger: readReportLedger(db, dossier, resultId),
    judgment: findJudgment(db, resultId),
  }));
}

type Draft = Awaited<ReturnType<typeof readDraft>>;

interface OwnPlace {
  readonly dossier: DossierRecord;
  readonly invitationId: string;
}

/** The office has decided on it, whatever it is still writing about others. */
export function isDecided(statement: WholeStatement): boolean {
  const status = thirdPartyStatusOf(statement);
  return status === 'Validated' || status === 'Invalid';
}

/** Nothing of a draft that has not reached the own address, or is without effect. */
function shareOf({ paid, ledger, judgment }: Draft, status: DossierStatus, ownIds: readonly string[]) {
  if (paid.report === undefined) return NOTHING_YET;
  const isEverybodyTold = status === 'ToPay' || status === 'Paid';
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
  const declarants = reportFromJson(paid.report.reportJson).declarants.filter(({ statementId }) =>
    isOwn(statementId),
  );
  const lines = paid.lines.filter(
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
