import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { lockOwnStatement } from './lock-statement.ts';
import { presentStatement } from './present-statement.ts';
import { completeStatement } from './read-statements.ts';
import { refuseIncomplete } from './refuse-incomplete.ts';
import { changeStatement } from './store-statement.ts';

/** Saves a statement of the office. Who saves it as validated answers for all that then stands in it. */
export async function updateStatement(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.update>,
  { version, validated, ...given }: BodyOf<typeof statementsCalls.update>,
): Promise<Statement> {
  return inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, action, params);
    await refuseStale(trx, place.statement, version);
    const mark = validated
      ? { validatedAt: action.at, validatedBy: action.actor.id }
      : { validatedAt: null, validatedBy: null };
    const statement = await changeStatement(trx, action, place, given, mark);
    if (validated) await refuseIncomplete(trx, statement);
    return presentStatement(await completeStatement(trx, statement));
  });
}
