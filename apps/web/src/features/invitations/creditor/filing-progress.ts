import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { IBAN_LENGTHS, parseIban } from '@prorata/domain/iban';
import type { StatementValues } from './statement-values.ts';

type StatementPart = InvitedStatement['missingParts'][number];

/** The inputs of an ordinary claim, in the order of the page. */
export const INPUTS = ['amount', 'paper', 'title', 'account'] as const;
export type Input = (typeof INPUTS)[number];

const INPUT_OF: Readonly<Partial<Record<StatementPart, Input>>> = {
  totalAmountClaimed: 'amount',
  settlementDocument: 'paper',
  titleDocument: 'title',
  paymentaccount: 'account',
};

interface Progress {
  /** What the statement lacks, with what is typed at this moment. */
  readonly missing: readonly StatementPart[];
  readonly done: ReadonlySet<Input>;
}

/** How far a statement is: by what the server has, and what stands in the fields and is on its way there. */
export function progressOf(
  missingParts: readonly StatementPart[],
  { totalAmountClaimed, paymentaccount }: Partial<StatementValues>,
): Progress {
  const typed = {
    totalAmountClaimed: typeof totalAmountClaimed === 'number' && totalAmountClaimed > 0,
    paymentaccount: typeof paymentaccount === 'string' && parseIban(paymentaccount) !== undefined,
  };
  const missing = ORDER.filter((part) =>
    part === 'totalAmountClaimed' || part === 'paymentaccount' ? !typed[part] : missingParts.includes(part),
  );
  const lacking = new Set(missing.map((part) => INPUT_OF[part]));
  return { missing, done: new Set(INPUTS.filter((input) => !lacking.has(input))) };
}

/** From the top of the page to its foot. */
const ORDER: readonly StatementPart[] = [
  'creditor',
  'creditorAddress',
  'totalAmountClaimed',
  'settlementDocument',
  'titleDocument',
  'paymentaccount',
  'proofDocuments',
];

/** How many characters an account number still needs, by the length of its country; unknown before the country is. */
export function ibanCharactersLeft(typed: string): number | undefined {
  const text = typed.replaceAll(/\s/g, '').toUpperCase();
  const length = IBAN_LENGTHS.get(text.slice(0, 2));
  if (length === undefined || text.length >= length) return undefined;
  return length - text.length;
}
