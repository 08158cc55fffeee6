import type { Client } from './fill-offices.ts';

/** What somebody looks at: the first page of an office, or what they typed. */
export interface Look {
  readonly office: number;
  readonly typed: string | null;
}

const ROWS = `
  select dossiers.id, dossiers.version, file_number, defendant_name, defendant_corporate_form,
    defendant_national_number, defendant_enterprise_number, responsible_bailiff_id, transaction_kinds, sale_date,
    seizure_date, status, status_changed_at, contestation_ends_on, balance_to_distribute_cents, dossiers.created_by,
    dossiers.created_at, responsible.first_name as responsible_first_name,
    responsible.last_name as responsible_last_name, creator.first_name as creator_first_name,
    creator.last_name as creator_last_name,
    (select count(*) from statements where dossier_id = dossiers.id and deleted_at is null) as statements,
    (select count(*) from statements where dossier_id = dossiers.id and validated_at is null) as to_review,
    (select count(*) from invitations where dossier_id = dossiers.id) as invitations,
    (select count(*) from deliveries where dossier_id = dossiers.id) as deliveries
  from dossiers
  left join users as responsible on responsible.id = responsible_bailiff_id
  left join users as creator on creator.id = dossiers.created_by`;

const COUNTS = 'select status, count(*) from dossiers where organization_id = $1 group by status';

/** The same look with nothing but SQL: the rows of the page, the counts, and for a search how many there are. */
export async function lookBare(client: Client, { office, typed }: Look): Promise<void> {
  const { rows } = await client.query("select bench_id('office ' || $1::text) as id", [office]);
  const id: string = rows[0].id;
  await client.query(COUNTS, [id]);
  const order = 'order by dossiers.created_at desc, dossiers.id desc limit 50';
  if (typed === null) {
    const open = "dossiers.organization_id = $1 and status not in ('Paid', 'Cancelled')";
    await client.query(`${ROWS} where ${open} ${order}`, [id]);
    return;
  }
  const named = await client.query(
    'select array_agg(id) as ids from users where organization_id = $1 and name_words @@ search_query($1::uuid, $2)',
    [id, typed],
  );
  const ids: string[] | null = named.rows[0].ids;
  const found = `dossiers.organization_id = $1 and (search_words @@ search_query($1::uuid, $2)${
    ids === null ? '' : ' or responsible_bailiff_id = any($3::uuid[])'
  })`;
  const values = ids === null ? [id, typed] : [id, typed, ids];
  await client.query(`select count(*) from dossiers where ${found}`, values);
  await client.query(`${ROWS} where ${found} ${order}`, values);
}
