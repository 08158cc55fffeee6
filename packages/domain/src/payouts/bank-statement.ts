import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';

/** One statement of an account, whatever format it came in. Always: opening + movements = closing. */
export interface BankStatement {
  readonly account: string;
  readonly number: string;
  readonly openingCents: Cents;
  readonly closingCents: Cents;
  readonly closedOn: IsoDate;
  readonly movements: readonly BankMovement[];
}

export interface BankMovement {
  /** Money in is positive, money out negative. */
  readonly amountCents: Cents;
  readonly bookedOn: IsoDate;
  readonly counterpartyAccount: string | null;
  readonly counterpartyName: string | null;
  readonly communication: string;
  /** What our file called the payment, where the bank gives it back. */
  readonly endToEndId: string | null;
  /** The bank's own reference. */
  readonly reference: string;
  /** The reason of ISO 20022 for which a payment came back: AC04 is a closed account. */
  readonly returnReason: string | null;
  readonly isBankCost: boolean;
}

/** What is wrong with a file of statements, and on which line of it. */
export interface StatementFault {
  readonly line: number;
  readonly fault: (typeof STATEMENT_FAULTS)[number];
}

const STATEMENT_FAULTS = [
  'notAStatement',
  'unknownRecord',
  'recordLength',
  'recordOrder',
  'amount',
  'date',
  'account',
  'currency',
  'balance',
  'recordCount',
  'totals',
  'incomplete',
] as const;

export class StatementFaultError extends Error {
  readonly at: StatementFault;
  constructor(fault: StatementFault['fault'], line: number) {
    super(`${fault} on line ${line}`);
    this.at = { fault, line };
  }
}
