import { findChanges } from '../database/audit/changes.ts';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/tables.ts';
import type { DossierDeed } from '../dossier/dossier-deed.ts';
import type { DossierRecord } from '../dossier/find-dossier.ts';
import { outdateResults } from '../dossier/outdate-results.ts';
import { checkStatement } from './check-statement.ts';
import { lockStatement } from './read-statements.ts';
import { recordStatementEvent, type StatementInDossier } from './record-statement-event.ts';
import { rememberCreditor } from './remember-creditor.ts';
import { columnsOf, fieldsOf, type GivenStatement } from './statement-fields.ts';
import type { StatementRecord } from './statement-record.ts';

/** Who enters a statement: somebody of the office, or the creditor who holds an invitation. */
type Author =
  | { readonly createdBy: string; readonly invitationId: null }
  | { readonly createdBy: null; readonly invitationId: string };

export async function addStatement(
  trx: Transaction,
  deed: DossierDeed,
  { dossier, author }: { readonly dossier: DossierRecord; readonly author: Author },
  given: GivenStatement,
): Promise<StatementRecord> {
  await checkStatement(trx, given);
  const place = { dossierId: dossier.id, statementId: newId() };
  await trx
    .insertInto('statements')
    .values({ id: place.statementId, dossierId: dossier.id, ...author, ...columnsOf(given) })
    .execute();
  const statement = await lockStatement(trx, place);
  await rememberCreditor(trx, dossier, statement, deed.at);
  await outdateResults(trx, dossier.id, deed.at);
  await recordStatementEvent(
    trx,
    deed,
    { dossier, statement },
    {
      type: 'statement.created',
      before: null,
      after: fieldsOf(statement),
      version: statement.version,
    },
  );
  return statement;
}

/** What the office decides about a statement while it saves what was typed. */
type Decisions = Partial<Pick<StatementRecord, 'validatedAt' | 'validatedBy' | 'explanationOfChange'>>;

export async function changeStatement(
  trx: Transaction,
  deed: DossierDeed,
  { dossier, statement: stored }: StatementInDossier,
  given: GivenStatement,
  decisions: Decisions = {},
): Promise<StatementRecord> {
  await checkStatement(trx, given, stored.id);
  const columns = { ...columnsOf(given), ...decisions };
  if (findChanges(tellStatement(stored), tellStatement({ ...stored, ...columns })) === undefined)
    return stored;
  await trx.updateTable('statements').set(columns).where('id', '=', stored.id).execute();
  const statement = await lockStatement(trx, { dossierId: dossier.id, statementId: stored.id });
  await rememberCreditor(trx, dossier, statement, deed.at);
  await outdateResults(trx, dossier.id, deed.at);
  const changes = findChanges(tellStatement(stored), tellStatement(statement));
  await recordStatementEvent(
    trx,
    deed,
    { dossier, statement },
    {
      type: 'statement.changed',
      before: changes?.before ?? {},
      after: changes?.after ?? {},
      version: statement.version,
    },
  );
  return statement;
}

/** A statement as the audit trail tells of it. */
function tellStatement(statement: StatementRecord) {
  return {
    ...fieldsOf(statement),
    explanationOfChange: statement.explanationOfChange,
    validated: statement.validatedAt !== null,
  };
}

/** Deleted statements stay until the dossier is closed, because results may quote them; nobody sees them any more. */
export async function removeStatement(
  trx: Transaction,
  deed: DossierDeed,
  { dossier, statement }: StatementInDossier,
): Promise<void> {
  await trx
    .updateTable('statements')
    .set({ deletedAt: deed.at, validatedAt: null, validatedBy: null })
    .where('id', '=', statement.id)
    .execute();
  await outdateResults(trx, dossier.id, deed.at);
  await recordStatementEvent(
    trx,
    deed,
    { dossier, statement },
    {
      type: 'statement.removed',
      before: fieldsOf(statement),
      after: null,
      version: null,
    },
  );
}
