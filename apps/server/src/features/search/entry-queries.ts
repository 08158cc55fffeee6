import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Typed } from './read-typed.ts';

/** By what is looked for among the words of each kind; nothing where nothing of it was typed. */
export interface EntryQueries {
  readonly creditor: string | undefined;
  readonly reference: string | undefined;
  readonly account: string | undefined;
  readonly document: string | undefined;
}

/** Worked out once: to take a text apart costs more than to find what holds its words. */
export async function readEntryQueries(
  db: Database,
  organizationId: string,
  { names, words, account }: Typed,
): Promise<EntryQueries> {
  const said = [names, words, account ?? null, words];
  const { rows } = await sql<{ kind: string; query: string | null }>`
    select kind, entry_query(${organizationId}::uuid, kind, said)::text as query
    from unnest('{c,r,i,d}'::text[], ${said}::text[]) as typed (kind, said)`.execute(db);
  const queryOf = (kind: string) => rows.find((row) => row.kind === kind)?.query ?? undefined;
  return { creditor: queryOf('c'), reference: queryOf('r'), account: queryOf('i'), document: queryOf('d') };
}
