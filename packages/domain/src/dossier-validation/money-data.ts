import { groupBy } from '../group-by.ts';
import { formatIban } from '../iban.ts';
import { isPostcodeElsewhere } from '../postcodes.ts';
import { isWrongStructuredCommunication } from '../structured-communication.ts';
import type { PostalAddress } from './dossier-to-validate.ts';

/** What could send money to the wrong place. It stands in no calculation's way: the office may know better. */
export const MONEY_DATA_CODES = [
  'accountMissing',
  'accountShared',
  'creditorRepeated',
  'communicationWrong',
  'postcodeElsewhere',
] as const;

/** A statement that shares in the distribution, with what its payment hangs on. */
export interface StatementToPay {
  readonly id: string;
  readonly creditorId: string;
  readonly creditorName: string;
  readonly account: string | null;
  readonly reference: string | null;
  readonly address: PostalAddress;
}

export interface MoneyDataPoint {
  readonly code: (typeof MONEY_DATA_CODES)[number];
  readonly statementId: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** First what is wrong with each statement in their order, then what several have in common. */
export function listMoneyDataPoints(statements: readonly StatementToPay[]): MoneyDataPoint[] {
  return [
    ...statements.flatMap(pointsOfStatement),
    ...accountsOfSeveral(statements),
    ...creditorsWithSeveral(statements),
  ];
}

function pointsOfStatement({ id, account, reference, address }: StatementToPay): MoneyDataPoint[] {
  const { zipcode, city, country } = address;
  const isElsewhere = country === 'BE' && zipcode && city && isPostcodeElsewhere(zipcode, city);
  return [
    ...(account === null ? [pointOf('accountMissing', id)] : []),
    ...(reference !== null && isWrongStructuredCommunication(reference)
      ? [pointOf('communicationWrong', id, { reference })]
      : []),
    ...(isElsewhere ? [pointOf('postcodeElsewhere', id, { postcode: zipcode, city })] : []),
  ];
}

/** One account may well serve the clients of one bailiff or lawyer; it may also be a slip, or a fraud. */
function accountsOfSeveral(statements: readonly StatementToPay[]): MoneyDataPoint[] {
  const paid = statements.filter(({ account }) => account !== null);
  return [...groupBy(paid, ({ account }) => account ?? '')].flatMap(([account, group]) => {
    const names = new Map(group.map(({ creditorId, creditorName }) => [creditorId, creditorName]));
    const [first] = group;
    if (first === undefined || names.size < 2) return [];
    const params = { account: formatIban(account), count: names.size, names: [...names.values()].join('; ') };
    return [pointOf('accountShared', first.id, params)];
  });
}

/** Two statements of one creditor may be two debts, or one that was filed twice. */
function creditorsWithSeveral(statements: readonly StatementToPay[]): MoneyDataPoint[] {
  const groups = groupBy(statements, ({ creditorId }) => creditorId);
  return [...groups.values()].flatMap((group) => {
    const [, repeated] = group;
    return repeated === undefined ? [] : [pointOf('creditorRepeated', repeated.id, { count: group.length })];
  });
}

function pointOf(
  code: MoneyDataPoint['code'],
  statementId: string,
  params: MoneyDataPoint['params'] = {},
): MoneyDataPoint {
  return { code, statementId, params };
}
