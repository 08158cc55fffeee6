import type { Client } from './fill-offices.ts';

const DOSSIERS = `
  select id, file_number, defendant_name, reference, status, count(*) over () as total from dossiers
  where organization_id = $1 and search_words @@ search_query($1::uuid, $2)
  order by created_at desc, id desc limit 8`;

const CREDITORS = `
  select creditor_key, count(*) over () as total from search_entries as entry join dossiers on dossiers.id = dossier_id
  where words @@ entry_query($1::uuid, 'c', $2) and creditor_key is not null and dossiers.organization_id = $1
  group by creditor_key order by max(dossiers.created_at) desc limit 8`;

const CLAIMED = `
  select creditor_key, count(distinct entry.dossier_id), sum(total_amount_claimed_cents), max(statements.created_at)
  from search_entries as entry join statements on statements.creditor_id = thing_id and deleted_at is null
  where organization_id = $1 and creditor_key = any($2::text[]) group by creditor_key`;

const REFERENCES = `
  select statements.id, creditor_reference, payment_account, total_amount_claimed_cents, count(*) over () as total
  from search_entries as entry join statements on statements.id = thing_id
  where words @@ entry_query($1::uuid, 'r', $2) or words @@ entry_query($1::uuid, 'i', $3)
    or words @@ ('''' || $1::uuid || ':a:' || $4::text || '''')::tsquery
  order by statements.created_at desc limit 8`;

const DOCUMENTS = `
  select documents.id, file_name, count(*) over () as total from search_entries as entry
  join documents on documents.id = thing_id
  where words @@ entry_query($1::uuid, 'd', $2) order by uploaded_at desc limit 8`;

/** The same search with nothing but SQL, one statement after the other. */
export async function searchBare(
  client: Client,
  { office, typed }: { readonly office: number; readonly typed: string },
): Promise<void> {
  const { rows } = await client.query("select bench_id('office ' || $1::text) as id", [office]);
  const id: string = rows[0].id;
  const compact = typed.replaceAll(/[\s.]/g, '');
  await client.query(DOSSIERS, [id, typed]);
  const creditors = await client.query(CREDITORS, [id, typed]);
  const keys = creditors.rows.map((row: { creditor_key: string }) => row.creditor_key);
  await client.query(CLAIMED, [id, keys]);
  await client.query(REFERENCES, [id, typed, compact, compact.replace(',', '')]);
  await client.query(DOCUMENTS, [id, typed]);
}
