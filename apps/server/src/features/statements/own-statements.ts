import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import type { StatementChanges } from '@prorata/contract/statements/statement-changes';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { lockDossierForChange, readPartOfDossier } from '../dossiers/find-dossier.ts';
import { lockOwnStatement } from './lock-statement.ts';
import { presentStatement } from './present-statement.ts';
import { completeStatement, getWholeStatement } from './read-statements.ts';
import { refuseIncomplete } from './refuse-incomplete.ts';
import { fieldsOf } from './statement-fields.ts';
import { addStatement, changeStatement, removeStatement } from './store-statement.ts';

export async function readStatement(
  db: Database,
  user: ActingUser,
  place: ParamsOf<typeof statementsCalls.read>,
): Promise<Statement> {
  const statement = await readPartOfDossier(db, user, place.dossierId, (db) => getWholeStatement(db, place));
  if (statement.invitationId !== null) throw new ProblemError('statement-not-found');
  return presentStatement(statement);
}

export async function createStatement(
  db: Database,
  action: UserAction,
  dossierId: string,
  { validated, ...given }: BodyOf<typeof statementsCalls.create>,
): Promise<Statement> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    const author = { createdBy: action.actor.id, invitationId: null, invitedCreditorId: null };
    const statement = await addStatement(trx, action, { dossier, author }, withTotal(given));
    // Its documents can only follow, so a new statement is never complete.
    if (validated) await refuseIncomplete(trx, statement);
    return presentStatement({ ...statement, claims: [], documents: [] });
  });
}

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
    const statement = await changeStatement(trx, action, place, withTotal(given), mark);
    if (validated) await refuseIncomplete(trx, statement);
    return presentStatement(await completeStatement(trx, statement));
  });
}

/** How the report reaches a creditor: nobody checks the claim anew because of it. */
const SENDING_FIELDS: ReadonlySet<string> = new Set<keyof StatementChanges>(['sendOption', 'language']);

/** Changes single fields of a statement of the office; what is not named stays as it is. */
export async function changeOwnFields(
  trx: Transaction,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.update>,
  version: number,
  { validated, explanationOfChange: _, ...fields }: StatementChanges,
): Promise<void> {
  const place = await lockOwnStatement(trx, action, params);
  await refuseStale(trx, place.statement, version);
  const staysChecked = validated !== false && Object.keys(fields).every((field) => SENDING_FIELDS.has(field));
  const mark = validated
    ? { validatedAt: action.at, validatedBy: action.actor.id }
    : { ...(!staysChecked && { validatedAt: null, validatedBy: null }) };
  const given = { ...fieldsOf(place.statement), ...fields };
  const statement = await changeStatement(trx, action, place, given, mark);
  if (validated) await refuseIncomplete(trx, statement);
}

/** Where the office says only what was declared, all of it counts. */
function withTotal<Given extends { totalAmountClaimed: number | null; declaredTotal: number | null }>(
  given: Given,
): Given & { totalAmountClaimed: number } {
  return { ...given, totalAmountClaimed: given.totalAmountClaimed ?? given.declaredTotal ?? 0 };
}

export async function removeOwnStatement(
  db: Database,
  action: UserAction,
  params: ParamsOf<typeof statementsCalls.remove>,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const place = await lockOwnStatement(trx, action, params);
    await refuseStale(trx, place.statement, version);
    await removeStatement(trx, action, place);
  });
}
