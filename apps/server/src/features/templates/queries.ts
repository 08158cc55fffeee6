import type { TemplateKey } from '@prorata/documents/catalogue/templates';
import type { Language } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';

/** Which text: a template in one language. */
export interface TemplateName {
  readonly key: TemplateKey;
  readonly language: Language;
}

function selectVersions(db: Database | Transaction) {
  return db
    .selectFrom('templateVersions')
    .innerJoin('users', 'users.id', 'templateVersions.savedBy')
    .select([
      'templateVersions.id',
      'templateVersions.templateKey',
      'templateVersions.language',
      'templateVersions.version',
      'templateVersions.subject',
      'templateVersions.body',
      'templateVersions.savedAt',
      sql<string>`users.first_name || ' ' || users.last_name`.as('savedByName'),
    ]);
}

export type StoredVersion = Awaited<ReturnType<typeof listLatestVersions>>[number];

/** The text that counts of every template that was ever changed. */
export function listLatestVersions(db: Database) {
  return selectVersions(db)
    .distinctOn(['templateVersions.templateKey', 'templateVersions.language'])
    .orderBy('templateVersions.templateKey')
    .orderBy('templateVersions.language')
    .orderBy('templateVersions.version', 'desc')
    .execute();
}

/** Every text that one template has had, the latest last. */
export function listVersions(db: Database | Transaction, { key, language }: TemplateName) {
  return selectVersions(db)
    .where('templateVersions.templateKey', '=', key)
    .where('templateVersions.language', '=', language)
    .orderBy('templateVersions.version')
    .execute();
}
