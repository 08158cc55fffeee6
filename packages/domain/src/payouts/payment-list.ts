import { type Cents, sumCents } from '../money.ts';

/** A creditor, what is consigned for one, the costs of the office, and what is left for a defendant. */
export const PAYOUT_LINE_KINDS = ['creditor', 'reserve', 'costs', 'surplus'] as const;
export type PayoutLineKind = (typeof PAYOUT_LINE_KINDS)[number];

/** One payment of the list, with its number: that of the declarant in the report, or R1, K1, S1. */
export interface PaymentLine {
  readonly number: string;
  readonly kind: PayoutLineKind;
  readonly statementId: string | null;
  readonly name: string;
  readonly account: string | null;
  /** In whose name the account stands, when that is not the name of the line. */
  readonly accountHolder: string | null;
  readonly communication: string;
  readonly amountCents: Cents;
}

/** What the signed report gives to one declarant. */
export interface DeclarantToPay {
  readonly statementId: string;
  readonly number: number;
  readonly name: string;
  readonly account: string | null;
  readonly accountHolder: string | null;
  readonly communication: string;
  readonly allottedCents: Cents;
  /** What of it is consigned (Judicial Code 1628). */
  readonly consignedCents: Cents;
  /** What of it goes to costs that the declarant alone bears. */
  readonly borneCents: Cents;
}

export interface ListToPay {
  readonly fileNumber: string;
  readonly moneyInCents: Cents;
  readonly declarants: readonly DeclarantToPay[];
  readonly costs: { readonly name: string; readonly account: string | null; readonly amountCents: Cents };
  readonly depositOffice: { readonly name: string; readonly account: string | null };
  /** What is left for each defendant (Judicial Code 1630 and 1636). */
  readonly surplus: readonly { readonly name: string; readonly amountCents: Cents }[];
}

/**
 * Everybody who is paid from a signed report, in the order of the report: creditors, consignments, costs, what is left.
 * @throws when the list does not add up to the money: such a list must never be paid.
 */
export function listPayments(source: ListToPay): PaymentLine[] {
  const lines = [
    ...creditorLines(source),
    ...reserveLines(source),
    ...costsLine(source),
    ...surplusLines(source),
  ];
  const total = sumCents(lines.map(({ amountCents }) => amountCents));
  if (total !== source.moneyInCents) {
    throw new Error(`The payment list adds up to ${total} cents, and there are ${source.moneyInCents}.`);
  }
  return lines;
}

function creditorLines({ declarants }: ListToPay): PaymentLine[] {
  return declarants.flatMap(
    ({ number, statementId, name, account, accountHolder, communication, ...sums }) => {
      const amountCents = sums.allottedCents - sums.consignedCents - sums.borneCents;
      if (amountCents <= 0n) return [];
      return {
        number: String(number),
        kind: 'creditor',
        statementId,
        name,
        account,
        accountHolder,
        communication,
        amountCents,
      };
    },
  );
}

/** One for each creditor: the deposit office keeps a file for each, and one is released without the other. */
function reserveLines({ declarants, depositOffice, fileNumber }: ListToPay): PaymentLine[] {
  return declarants
    .filter(({ consignedCents }) => consignedCents > 0n)
    .map(({ statementId, name, consignedCents }, index) => ({
      number: `R${index + 1}`,
      kind: 'reserve',
      statementId,
      ...depositOffice,
      accountHolder: null,
      communication: `${fileNumber} ${name}`,
      amountCents: consignedCents,
    }));
}

function costsLine({ costs, fileNumber }: ListToPay): PaymentLine[] {
  if (costs.amountCents <= 0n) return [];
  const line = { number: 'K1', kind: 'costs', statementId: null, accountHolder: null } as const;
  return [{ ...line, communication: fileNumber, ...costs }];
}

function surplusLines({ surplus, fileNumber }: ListToPay): PaymentLine[] {
  return surplus
    .filter(({ amountCents }) => amountCents > 0n)
    .map((left, index) => ({
      number: `S${index + 1}`,
      kind: 'surplus',
      statementId: null,
      account: null,
      accountHolder: null,
      communication: fileNumber,
      ...left,
    }));
}
