import type { ParameterId } from '@prorata/domain/parameters/catalogue';
import type { Database, Transaction } from '../../database/tables.ts';

/** Who runs the platform. What nobody has filled in is empty. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly enterpriseNumber: string;
  readonly account: string;
  readonly helpdeskEmail: string;
  readonly helpdeskPhone: string;
  readonly dataProtection: string;
}

const KEYS = {
  name: 'operator.name',
  address: 'operator.address',
  enterpriseNumber: 'operator.enterprise-number',
  account: 'operator.account',
  helpdeskEmail: 'operator.helpdesk-email',
  helpdeskPhone: 'operator.helpdesk-phone',
  dataProtection: 'operator.data-protection',
} as const satisfies Record<keyof Operator, ParameterId>;

/** All of it at once: legal texts and mails name several. */
export async function readOperator(db: Database | Transaction): Promise<Operator> {
  const stored = await db
    .selectFrom('parameters')
    .select(['key', 'value'])
    .where('key', 'in', Object.values(KEYS))
    .$narrowType<{ value: string | null }>()
    .execute();
  const values = new Map(stored.map(({ key, value }) => [key, value ?? '']));
  const read = Object.entries(KEYS).map(([field, key]) => [field, values.get(key) ?? '']);
  // Sound: one entry for each field.
  return Object.fromEntries(read) as unknown as Operator;
}

/** How to reach the help desk, in one line; empty when nobody has filled it in. */
export function helpdeskOf({ helpdeskEmail, helpdeskPhone }: Operator): string {
  return [helpdeskEmail, helpdeskPhone].filter((way) => way !== '').join(', ');
}
