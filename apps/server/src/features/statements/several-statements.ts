import type { BodyOf } from '@prorata/contract/call';
import type { Problem } from '@prorata/contract/problems';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { StatementChanges, StatementOutcome } from '@prorata/contract/statements/statement-changes';
import type { Transaction } from '../../database/tables.ts';
import { inSavepoint, inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { presentProblem } from '../../http/problems/send-problem.ts';
import type { Tools } from '../../tools.ts';
import { lockDossierForChange } from '../dossiers/find-dossier.ts';
import { readRows } from './list-statements.ts';
import { changeOwnFields, removeOwnStatement } from './own-statements.ts';
import { presentStatementRow } from './present.ts';
import { lockStatement } from './read-statements.ts';
import { markAsValidated, removeThirdPartyStatement, updateThirdPartyStatement } from './review-statement.ts';
import { fieldsOf } from './statement-fields.ts';
import type { StatementRecord } from './statement-record.ts';

type Given = Pick<Tools, 'db' | 'jobs' | 'settings'>;
type Change = BodyOf<typeof statementsCalls.changeSeveral>['statements'][number];
type Removal = BodyOf<typeof statementsCalls.removeSeveral>['statements'][number];

/** Changes one or more statements, of the office and of invited creditors, by the rules that hold for each alone. */
export function changeSeveral(
  tools: Given,
  action: UserAction,
  dossierId: string,
  { statements }: BodyOf<typeof statementsCalls.changeSeveral>,
): Promise<{ items: StatementOutcome[] }> {
  return doEach(tools, action, dossierId, statements, (trx, change, stored) => {
    if (stored.invitationId !== null) return changeFiled({ ...tools, db: trx }, action, change, stored);
    const place = { dossierId, statementId: stored.id };
    return changeOwnFields(trx, action, place, change.version, change.changes);
  });
}

export function removeSeveral(
  tools: Given,
  action: UserAction,
  dossierId: string,
  { statements }: BodyOf<typeof statementsCalls.removeSeveral>,
): Promise<{ items: StatementOutcome[] }> {
  return doEach(tools, action, dossierId, statements, (trx, { version }: Removal, { id, invitationId }) =>
    invitationId === null
      ? removeOwnStatement(trx, action, { dossierId, statementId: id }, version)
      : removeThirdPartyStatement(trx, action, { dossierId, tpStatementId: id }, version),
  );
}

/** What a creditor filed is changed with the reason, which stays as it was where nothing is said of it. */
async function changeFiled(
  tools: Given,
  action: UserAction,
  { version, changes }: Change,
  stored: StatementRecord,
): Promise<void> {
  const { validated, ...given } = changes;
  const place = { dossierId: stored.dossierId, tpStatementId: stored.id };
  let current = version;
  if (hasFields(given)) {
    const { explanationOfChange = stored.explanationOfChange, ...fields } = given;
    const body = { ...fieldsOf(stored), ...fields, explanationOfChange, version };
    current = (await updateThirdPartyStatement(tools, action, place, body)).version;
  }
  if (validated) await markAsValidated(tools, action, place, { version: current });
  // The creditor was told.
  if (validated === false && stored.validatedAt !== null)
    throw new ProblemError('statement-already-validated');
}

function hasFields(changes: StatementChanges): boolean {
  return Object.keys(changes).length > 0;
}

/** Each by itself, all in one transaction: the dossier stays locked, and what is refused of one leaves the others. */
function doEach<Asked extends Removal>(
  { db }: Given,
  action: UserAction,
  dossierId: string,
  statements: readonly Asked[],
  act: (trx: Transaction, asked: Asked, stored: StatementRecord) => Promise<unknown>,
): Promise<{ items: StatementOutcome[] }> {
  return inTransaction(db, async (trx) => {
    await lockDossierForChange(trx, action.actor, dossierId);
    const problems = new Map<string, Problem>();
    for (const asked of statements) {
      const { statementId } = asked;
      const problem = await attempt(trx, async () =>
        act(trx, asked, await lockStatement(trx, { dossierId, statementId })),
      );
      if (problem !== undefined) problems.set(statementId, problem);
    }
    const ids = statements.map(({ statementId }) => statementId);
    const rows = new Map((await readRows(trx, dossierId, ids)).map((row) => [row.id, row]));
    return {
      items: ids.map((statementId) => {
        const row = rows.get(statementId);
        return {
          ...{ statementId, problem: problems.get(statementId) ?? null },
          row: row === undefined ? null : presentStatementRow(row),
        };
      }),
    };
  });
}

/** What refused it; a fault of ours undoes everything. */
export async function attempt(trx: Transaction, work: () => Promise<unknown>): Promise<Problem | undefined> {
  try {
    await inSavepoint(trx, work);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return presentProblem(error);
  }
}
