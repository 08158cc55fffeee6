import type { BodyOf } from '@prorata/contract/call';
import type { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim } from '@prorata/contract/invitations/invited-statement';
import { isEuroAmount, sumEuros } from '@prorata/domain/money';
import { checkInterest, type InterestCheck } from '../../../components/claims/check-interest.ts';

/** How interest is given: by a rate of the law, by one that was agreed or awarded, as an amount, or not at all. */
export const RATE_WAYS = ['conventional', 'civil', 'commercial', 'known', 'none'] as const;
export type RateWay = (typeof RATE_WAYS)[number];

/** What is typed; a field that is empty or no number yet holds what stands there. */
export interface TypedAmounts {
  readonly whole: unknown;
  readonly principal: unknown;
  readonly way: RateWay;
  readonly rate: unknown;
  readonly from: unknown;
  readonly until: unknown;
  readonly known: unknown;
  readonly costs: readonly {
    readonly declared: unknown;
    readonly note: unknown;
    readonly isInTitle: unknown;
  }[];
  readonly payments: readonly { readonly date: unknown; readonly amount: unknown }[];
}

type Amounts = Pick<BodyOf<typeof invitedCalls.setAmounts>, 'amount' | 'parts' | 'payments'>;

/** What a claim says already, or a new one with the last day to file as the day to which interest is asked. */
export function typedAmounts(
  claim: InvitedClaim | undefined,
  { total, lastDay }: { readonly total: number; readonly lastDay: string | null },
): TypedAmounts {
  const parts = claim?.parts ?? [];
  const interest = parts.find(({ kind }) => kind === 'interest');
  const terms = interest?.interest ?? null;
  const amount = claim?.amountDemanded ?? total;
  const ways: readonly string[] = RATE_WAYS;
  const way = terms && ways.includes(terms.kind) ? (terms.kind as RateWay) : interest ? 'known' : 'none';
  return {
    whole: amount === 0 ? null : amount,
    principal: parts.find(({ kind }) => kind === 'principal')?.declared ?? (amount === 0 ? null : amount),
    way: parts.length === 0 ? 'conventional' : way,
    rate: terms?.rate ?? null,
    from: terms?.from ?? null,
    until: terms?.until ?? lastDay,
    known: interest?.declared ?? null,
    costs: parts
      .filter(({ kind }) => kind !== 'principal' && kind !== 'interest')
      .map(({ declared, note, isInTitle }) => ({ declared, note, isInTitle: isInTitle ?? true })),
    payments: (claim?.payments ?? []).map(({ date, amount: paid }) => ({ date, amount: paid })),
  };
}

/** What the interest that was typed comes to. */
export function interestOf(typed: TypedAmounts, method: Parameters<typeof checkInterest>[2]): InterestCheck {
  const { way: kind, rate, principal: base, from, until } = typed;
  return checkInterest({ kind, rate, base, from, until }, 0, method);
}

/** The interest in euros; nothing while it cannot be reckoned. */
export function interestEuros({ way, known }: TypedAmounts, check: InterestCheck): number | undefined {
  if (way === 'none') return 0;
  if (way === 'known') return isAmount(known) ? known : undefined;
  return check.kind === 'reckoned' ? check.euros : undefined;
}

/** What is to be filled in before it can be taken over. */
export function faultsOf(typed: TypedAmounts, isSplit: boolean): string[] {
  if (!isSplit) return isAmount(typed.whole) && typed.whole > 0 ? [] : ['whole'];
  const { way } = typed;
  const isReckoned = way !== 'none' && way !== 'known';
  return [
    ...(isAmount(typed.principal) && typed.principal > 0 ? [] : ['principal']),
    ...(way === 'known' && !isAmount(typed.known) ? ['known'] : []),
    ...(way === 'conventional' && typeof typed.rate !== 'number' ? ['rate'] : []),
    ...(isReckoned && !typed.from ? ['from'] : []),
    ...(isReckoned && !typed.until ? ['until'] : []),
    ...typed.costs.flatMap(({ declared }, place) => (isAmount(declared) ? [] : [`costs.${place}.declared`])),
    ...typed.payments.flatMap(({ date, amount }, place) => [
      ...(date ? [] : [`payments.${place}.date`]),
      ...(isAmount(amount) && amount > 0 ? [] : [`payments.${place}.amount`]),
    ]),
  ];
}

/** As it is sent: parts that add up to the amount, or one amount. */
export function amountsToSend(typed: TypedAmounts, isSplit: boolean, interest: number): Amounts {
  if (!isSplit) return { amount: Number(typed.whole), parts: [], payments: [] };
  const { way, rate, from, until } = typed;
  const base = Number(typed.principal);
  const isReckoned = way !== 'none' && way !== 'known';
  const terms = isReckoned && {
    ...{ kind: way, rate: way === 'conventional' ? Number(rate) : null, base },
    ...{ from: String(from), until: String(until), runsOn: true },
  };
  const said = { note: null, isInTitle: null };
  const parts: Amounts['parts'] = [
    { kind: 'principal', declared: base, interest: null, ...said },
    ...(way === 'none'
      ? []
      : [{ kind: 'interest' as const, declared: interest, interest: terms || null, ...said }]),
    ...typed.costs.map(({ declared, note, isInTitle }) => ({
      ...{ kind: 'costs' as const, declared: Number(declared), interest: null },
      ...{ note: note ? String(note) : null, isInTitle: isInTitle === true },
    })),
  ];
  return {
    amount: sumEuros(parts.map(({ declared }) => declared)),
    parts,
    payments: typed.payments.map(({ date, amount }) => ({
      ...{ date: String(date), amount: Number(amount), note: null },
    })),
  };
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && isEuroAmount(value);
}
