import { type Report, reportFromJson } from '@prorata/documents/report/report';
import { resultFromJson } from '@prorata/domain/distribution/snapshot';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type { FollowUpKind } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { findJudgment } from '../closings/settled-dossier.ts';
import { receivedBy } from '../distribution/settle-follow-up.ts';

/** Money that is not that of the earlier dossier. */
export type NewMoneyKind = Exclude<FollowUpKind, 'reserveDecided'>;

/** Who has what by the report in force, or by the judge's table where the deposit office paid by that (Judicial Code 1636). */
export async function readGiven(trx: Transaction, dossierId: string, kind: NewMoneyKind) {
  const { id, outcomeJson, reportJson, contestationEndsOn, statusChangedAt } = await trx
    .selectFrom('calculationResults as result')
    .innerJoin('dossiers', 'dossiers.id', 'result.dossierId')
    .select(['result.id', 'outcomeJson', 'reportJson', 'contestationEndsOn', 'statusChangedAt'])
    .where('result.dossierId', '=', dossierId)
    .where('result.signedAt', 'is not', null)
    .where('result.voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const judgment = await findJudgment(trx, id);
  const report = reportFromJson(reportJson);
  const allotted = judgment?.allotted ?? receivedIn(report, kind);
  const stoppedOn = judgment ? (judgment.judgedOn ?? judgment.paidOn) : contestationEndsOn;
  const lastDay = kind === 'recurring' ? (report.interestUntil ?? stoppedOn) : stoppedOn;
  return {
    distribution: resultFromJson(outcomeJson),
    receivedOf: (statementId: string | null) => allotted.get(statementId) ?? 0n,
    paidOn: lastDay ?? brusselsDate(statusChangedAt),
    at: statusChangedAt,
  };
}

/** What went to costs that a creditor bears alone was given to that creditor; and so is what was consigned, in a run. */
function receivedIn({ declarants }: Report, kind: NewMoneyKind): ReadonlyMap<string | null, Cents> {
  return new Map(
    declarants.map((declarant) => {
      const { statementId, borneCents = 0n, reservedCents, settled } = declarant;
      const heldCents = kind === 'recurring' ? (settled?.heldCents ?? reservedCents) : 0n;
      return [statementId, receivedBy(declarant) + borneCents + heldCents];
    }),
  );
}
