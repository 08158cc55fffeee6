import type { NoteSubject } from '@prorata/contract/activity/activity';
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
  const names = new Map<string, string>();
  const [statements, documents, invitations, deliveries] = (
    ['statement', 'document', 'invitation', 'delivery'] as const
  ).map(idsOf) as [string[], string[], string[], string[]];
  if (statements.length > 0) {
    const found = await db
      .selectFrom('statements')
      .select(['id', 'firstName', 'lastName', 'corporateName'])
      .where('dossierId', '=', dossierId)
      .where('deletedAt', 'is', null)
      .where('id', 'in', statements)
      .execute();
    for (const statement of found) names.set(statement.id, creditorNameOf(statement));
  }
  if (documents.length > 0) {
    const found = await db
      .selectFrom('documents')
      .select(['id', 'fileName'])
      .where('dossierId', '=', dossierId)
      .where('id', 'in', documents)
      .execute();
    for (const { id, fileName } of found) names.set(id, fileName);
  }
  if (invitations.length > 0) {
    const found = await db
      .selectFrom('invitations')
      .select(['id', 'addressee', 'emails'])
      .where('dossierId', '=', dossierId)
      .where('id', 'in', invitations)
      .execute();
    for (const { id, addressee, emails } of found) names.set(id, addressee ?? emails[0] ?? '');
  }
  if (deliveries.length > 0) {
    const found = await db
      .selectFrom('deliveries')
      .select(['id', 'addressee', 'email'])
      .where('dossierId', '=', dossierId)
      .where('id', 'in', deliveries)
      .execute();
    for (const { id, addressee, email } of found) names.set(id, addressee ?? email ?? '');
  }
  return names;
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
