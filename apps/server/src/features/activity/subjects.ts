import type { NoteSubject } from '@prorata/contract/activity/activity';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';

/** What a note hangs on, by its name; an entry is missing where the thing is gone. */
export async function nameSubjects(
  db: Database | Transaction,
  dossierId: string,
  subjects: readonly NoteSubject[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: NoteSubject['kind']) => [
    ...new Set(subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)),
  ];
  const named = await readTogether(db, (db) => [
    nameStatements(db, dossierId, idsOf('statement')),
    nameDocuments(db, dossierId, idsOf('document')),
    nameInvitations(db, dossierId, idsOf('invitation')),
    nameDeliveries(db, dossierId, idsOf('delivery')),
  ]);
  return new Map(named.flat());
}

type Name = readonly [id: string, name: string];

async function nameStatements(db: Database, dossierId: string, ids: readonly string[]): Promise<Name[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('statements')
    .select(['id', 'firstName', 'lastName', 'corporateName'])
    .where('dossierId', '=', dossierId)
    .where('deletedAt', 'is', null)
    .where('id', 'in', ids)
    .execute();
  return found.map((statement) => [statement.id, creditorNameOf(statement)]);
}

async function nameDocuments(db: Database, dossierId: string, ids: readonly string[]): Promise<Name[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('documents')
    .select(['id', 'fileName'])
    .where('dossierId', '=', dossierId)
    .where('id', 'in', ids)
    .execute();
  return found.map(({ id, fileName }) => [id, fileName]);
}

async function nameInvitations(db: Database, dossierId: string, ids: readonly string[]): Promise<Name[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('invitations')
    .select(['id', 'addressee', 'emails'])
    .where('dossierId', '=', dossierId)
    .where('id', 'in', ids)
    .execute();
  return found.map(({ id, addressee, emails }) => [id, addressee ?? emails[0] ?? '']);
}

async function nameDeliveries(db: Database, dossierId: string, ids: readonly string[]): Promise<Name[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('deliveries')
    .select(['id', 'addressee', 'email'])
    .where('dossierId', '=', dossierId)
    .where('id', 'in', ids)
    .execute();
  return found.map(({ id, addressee, email }) => [id, addressee ?? email ?? '']);
}

/** Refuses a thing that is not in the dossier. */
export async function refuseForeignSubject(
  trx: Transaction,
  dossierId: string,
  subject: NoteSubject | null,
): Promise<void> {
  if (subject === null || (await nameSubjects(trx, dossierId, [subject])).has(subject.id)) return;
  throw new ProblemError('validation', { errors: [{ path: 'subject.id', code: 'choice-invalid' }] });
}
