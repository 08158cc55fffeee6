import { reportFromJson } from '@prorata/documents/report/report';
import type { ClosingFacts, SettledCreditor } from '@prorata/domain/closings/closing-tasks';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type { DefendantToReach } from '@prorata/domain/report-sending/plan-sending';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { listDefendantsToReach } from '../dossiers/read-recipients.ts';
import { type PaidReport, type PayoutLineRecord, readPaidReport } from '../payouts/payout-lines.ts';
import { readSeriesOf, type ThirdParty } from './series-of.ts';

type Connection = Database | Transaction;

/** A dossier in which everybody is paid, as far as tasks, letters and certificates need to know it. */
export interface SettledDossier extends ClosingFacts {
  readonly dossier: DossierRecord;
  readonly defendantsToReach: readonly DefendantToReach[];
  readonly thirdParties: readonly ThirdParty[];
  readonly surplusCents: Cents;
  /** What the deposit office paid, where a judge decided. */
  readonly judgment: Judgment | undefined;
}

type Judgment = NonNullable<Awaited<ReturnType<typeof findJudgment>>>;

/** Refuses a dossier that is not paid yet: until then nobody knows what is left to do. */
export async function readSettledDossier(db: Connection, dossier: DossierRecord): Promise<SettledDossier> {
  const { status } = dossier;
  if (status !== 'Paid') throw new ProblemError('dossier-status', { params: { status } });
  const { report, lines } = await readPaidReport(db, dossier);
  if (report === undefined) throw new ProblemError('not-found');
  return settle(db, dossier, { report, lines });
}

/** The signed report of a paid dossier, and the lines by which it was paid. */
interface Paid {
  readonly report: PaidReport;
  readonly lines: readonly PayoutLineRecord[];
}

/** The same of a dossier that is paid by a report that is known already. */
export async function settle(db: Connection, dossier: DossierRecord, paid: Paid): Promise<SettledDossier> {
  const report = reportFromJson(paid.report.reportJson);
  const { judgment, series } = await readTogether(db, (db) => ({
    judgment: findJudgment(db, paid.report.id),
    series: readSeriesOf(db, dossier, report),
  }));
  // What the deposit office pays never was on our list.
  const lines = judgment ? [] : paid.lines;
  const closedOn = judgment?.paidOn ?? brusselsDate(dossier.statusChangedAt);
  const defendants = listDefendantsToReach(dossier);
  return {
    dossier,
    dossierId: dossier.id,
    judgment,
    closedOn,
    creditors: report.declarants.map(
      ({ statementId, name, declared, allottedCents, reservedCents, borneCents = 0n, ...declarant }) => {
        // Where shares follow what was owed at first, what is owed now is the balance.
        const claimedCents = declarant.series?.beforeCents ?? declarant.claimedCents;
        return {
          ...{ statementId, name, claimedCents },
          earlierCents: declarant.series?.earlierCents ?? 0n,
          declaredCents: declared?.declaredCents ?? claimedCents,
          rejectedCents: declared?.rejectedCents ?? 0n,
          disputedCents: declared?.reservedCents ?? 0n,
          ...(judgment
            ? { allottedCents: judgment.allotted.get(statementId) ?? 0n, consignedCents: 0n, borneCents: 0n }
            : { allottedCents, consignedCents: reservedCents, borneCents }),
          ...paymentOf(
            lines.find((line) => line.kind === 'creditor' && line.statementId === statementId),
            closedOn,
          ),
        };
      },
    ),
    ...series,
    defendants: defendants.map(({ addresseeId: id, name }) => ({ id, name })),
    defendantsToReach: defendants,
    surplusCents: judgment ? (judgment.allotted.get(null) ?? 0n) : report.totals.surplusCents,
    unclaimed: lines
      .filter((line) => line.kind !== 'costs' && line.facts.isWaived)
      .map((line) => ({ number: line.number, name: line.name, amountCents: leftOf(line) })),
  };
}

export function getCreditor({ creditors }: SettledDossier, statementId: string): SettledCreditor {
  const creditor = creditors.find((one) => one.statementId === statementId);
  if (creditor === undefined) throw new ProblemError('not-found');
  return creditor;
}

/** When the money of a line arrived, and what of it stays with the bailiff. */
function paymentOf(line: PayoutLineRecord | undefined, closedOn: IsoDate) {
  return {
    unclaimedCents: line?.facts.isWaived ? leftOf(line) : 0n,
    paidOn: line?.confirmedOn ?? line?.bookedOn ?? closedOn,
  };
}

function leftOf({ amountCents, facts }: PayoutLineRecord): Cents {
  return amountCents - facts.paidCents;
}

/** What the deposit office paid by the judge's table, in appeal where there was one (Judicial Code 1636). */
export async function findJudgment(db: Connection, resultId: string) {
  const { proceeding, lines } = await readTogether(db, (db) => ({
    proceeding: db
      .selectFrom('proceedings')
      .select(['judgedOn', 'paidOn'])
      .where('resultId', '=', resultId)
      .where('paidOn', 'is not', null)
      .executeTakeFirst(),
    lines: db
      .selectFrom('judgmentLines as line')
      .innerJoin('proceedings as proceeding', 'proceeding.id', 'line.proceedingId')
      .select(['line.isOnAppeal', 'line.statementId', 'line.amountCents'])
      .where('proceeding.resultId', '=', resultId)
      .execute(),
  }));
  if (!proceeding?.paidOn) return undefined;
  const isOnAppeal = lines.some((line) => line.isOnAppeal);
  const last = lines.filter((line) => line.isOnAppeal === isOnAppeal);
  return {
    judgedOn: proceeding.judgedOn,
    paidOn: proceeding.paidOn,
    allotted: new Map(last.map(({ statementId, amountCents }) => [statementId, amountCents])),
  };
}
