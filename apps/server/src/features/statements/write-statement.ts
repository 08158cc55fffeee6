import type { Transaction } from '../../database/tables.ts';
import { type Changes, findChanges } from '../../events/changes.ts';
import type { Action } from '../../http/action.ts';
import { outdateResults } from '../dossiers/outdate-results.ts';
import { lockStatement } from './read-statements.ts';
import { recordStatementEvent, type StatementInDossier } from './record-statement-event.ts';
import { fieldsOf, storedColumns } from './statement-fields.ts';
import type { StatementRecord } from './statement-record.ts';

/** What is neither counted, set or joined by the database, nor carried over from an earlier dossier. */
type StatementColumns = Partial<
  Omit<
    StatementRecord,
    | 'id'
    | 'version'
    | 'updatedAt'
    | 'removedClaims'
    | 'carried'
    | 'filed'
    | 'toldCreditorId'
    | 'invitationStatus'
    | 'validatorName'
  >
>;

/** Writes what was decided about a statement and tells what changed; nothing happens when nothing does. */
export async function writeStatement(
  trx: Transaction,
  action: Action,
  { dossier, statement: stored }: StatementInDossier,
  columns: StatementColumns,
): Promise<StatementRecord> {
  const changes = findChanges(auditFieldsOf(stored), auditFieldsOf({ ...stored, ...columns }));
  if (changes === undefined) return stored;
  await trx.updateTable('statements').set(storedColumns(columns)).where('id', '=', stored.id).execute();
  const statement = await lockStatement(trx, { dossierId: dossier.id, statementId: stored.id });
  await outdateResults(trx, dossier.id, action.at);
  await recordStatementEvent(
    trx,
    action,
    { dossier, statement },
    { type: `statement.${whatHappened(changes)}`, ...changes, version: statement.version },
  );
  return statement;
}

/** A statement as the audit trail tells of it. */
function auditFieldsOf(statement: StatementRecord) {
  return {
    ...fieldsOf(statement),
    explanationOfChange: statement.explanationOfChange,
    validated: statement.validatedAt !== null,
  };
}

function whatHappened({ after }: Changes<ReturnType<typeof auditFieldsOf>>) {
  const [field, ...others] = Object.keys(after);
  if (others.length > 0) return 'changed';
  if (field === 'validated') return after.validated ? 'validated' : 'validationWithdrawn';
  return field === 'explanationOfChange' ? 'explained' : 'changed';
}
