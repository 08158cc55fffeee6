import type { DocumentMediaType } from '@prorata/contract/statements/media-types';
import { type Expression, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { ClaimRecord, DocumentRecord, StatementRecord, WholeStatement } from './statement-record.ts';

interface StatementPlace {
  readonly dossierId: string;
  readonly statementId: string;
}

/** Statements that were not deleted; whoever asks says which. */
export function selectStatements(db: Database | Transaction) {
  return selectEvenDeleted(db).where('statement.deletedAt', 'is', null);
}

/** The same with those that were deleted, or whose place another took. */
export function selectEvenDeleted(db: Database | Transaction) {
  return db
    .selectFrom('statements as statement')
    .innerJoin('creditors as creditor', 'creditor.id', 'statement.creditorId')
    .leftJoin('invitations as invitation', 'invitation.id', 'statement.invitationId')
    .leftJoin('users as validator', 'validator.id', 'statement.validatedBy')
    .selectAll('statement')
    .select([
      sql<string>`coalesce(creditor.same_as_id, creditor.id)`.as('toldCreditorId'),
      'invitation.status as invitationStatus',
      sql<string | null>`validator.first_name || ' ' || validator.last_name`.as('validatorName'),
    ]);
}

export async function getStatement(
  db: Database | Transaction,
  { dossierId, statementId }: StatementPlace,
): Promise<StatementRecord> {
  const query = selectStatements(db).where('statement.id', '=', statementId);
  return orNotFound(await query.where('statement.dossierId', '=', dossierId).executeTakeFirst());
}

/** The same with all that belongs to it. */
export async function getWholeStatement(
  db: Database | Transaction,
  place: StatementPlace,
): Promise<WholeStatement> {
  const ids = [place.statementId];
  const { statement, ...parts } = await readTogether(db, (db) => ({
    statement: getStatement(db, place),
    claims: listClaims(db, ids),
    documents: listDocuments(db, ids),
  }));
  return { ...statement, ...parts };
}

/** The same, locked until the transaction ends; its dossier is locked already. */
export async function lockStatement(
  trx: Transaction,
  { dossierId, statementId }: StatementPlace,
): Promise<StatementRecord> {
  const query = selectStatements(trx).where('statement.id', '=', statementId).forUpdate('statement');
  return orNotFound(await query.where('statement.dossierId', '=', dossierId).executeTakeFirst());
}

function orNotFound(statement: StatementRecord | undefined): StatementRecord {
  if (statement === undefined) throw new ProblemError('statement-not-found');
  return statement;
}

/** Adds claims and documents, read together, however many statements there are. */
export async function completeStatements(
  db: Database | Transaction,
  statements: readonly StatementRecord[],
): Promise<WholeStatement[]> {
  if (statements.length === 0) return [];
  const ids = statements.map(({ id }) => id);
  const [claims, documents] = await readTogether(db, (db) => [listClaims(db, ids), listDocuments(db, ids)]);
  return putTogether(statements, claims, documents);
}

/** Those of a dossier that were not deleted, with all that belongs to them. */
export async function listWholeStatements(db: Database, dossierId: string): Promise<WholeStatement[]> {
  const ofDossier = db
    .selectFrom('statements')
    .select('id')
    .where('statements.dossierId', '=', dossierId)
    .$asScalar();
  const [statements, claims, documents] = await readTogether(db, (db) => [
    selectStatements(db).where('statement.dossierId', '=', dossierId).orderBy('statement.id').execute(),
    listClaims(db, ofDossier),
    listDocuments(db, ofDossier),
  ]);
  return putTogether(statements, claims, documents);
}

/** Those of the ids that were not deleted, or as many as `select` finds, with all that belongs to them; the oldest first. */
export async function readWholeStatements(
  db: Database | Transaction,
  ids: StatementIds,
  select: typeof selectEvenDeleted = selectStatements,
): Promise<WholeStatement[]> {
  const [statements, claims, documents] = await readTogether(db, (db) => [
    select(db)
      .where('statement.id', 'in', ids)
      .orderBy('statement.createdAt')
      .orderBy('statement.id')
      .execute(),
    listClaims(db, ids),
    listDocuments(db, ids),
  ]);
  return putTogether(statements, claims, documents);
}

function putTogether(
  statements: readonly StatementRecord[],
  allClaims: readonly ClaimRecord[],
  allDocuments: readonly DocumentRecord[],
): WholeStatement[] {
  const claims = Map.groupBy(allClaims, ({ statementId }) => statementId);
  const documents = Map.groupBy(allDocuments, ({ statementId }) => statementId);
  return statements.map((statement) => ({
    ...statement,
    claims: claims.get(statement.id) ?? [],
    documents: documents.get(statement.id) ?? [],
  }));
}

export async function completeStatement(
  db: Database | Transaction,
  statement: StatementRecord,
): Promise<WholeStatement> {
  const ids = [statement.id];
  const parts = await readTogether(db, (db) => ({
    claims: listClaims(db, ids),
    documents: listDocuments(db, ids),
  }));
  return { ...statement, ...parts };
}

/** Named one by one, or by what finds them. */
export type StatementIds = readonly string[] | Expression<string>;

function listClaims(db: Database, statementIds: StatementIds): Promise<ClaimRecord[]> {
  return db
    .selectFrom('privilegedClaims')
    .selectAll()
    .where('statementId', 'in', statementIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

function listDocuments(db: Database, statementIds: StatementIds): Promise<DocumentRecord[]> {
  return selectDocuments(db)
    .where('document.statementId', 'in', statementIds)
    .orderBy('document.uploadedAt')
    .orderBy('document.id')
    .execute();
}

export function selectDocuments(db: Database | Transaction) {
  return (
    db
      .selectFrom('documents as document')
      .innerJoin('files as file', 'file.id', 'document.fileId')
      .select([
        'document.id',
        'document.statementId',
        'document.fileId',
        'document.fileName',
        'document.documentType',
        'document.uploadedAt',
        'file.sizeBytes',
        'file.sha256',
        'file.originalSha256',
        'file.storageKey',
        'file.originalStorageKey',
        'file.verdict',
        'file.virus',
        'file.judgedAt',
      ])
      // Sound: only what was found to be one of these becomes a document.
      .select(({ ref }) => ref('file.mediaType').$castTo<DocumentMediaType>().as('mediaType'))
  );
}
