import type { FollowedStatement, FollowingStatus } from '@prorata/contract/following/status';
import { type Report, reportFromJson } from '@prorata/documents/report/report';
import { shareOfCreditor } from '@prorata/documents/report/share-of-creditor';
import { timelineOf } from '@prorata/domain/following/timeline';
import { addDays, brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { findLastDays, keepsPayoutWaiting } from '@prorata/domain/sending-ledger/report-ledger';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { Tools } from '../../tools.ts';
import { readSettlement, settle } from '../closings/settled-dossier.ts';
import { isOpen } from '../invitations/creditor/act-of-creditor.ts';
import { findReceipt } from '../invitations/creditor/read-receipt.ts';
import { declaredTotalOf } from '../statements/claim-amounts.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import type { WholeStatement } from '../statements/statement-record.ts';
import { findOwnDraft, isOwn, type OwnDraft } from './draft-of.ts';
import { holdsOf, readHolds } from './holds-of.ts';
import { type OwnPlace, readOwnPlace } from './own-place.ts';
import { certificateOf, consignmentOf, type MoneyOfStatement, paymentOf } from './payment-of.ts';
import { partsOf, reviewOf } from './review-of.ts';

/**
 * Where things stand for whoever holds the code of an invitation. It tells what happened, never what the office is still
 * working on: a decision once it is made, amounts once the draft has reached the creditor, money once it moved.
 */
export async function readFollowingStatus(
  tools: Pick<Tools, 'db' | 'clock' | 'settings'>,
  invitationId: string,
): Promise<FollowingStatus> {
  const at = tools.clock();
  const place = await readOwnPlace(tools.db, invitationId);
  return statusOf(place, await readFollowed(tools, tools.db, place, at), at);
}

/** All that is known of whoever holds the code, asked for together; whether they may know it shows afterwards. */
export function readFollowed(tools: Pick<Tools, 'settings'>, db: Database, place: OwnPlace, at: Date) {
  return readTogether(db, (db) => ({
    own: findOwnDraft(tools, db, place, at),
    money: readMoney(db, place),
    holds: readHolds(db, place),
    receipt: findReceipt(db, place.invitation.id),
  }));
}

type Followed = Awaited<ReturnType<typeof readFollowed>>;

export function statusOf(place: OwnPlace, followed: Followed, at: Date): FollowingStatus {
  const { dossier, invitation } = place;
  const { own, receipt } = followed;
  const isStillOpen = isOpen(dossier, invitation, at);
  const filed = invitation.closedAt === null ? [] : place.statements;
  // Only of whoever has the draft: before, nobody outside knows what it gives.
  const money = own ? followed.money : NO_MONEY;
  const holds = holdsOf(place, followed.holds, own !== undefined);
  const report = own && reportFromJson(own.reportJson);
  const statements = filed.map((statement) => followStatement(statement, report, money));
  const contest = own ? contestOf(place, own, brusselsDate(at)) : null;
  return {
    status: invitation.status,
    isOpen: isStillOpen,
    closedAt: invitation.closedAt?.toISOString() ?? null,
    closedBy: invitation.closedBy,
    receiptNumber: receipt?.receiptNumber ?? null,
    timeline: isStillOpen
      ? []
      : timelineOf({
          filedOn: filed.length > 0 && invitation.closedAt ? brusselsDate(invitation.closedAt) : null,
          reviewedOn: lastOf(statements.map(({ review }) => review?.on ?? null)),
          draftOn: own ? (own.draft.sentOn ?? own.draft.signedOn) : null,
          contestUntil: contest?.lastDay ?? null,
          uncontestedSince: own ? uncontestedSince(place, own, money) : null,
          isWithoutShare: own !== undefined && statements.every(({ share }) => (share?.allotted ?? 0) === 0),
          paidOn: paidOnOf(statements),
          endedOn: money.settled?.closedOn ?? null,
          isHeld: holds.length > 0 || dossier.status === 'Cancelled',
        }),
    holds,
    isCancelled: dossier.status === 'Cancelled',
    statements,
    draft: own?.draft ?? null,
    contest,
    payableFrom: own && holds.length === 0 && dossier.status !== 'Paid' ? payableFromOf(own) : null,
  };
}

function followStatement(
  statement: WholeStatement,
  report: Report | undefined,
  money: MoneyOfStatement,
): FollowedStatement {
  const { id: tpStatementId, isLate } = statement;
  return {
    ...{ tpStatementId, isLate },
    creditorName: creditorNameOf(statement),
    claimed: eurosFromCents(declaredTotalOf(statement).declaredCents),
    parts: partsOf(statement),
    review: reviewOf(statement),
    share: report ? presentShare(report, tpStatementId) : null,
    payment: paymentOf(money, tpStatementId),
    consignment: consignmentOf(money, tpStatementId),
    certificate: certificateOf(money, tpStatementId),
  };
}

function presentShare(report: Report, statementId: string): FollowedStatement['share'] {
  const share = shareOfCreditor(report, statementId);
  if (share === undefined) return null;
  const { whyNotAll: why } = share;
  return {
    counted: eurosFromCents(share.countedCents),
    allotted: eurosFromCents(share.allottedCents),
    consigned: eurosFromCents(share.consignedCents),
    borne: eurosFromCents(share.borneCents),
    run: share.series && {
      earlier: eurosFromCents(share.series.earlierCents),
      before: eurosFromCents(share.series.beforeCents),
      after: eurosFromCents(share.series.afterCents),
    },
    whyNotAll: why && {
      money: eurosFromCents(why.moneyInCents),
      costs: eurosFromCents(why.costsCents),
      privileged: eurosFromCents(why.privilegedCents),
      forOrdinary: eurosFromCents(why.forOrdinaryCents),
      demandedByOrdinary: eurosFromCents(why.demandedCents),
    },
  };
}

interface KnownMoney extends MoneyOfStatement {
  readonly judgedOn: IsoDate | null;
}

const NO_MONEY: KnownMoney = {
  lines: [],
  settled: undefined,
  isPaidByDepositOffice: false,
  judgedOn: null,
};

async function readMoney(db: Database, { dossier }: OwnPlace): Promise<KnownMoney> {
  const settlement = await readSettlement(db, dossier);
  const { paid, judgment } = settlement;
  if (paid.report === undefined) return NO_MONEY;
  return {
    // What the deposit office pays never was on our list.
    lines: judgment ? [] : paid.lines,
    settled: dossier.status === 'Paid' ? settle(dossier, settlement) : undefined,
    isPaidByDepositOffice: judgment !== undefined,
    judgedOn: judgment?.judgedOn ?? null,
  };
}

/** The first of the own days: whoever acts until then is in time with each statement. */
function contestOf(
  place: OwnPlace,
  { told, contestations }: OwnDraft,
  today: IsoDate,
): FollowingStatus['contest'] {
  const [lastDay] = told.flatMap(({ days }) => days?.lastDay ?? []).toSorted();
  if (lastDay === undefined) return null;
  const own = contestations.find(({ addresseeId }) => isOwn(place, { addresseeId: addresseeId ?? '' }));
  return { lastDay, isOver: today > lastDay, ownOn: own?.contestedOn ?? null };
}

/** Of everybody: only when all terms are over the money moves. */
function uncontestedSince(
  { dossier }: OwnPlace,
  { ledger, draft }: OwnDraft,
  { judgedOn }: { readonly judgedOn: IsoDate | null },
): IsoDate | null {
  if (dossier.status !== 'ToPay' && dossier.status !== 'Paid') return null;
  return judgedOn ?? findLastDays(ledger.entries)?.lastDay ?? draft.sentOn ?? draft.signedOn;
}

function payableFromOf({ ledger: { entries } }: OwnDraft): IsoDate | null {
  const last = findLastDays(entries);
  return last === undefined || entries.some(keepsPayoutWaiting) ? null : addDays(last.cautiousDay, 1);
}

/** The last of the days, once all are known. */
function lastOf(days: readonly (IsoDate | null)[]): IsoDate | null {
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
}

/** When everything that the draft gives was paid, consigned or given up. */
function paidOnOf(statements: readonly FollowedStatement[]): IsoDate | null {
  const days = statements
    .filter(({ share }) => share !== null && share.allotted - share.borne > 0)
    .map(({ share, payment, consignment }) => {
      const isDone = payment?.state === 'paid' || payment?.state === 'waived';
      const isAllConsigned = share !== null && share.consigned >= share.allotted - share.borne;
      return isDone ? payment.on : isAllConsigned ? (consignment?.on ?? null) : null;
    });
  return lastOf(days);
}
