import {
  type Import,
  type ImportOrSeal,
  importMappingSchema,
  importSchema,
} from '@prorata/contract/imports/import';
import { isSealed } from '@prorata/contract/statements/document';
import { headsOf } from '@prorata/domain/imports/read-import';
import { headsKey, recogniseSheet } from '@prorata/domain/imports/recognise-columns';
import type { FileVerdict } from '@prorata/domain/vocabulary';
import { type Selectable, sql } from 'kysely';
import type { Database, ImportsTable, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

export type ImportRecord = Selectable<ImportsTable> & {
  readonly uploaderName: string;
  readonly verdict: FileVerdict;
};

interface ImportPlace {
  readonly dossierId: string;
  readonly importId: string;
}

/** Imports of the person's own office; another office's do not exist for them. */
export function selectImports(db: Database | Transaction, { organization }: ActingUser, dossierId: string) {
  return db
    .selectFrom('imports')
    .selectAll('imports')
    .select(
      sql<string>`(select first_name || ' ' || last_name from users where users.id = imports.uploaded_by)`.as(
        'uploaderName',
      ),
    )
    .select(sql<FileVerdict>`(select verdict from files where files.id = imports.file_id)`.as('verdict'))
    .where('imports.organizationId', '=', organization?.id ?? null)
    .where('imports.dossierId', '=', dossierId);
}

export async function getImport(
  db: Database | Transaction,
  user: ActingUser,
  { dossierId, importId }: ImportPlace,
): Promise<ImportRecord> {
  return orNotFound(
    await selectImports(db, user, dossierId).where('imports.id', '=', importId).executeTakeFirst(),
  );
}

/** The same, locked: of two who take lines over at the same time one waits, and finds them taken. */
export async function lockImport(
  trx: Transaction,
  user: ActingUser,
  { dossierId, importId }: ImportPlace,
): Promise<ImportRecord> {
  const query = selectImports(trx, user, dossierId).where('imports.id', '=', importId).forUpdate('imports');
  return orNotFound(await query.executeTakeFirst());
}

function orNotFound(record: ImportRecord | undefined): ImportRecord {
  if (record === undefined) throw new ProblemError('not-found');
  return record;
}

const { lines: linesSchema, taken: takenSchema } = importSchema.shape;

export function linesOf({ lines }: Pick<ImportRecord, 'lines'>): Import['lines'] {
  return linesSchema.parse(lines);
}

export function takenOf({ taken }: Pick<ImportRecord, 'taken'>): Import['taken'] {
  return takenSchema.parse(taken);
}

/** By what a mapping is remembered; nothing for a sheet without heads, which looks like any other. */
export function findHeads(lines: Import['lines']): string | undefined {
  const { headNumber, columns } = recogniseSheet(lines);
  return headNumber === null ? undefined : headsKey(headsOf(lines, headNumber, columns.length));
}

/** What was read in it is shown once the scanner has nothing against the file. */
export async function presentImport(db: Database | Transaction, record: ImportRecord): Promise<ImportOrSeal> {
  const { verdict } = record;
  const sheet = {
    id: record.id,
    version: record.version,
    dossierId: record.dossierId,
    fileName: record.fileName,
    uploadedAt: record.uploadedAt.toISOString(),
    uploadedBy: record.uploaderName,
  };
  if (isSealed(verdict)) return { ...sheet, verdict };
  const lines = linesOf(record);
  return {
    ...sheet,
    verdict,
    lines,
    // Sound: it is stored only as the contract lets it in.
    progress: record.progress as Import['progress'],
    mapping: await findMapping(db, record.organizationId, findHeads(lines)),
    taken: takenOf(record),
  };
}

async function findMapping(
  db: Database | Transaction,
  organizationId: string,
  heads: string | undefined,
): Promise<Import['mapping']> {
  if (heads === undefined) return null;
  const row = await db
    .selectFrom('importMappings')
    .select(['name', 'mapping'])
    .where('organizationId', '=', organizationId)
    .where('heads', '=', heads)
    .executeTakeFirst();
  if (row === undefined) return null;
  // A field that the product no longer knows makes it useless: then the sheet is recognised anew.
  return importMappingSchema.safeParse({ ...Object(row.mapping), name: row.name }).data ?? null;
}
