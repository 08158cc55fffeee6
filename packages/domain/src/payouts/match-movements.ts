import type { Cents } from '../money.ts';
import { findStructuredDigits } from '../structured-communication.ts';
import type { BankMovement } from './bank-statement.ts';

/** A line that money may have left for, or come back from. */
export interface MatchableLine {
  readonly id: string;
  readonly account: string | null;
  readonly communication: string;
  readonly openCents: Cents;
  readonly paidCents: Cents;
  /** What our files called its payments. */
  readonly endToEndIds: readonly string[];
}

export type MatchedBy = 'endToEndId' | 'communication' | 'account';

export type Match =
  | { readonly kind: 'paid' | 'returned'; readonly lineId: string; readonly by: MatchedBy }
  /** One question is asked, with the line that it may be about. */
  | { readonly kind: 'question'; readonly suggestedLineId: string | null };

/**
 * Which line each movement is about, one after the other: what is matched is no longer open for the next. Nothing is
 * guessed: two lines that fit, or an amount that does not, make a question.
 */
export function matchMovements(movements: readonly BankMovement[], lines: readonly MatchableLine[]): Match[] {
  const state = new Map(lines.map((line) => [line.id, { ...line }]));
  return movements.map((movement) => {
    const match = matchOne(movement, [...state.values()]);
    if (match.kind === 'question') return match;
    const line = state.get(match.lineId);
    if (line) {
      line.openCents += movement.amountCents;
      line.paidCents -= movement.amountCents;
    }
    return match;
  });
}

function matchOne(movement: BankMovement, lines: readonly MatchableLine[]): Match {
  return movement.amountCents < 0n
    ? matchPayment(movement, -movement.amountCents, lines)
    : matchReturn(movement, movement.amountCents, lines);
}

function matchPayment(movement: BankMovement, cents: Cents, lines: readonly MatchableLine[]): Match {
  const named = lines.filter((line) => isNamed(movement, line));
  if (named.length > 0) {
    // Our own name for it is certain, also where only a part was paid; more than is open is not.
    const line = only(named.filter(({ openCents }) => cents <= openCents));
    return line ? { kind: 'paid', lineId: line.id, by: 'endToEndId' } : ask(named);
  }
  if (movement.isBankCost) return ask([]);
  const open = lines.filter(({ openCents }) => openCents === cents);
  const told = open.filter((line) => isTold(movement, line));
  const toldLine = only(told);
  if (toldLine) return { kind: 'paid', lineId: toldLine.id, by: 'communication' };
  const accountLine = only(open.filter((line) => isTo(movement, line)));
  if (accountLine && told.length === 0) return { kind: 'paid', lineId: accountLine.id, by: 'account' };
  const likely = lines.filter(
    (line) => line.openCents > 0n && (isTold(movement, line) || isTo(movement, line)),
  );
  return ask(likely.length > 0 ? likely : open);
}

/** Money in is a payment that came back only when the bank says so, or gives our own name for it. */
function matchReturn(movement: BankMovement, cents: Cents, lines: readonly MatchableLine[]): Match {
  const paid = lines.filter(({ paidCents }) => paidCents >= cents);
  const named = only(paid.filter((line) => isNamed(movement, line)));
  if (named) return { kind: 'returned', lineId: named.id, by: 'endToEndId' };
  if (movement.returnReason === null) return ask([]);
  return ask(
    paid.filter((line) => line.paidCents === cents && (isTold(movement, line) || isTo(movement, line))),
  );
}

function ask(likely: readonly MatchableLine[]): Match {
  return { kind: 'question', suggestedLineId: only(likely)?.id ?? null };
}

function only<Line>(lines: readonly Line[]): Line | undefined {
  return lines.length === 1 ? lines[0] : undefined;
}

function isNamed({ endToEndId }: BankMovement, { endToEndIds }: MatchableLine): boolean {
  return endToEndId !== null && endToEndIds.includes(endToEndId);
}

function isTold(movement: BankMovement, line: MatchableLine): boolean {
  const told = plain(movement.communication);
  return told !== '' && told === plain(line.communication);
}

function isTo({ counterpartyAccount }: BankMovement, { account }: MatchableLine): boolean {
  return account !== null && counterpartyAccount === account;
}

/** Banks change signs and capitals on the way; a structured communication is its digits. */
function plain(communication: string): string {
  return findStructuredDigits(communication) ?? communication.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
