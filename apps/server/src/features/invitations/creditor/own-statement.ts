import type { Database, Transaction } from '../../../database/tables.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import { selectStatements } from '../../statements/read-statements.ts';
import type { StatementRecord } from '../../statements/statement-record.ts';

interface OwnStatement {
  readonly invitationId: string;
  readonly tpStatementId: string;
}

/** A statement that was filed with the invitation of whoever asks. That of another is refused, not hidden. */
export async function getOwnStatement(db: Database, place: OwnStatement): Promise<StatementRecord> {
  return onlyOwn(
    place,
    await selectStatements(db).where('statement.id', '=', place.tpStatementId).executeTakeFirst(),
  );
}

/** The same, locked until the transaction ends; its dossier is locked already. */
export async function lockOwnStatement(trx: Transaction, place: OwnStatement): Promise<StatementRecord> {
  const query = selectStatements(trx).where('statement.id', '=', place.tpStatementId);
  return onlyOwn(place, await query.forUpdate('statement').executeTakeFirst());
}

function onlyOwn({ invitationId }: OwnStatement, statement: StatementRecord | undefined): StatementRecord {
  if (statement === undefined) throw new ProblemError('statement-not-found');
  if (statement.invitationId !== invitationId) throw new ProblemError('access-denied');
  return statement;
}
