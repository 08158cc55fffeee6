import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { type ValuesOf, valuesFor } from '../../../components/form/use-contract-form.ts';

export type StatementValues = ValuesOf<typeof invitedCalls.updateStatement>;

/** What can be typed into a statement, out of all that is known of it. */
export function valuesOfStatement(statement: InvitedStatement): StatementValues {
  return valuesFor(invitedCalls.updateStatement, statement);
}

/** An amount that was not filled in yet is an empty field, not a nought to type over. */
export function withoutNought(values: StatementValues): StatementValues {
  return values.totalAmountClaimed === 0 ? { ...values, totalAmountClaimed: null as never } : values;
}
