import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { VoidKind } from '@prorata/domain/vocabulary';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { takeBackDeliveries } from '../delivery/take-back.ts';
import { getResult, type ListedResult } from '../distribution/select-results.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { outdateResults } from '../dossiers/outdate-results.ts';
import { findFollower } from '../dossiers/series.ts';
import { isBeforeTheJudge } from './judge-contestations.ts';

type Place = ParamsOf<typeof resultsCalls.void>;
type Correction = BodyOf<typeof resultsCalls.void>;

/** What is signed and that nobody has been handed: nobody needs to be told that it is without effect. */
export async function voidReport(
  db: Database,
  action: UserAction,
  place: Place,
  correction: Correction,
): Promise<void> {
  await correct(db, action, place, correction, async (trx, dossier, result) => {
    const { handedOver, inDoubt } = await takeBackDeliveries(trx, action, result.id);
    if (handedOver > 0 || (await isSignedFor(trx, result.id))) throw new ProblemError('result-handed-over');
    if (inDoubt > 0) throw new ProblemError('result-underway');
    await setWithoutEffect(trx, action, result, { kind: 'voided', reason: correction.reason });
    await moveDossier(trx, action, dossier, {
      event: 'voidReport',
      facts: { nothingHandedOver: true },
      set: { closedAt: null },
      reason: correction.reason,
    });
    await recordEvent(trx, action, {
      dossier,
      type: 'result.voided',
      subjectId: result.id,
      before: { fileName: result.fileName },
      after: { reason: correction.reason, outcomeSha256: result.outcomeSha256 },
      version: null,
    });
  });
}

/**
 * Somebody has the draft: what takes its place says so, goes to all who had it, and gives each a new full term. After the
 * term the draft binds, so that what takes its place is signed only with the consent of whoever loses by it.
 */
export async function replaceReport(
  db: Database,
  action: UserAction,
  place: Place,
  correction: Correction,
): Promise<void> {
  await correct(db, action, place, correction, async (trx, dossier, result) => {
    const { handedOver, inDoubt } = await takeBackDeliveries(trx, action, result.id);
    const isWithSomebody = handedOver + inDoubt > 0 || (await isSignedFor(trx, result.id));
    if (dossier.status === 'Signed' && !isWithSomebody) throw new ProblemError('result-handed-to-nobody');
    if (await isPayoutBegun(trx, result.id)) throw new ProblemError('payout-begun');
    // Judicial Code 1631: the money lies at the deposit office, which pays by the judge's table of this draft.
    if (await isBeforeTheJudge(trx, result.id)) throw new ProblemError('dossier-consigned');
    // What follows was worked out from this report, and goes on from it.
    if (await findFollower(trx, dossier.id)) throw new ProblemError('report-followed');
    const { contestationEndsOn } = dossier;
    const isTermOver = contestationEndsOn !== null && contestationEndsOn < brusselsDate(action.at);
    await setWithoutEffect(trx, action, result, {
      kind: 'replaced',
      reason: correction.reason,
      isConsentNeeded: isTermOver || dossier.status === 'ToPay',
      contestableUntil: contestationEndsOn,
    });
    await moveDossier(trx, action, dossier, {
      event: 'replaceReport',
      facts: { somebodyHasIt: true, nothingPaid: true },
      set: { closedAt: null, contestationEndsOn: null },
      reason: correction.reason,
    });
    await recordEvent(trx, action, {
      dossier,
      type: 'result.replaced',
      subjectId: result.id,
      before: { fileName: result.fileName, contestUntil: contestationEndsOn },
      after: { reason: correction.reason, outcomeSha256: result.outcomeSha256 },
      version: null,
    });
  });
}

/** Where those who would lose do not consent, the draft that was to be replaced after its term stands. */
export async function reinstateReport(
  db: Database,
  action: UserAction,
  place: Place,
  { version, reason }: Correction,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, place.dossierId);
    const result = await getResult(trx, place);
    await refuseStale(trx, result, version);
    const { isConsentNeeded, replacedBy, contestableUntil, signedAt } = result;
    if (signedAt === null || !isConsentNeeded || replacedBy !== null) throw new ProblemError('conflict');
    await trx
      .updateTable('calculationResults')
      .set({ voidedAt: null, voidedBy: null, voidKind: null, voidReason: null })
      .set({ isConsentNeeded: false, contestableUntil: null })
      .where('id', '=', result.id)
      .execute();
    await outdateResults(trx, dossier.id, action.at);
    await moveDossier(trx, action, dossier, {
      event: 'reinstateReport',
      facts: { termWasOver: true },
      set: { closedAt: signedAt, contestationEndsOn: contestableUntil },
      reason,
    });
    await recordEvent(trx, action, {
      dossier,
      type: 'result.reinstated',
      subjectId: result.id,
      before: { fileName: result.fileName },
      after: { reason, contestUntil: contestableUntil },
      version: null,
    });
  });
}

/** Of the report in force alone, as whoever corrects it has seen it. */
async function correct(
  db: Database,
  action: UserAction,
  place: Place,
  { version }: Correction,
  act: (trx: Transaction, dossier: DossierRecord, result: ListedResult) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, place.dossierId);
    const result = await getResult(trx, place);
    if (result.signedAt === null) throw new ProblemError('result-not-signed');
    if (result.voidedAt !== null) throw new ProblemError('result-voided');
    await refuseStale(trx, result, version);
    await act(trx, dossier, result);
    await outdateResults(trx, dossier.id, action.at);
  });
}

/** Somebody has signed for it on paper. */
async function isSignedFor(trx: Transaction, resultId: string): Promise<boolean> {
  const receipt = await trx
    .selectFrom('reportReceipts')
    .select('id')
    .where('resultId', '=', resultId)
    .executeTakeFirst();
  return receipt !== undefined;
}

/** Something was paid, as somebody said or a bank statement shows, or a file for the bank was prepared that nobody has withdrawn. */
async function isPayoutBegun(trx: Transaction, resultId: string): Promise<boolean> {
  const begun = await trx
    .selectFrom('payoutLines as line')
    .select('line.id')
    .where('line.resultId', '=', resultId)
    .where((where) =>
      where.or([
        where('confirmedOn', 'is not', null),
        where.exists(
          where
            .selectFrom('bankMovements as movement')
            .select('movement.id')
            .whereRef('movement.lineId', '=', 'line.id'),
        ),
        where.exists(
          where
            .selectFrom('payoutFiles as file')
            .select('file.id')
            .whereRef('file.dossierId', '=', 'line.dossierId')
            .where('file.withdrawnAt', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst();
  return begun !== undefined;
}

interface WithoutEffect {
  readonly kind: VoidKind;
  readonly reason: string;
  readonly isConsentNeeded?: boolean;
  readonly contestableUntil?: string | null;
}

async function setWithoutEffect(
  trx: Transaction,
  { actor, at }: UserAction,
  { id, sentAt }: ListedResult,
  { kind, reason, isConsentNeeded = false, contestableUntil = null }: WithoutEffect,
): Promise<void> {
  await trx
    .updateTable('calculationResults')
    .set({
      voidedAt: at,
      voidedBy: actor.id,
      voidKind: kind,
      voidReason: reason,
      isConsentNeeded,
      contestableUntil,
    })
    .where('id', '=', id)
    .execute();
  // Not everybody has read in it that an earlier draft is without effect: the next one says so again.
  if (sentAt === null) {
    await trx
      .updateTable('calculationResults')
      .set({ replacedBy: null })
      .where('replacedBy', '=', id)
      .execute();
  }
}
