import { extractContentsSchema } from '@prorata/contract/extracts/extract';
import type { FileVerdict } from '@prorata/domain/vocabulary';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { Database, ExtractsTable, Tables, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

export type ExtractRecord = Selectable<ExtractsTable> & {
  readonly uploaderName: string;
  /** Absent once its file is erased. */
  readonly verdict: FileVerdict | null;
};

/** What was read, with the same creditor over several notices brought together. */
const storedContentSchema = extractContentsSchema.extend({ possiblySame: z.array(z.array(z.string())) });
export type StoredContent = z.output<typeof storedContentSchema>;

/** What was read in an extract; nothing once it was erased, or when an older edition of the product stored it. */
export function findContent({ content }: Pick<ExtractRecord, 'content'>): StoredContent | undefined {
  return content === null ? undefined : storedContentSchema.safeParse(content).data;
}

export function getContent(extract: Pick<ExtractRecord, 'content'>): StoredContent {
  const content = findContent(extract);
  if (content === undefined) throw new ProblemError('not-found');
  return content;
}

/** Extracts of the person's own office; another office's do not exist for them. */
export function selectOwnExtracts(
  db: Database | Transaction,
  { organization }: ActingUser,
): SelectQueryBuilder<Tables & { extract: ExtractsTable }, 'extract', ExtractRecord> {
  return db
    .selectFrom('extracts as extract')
    .selectAll('extract')
    .select(
      sql<string>`(select first_name || ' ' || last_name from users where users.id = extract.uploaded_by)`.as(
        'uploaderName',
      ),
    )
    .select(
      sql<FileVerdict | null>`(select verdict from files where files.id = extract.file_id)`.as('verdict'),
    )
    .where('extract.organizationId', '=', organization?.id ?? null);
}

export async function getExtract(
  db: Database | Transaction,
  user: ActingUser,
  extractId: string,
): Promise<ExtractRecord> {
  return orNotFound(await selectOwnExtracts(db, user).where('extract.id', '=', extractId).executeTakeFirst());
}

/** The same, locked: of two who take it over at the same time one waits, and finds it done. */
export async function lockExtract(
  trx: Transaction,
  user: ActingUser,
  extractId: string,
): Promise<ExtractRecord> {
  const query = selectOwnExtracts(trx, user).where('extract.id', '=', extractId).forUpdate('extract');
  return orNotFound(await query.executeTakeFirst());
}

function orNotFound(extract: ExtractRecord | undefined): ExtractRecord {
  if (extract === undefined) throw new ProblemError('not-found');
  return extract;
}

interface Use {
  readonly organizationId: string;
  readonly sha256: string;
  /** To which it would be added; absent to open one. */
  readonly dossierId: string | null;
}

/** Refuses a file that a dossier came of already, and says which. One that was cancelled does not count. */
export async function refuseUsed(
  db: Database | Transaction,
  { organizationId, sha256, dossierId }: Use,
): Promise<void> {
  const used = await db
    .selectFrom('extracts as extract')
    .innerJoin('dossiers as dossier', 'dossier.id', 'extract.dossierId')
    .select(['dossier.id', 'fileNumber'])
    .where('extract.organizationId', '=', organizationId)
    .where('extract.sha256', '=', sha256)
    .where('extract.appliedAt', 'is not', null)
    .where('dossier.status', '<>', 'Cancelled')
    .where(({ eb }) =>
      dossierId === null ? eb('hasOpenedDossier', '=', true) : eb('extract.dossierId', '=', dossierId),
    )
    .orderBy('extract.appliedAt', 'desc')
    .executeTakeFirst();
  if (used === undefined) return;
  throw new ProblemError('extract-already-used', {
    params: { fileNumber: used.fileNumber },
    members: { dossierId: used.id },
  });
}
