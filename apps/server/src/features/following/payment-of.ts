import type { FollowedStatement } from '@prorata/contract/following/status';
import { isContinued, isFullyPaid, paidCentsOf, unpaidCentsOf } from '@prorata/domain/closings/closing-tasks';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import type { SettledDossier } from '../closings/settled-dossier.ts';
import { type PayoutLineRecord, stateOf } from '../payouts/payout-lines.ts';

/** What is known of the money of one statement. */
export interface MoneyOfStatement {
  readonly lines: readonly PayoutLineRecord[];
  /** Once the dossier is paid. */
  readonly settled: SettledDossier | undefined;
  readonly isPaidByDepositOffice: boolean;
}

type Payment = NonNullable<FollowedStatement['payment']>;

/** What happened to the money of a creditor; nothing while it is to be paid, or a file that the office can still withdraw has it. */
export function paymentOf(money: MoneyOfStatement, statementId: string): Payment | null {
  const line = money.lines.find((one) => one.kind === 'creditor' && one.statementId === statementId);
  if (line === undefined) return paidWithoutLine(money, statementId);
  const state = stateOf(line);
  if (state !== 'paid' && state !== 'partlyPaid' && state !== 'returned' && state !== 'waived') return null;
  return {
    state,
    amount: eurosFromCents(line.amountCents),
    paid: eurosFromCents(line.facts.paidCents),
    on: dayOf(line, state),
    account: line.account && maskAccount(line.account),
    communication: line.communication,
    by: 'office',
    reason: state === 'returned' ? line.returnReason : state === 'waived' ? line.waiverReason : null,
  };
}

/** By the table of a judge, or before there were lists of payments. */
function paidWithoutLine(
  { settled, isPaidByDepositOffice }: MoneyOfStatement,
  statementId: string,
): Payment | null {
  const creditor = settled?.creditors.find((one) => one.statementId === statementId);
  if (creditor === undefined || paidCentsOf(creditor) <= 0n) return null;
  const paid = eurosFromCents(paidCentsOf(creditor));
  return {
    state: 'paid',
    ...{ amount: paid, paid, on: creditor.paidOn, account: null, communication: null, reason: null },
    by: isPaidByDepositOffice ? 'depositOffice' : 'office',
  };
}

function dayOf(line: PayoutLineRecord, state: Payment['state']): string | null {
  if (state === 'waived') return line.waivedAt && brusselsDate(line.waivedAt);
  if (state === 'returned') return line.returnedOn;
  const days = [line.confirmedOn, line.bookedOn].filter((day) => day !== null);
  return days.toSorted().at(-1) ?? null;
}

/** What lies at the deposit office for this creditor, once it does. */
export function consignmentOf(
  { lines }: MoneyOfStatement,
  statementId: string,
): FollowedStatement['consignment'] {
  const line = lines.find((one) => one.kind === 'reserve' && one.statementId === statementId);
  if (line === undefined || stateOf(line) !== 'consigned') return null;
  return { amount: eurosFromCents(line.amountCents), on: dayOf(line, 'paid') };
}

/** Nothing is certified while the dossier is not paid, nor of money that came back and has to be paid again. */
export function certificateOf(
  money: MoneyOfStatement,
  statementId: string,
): FollowedStatement['certificate'] {
  const { settled } = money;
  const creditor = settled?.creditors.find((one) => one.statementId === statementId);
  if (settled === undefined || creditor === undefined || isOpen(money, statementId)) return null;
  const { claimedCents, allottedCents, paidOn } = creditor;
  const paidCents = paidCentsOf(creditor);
  return {
    kind: isFullyPaid(creditor) ? 'payment' : isContinued(settled) ? 'interim' : 'nonRecovery',
    admitted: eurosFromCents(claimedCents),
    paid: eurosFromCents(paidCents),
    kept: eurosFromCents(allottedCents - paidCents),
    unpaid: eurosFromCents(unpaidCentsOf(creditor)),
    paidOn,
  };
}

function isOpen({ lines }: MoneyOfStatement, statementId: string): boolean {
  return lines.some((line) => {
    const state = stateOf(line);
    const isSettled = state === 'paid' || state === 'consigned' || state === 'waived';
    return line.statementId === statementId && !isSettled;
  });
}

/** Enough to know one's own account by, too little for whoever looks over a shoulder. */
function maskAccount(account: string): string {
  const covered = account.slice(2, -4).replaceAll(/[0-9A-Z]/g, '•');
  return `${account.slice(0, 2)}${covered}${account.slice(-4)}`.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
