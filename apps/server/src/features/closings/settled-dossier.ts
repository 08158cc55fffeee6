import { reportFromJson } from '@prorata/documents/report/report';
import type { ClosingFacts, SettledCreditor } from '@prorata/domain/closings/closing-tasks';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { type Cents, largerOf } from '@prorata/domain/money';
import type { DefendantToReach } from '@prorata/domain/report-sending/plan-sending';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { listDefendantsToReach } from '../dossiers/read-recipients.ts';
import { type ResultId, resultInForce } from '../dossiers/result-in-force.ts';
import { type PayoutLineRecord, readPaidReport } from '../payouts/payout-lines.ts';
import { NO_SERIES, readSeriesOf, seriesFacts, type ThirdParty } from './series-of.ts';

type Connection = Database | Transaction;

/** A dossier in which everybody is paid, as far as tasks, letters and certificates need to know it. */
export interface SettledDossier extends ClosingFacts {
  readonly dossier: DossierRecord;
  readonly defendantsToReach: readonly DefendantToReach[];
  readonly thirdParties: readonly ThirdParty[];
  readonly surplusCents: Cents;
}

/** Refuses a dossier that is not paid yet: until then nobody knows what is left to do. */
export async function readSettledDossier(db: Connection, dossier: DossierRecord): Promise<SettledDossier> {
  const { status } = dossier;
  if (status !== 'Paid') throw new ProblemError('dossier-status', { params: { status } });
  const settled = settle(dossier, await readSettlement(db, dossier));
  if (settled === undefined) throw new ProblemError('not-found');
  return settled;
}

/** All by which a dossier is settled, of whatever report of it is in force. */
export function readSettlement(db: Connection, dossier: DossierRecord) {
  return readTogether(db, (db) => ({
    paid: readPaidReport(db, dossier),
    judgment: findJudgment(db, resultInForce(db, dossier.id)),
    // Asked for only where it is settled: the reports of all that went before are long.
    series: dossier.status === 'Paid' ? readSeriesOf(db, dossier) : NO_SERIES,
  }));
}

type Settlement = Awaited<ReturnType<typeof readSettlement>>;

/** Nothing of a dossier without a report. */
export function settle(
  dossier: DossierRecord,
  { paid, judgment, series }: Settlement,
): SettledDossier | undefined {
  if (paid.report === undefined) return undefined;
  const report = reportFromJson(paid.report.reportJson);
  // What the deposit office pays never was on our list.
  const lines = judgment ? [] : paid.lines;
  const closedOn = judgment?.paidOn ?? brusselsDate(dossier.statusChangedAt);
  const defendants = listDefendantsToReach(dossier);
  return {
    dossier,
    dossierId: dossier.id,
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
    ...seriesFacts(dossier, report, series),
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

/** When the money of a line arrived, and what of it stays with the bailiff: nobody claimed it, or it came back and was not paid again. */
function paymentOf(line: PayoutLineRecord | undefined, closedOn: IsoDate) {
  return {
    unclaimedCents: line === undefined ? 0n : largerOf(0n, leftOf(line)),
    paidOn: line?.confirmedOn ?? line?.bookedOn ?? closedOn,
  };
}

function leftOf({ amountCents, facts }: PayoutLineRecord): Cents {
  return amountCents - facts.paidCents;
}

/** What the deposit office paid by the judge's table, in appeal where there was one (Judicial Code 1636). */
export async function findJudgment(db: Connection, resultId: ResultId) {
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
