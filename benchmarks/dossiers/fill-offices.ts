import type { Connection } from '../../apps/server/src/database/connection.ts';

/** A connection of the product's own driver. */
export type Client = Pick<Connection['pool'], 'query'>;

const OFFICES = 200;

const FIRST_NAMES =
  'Jan Els Tom Ria Ali Noor Bart Lies Omar Griet Koen Fatima Luc Sara Piet Nadia Wim An Karim Hilde';
const LAST_NAMES =
  'Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters Smet Dubois Lambert Dupont Simon Laurent Leroy';
const TRADES =
  'Bakkerij Garage Drukkerij Brasserie Kapsalon Transport Tuinaanleg Dakwerken Optiek Slagerij Boekhandel';

/** A word of a list, picked by a number; the hash keeps neighbours apart. */
function pick(words: string, seed: string): string {
  const list = words.split(' ');
  return `(array['${list.join("','")}'])[1 + abs(hashtext(${seed})) % ${list.length}]`;
}

/** Ids and register numbers that hold, made from what they belong to. */
const MAKERS = `
  create function bench_id(thing text) returns uuid language sql immutable return
    overlay(overlay(md5(thing) placing '7' from 13) placing '8' from 17)::uuid;
  create function bench_number(body bigint, width integer) returns text language sql immutable return
    lpad(body::text, width, '0') || lpad((97 - body % 97)::text, 2, '0');`;

/** Offices at work, each with four bailiffs, of whom `bench-<office>` signs in. */
export async function fillOffices(client: Client, offices = OFFICES): Promise<void> {
  await client.query(MAKERS);
  await client.query(`
    insert into organizations (id, name, corporate_name, corporate_form, enterprise_number, email, phone, address,
      third_party_account, is_bailiffs_office, has_distribution_file_permission, approval, approval_decided_at)
    select bench_id('office ' || office), 'Office ' || office, 'Office ' || office, 'BV',
      '1' || lpad(office::text, 9, '0'), 'office@bench.example', '+32 2 000 00 00',
      '{"address1": "Street 1", "zipcode": "1000", "city": "Brussels", "country": "BE"}',
      'BE00999000000000', true, true, 'approved', now()
    from generate_series(1, ${offices}) as office`);
  await client.query(`
    insert into users (id, subject, organization_id, first_name, last_name, email, user_type, approval,
      approval_decided_at, confirmed_office_member_at, onboarded_at)
    select bench_id('user ' || office || ' ' || place), 'bench-' || office || case place when 0 then '' else '-' || place end,
      bench_id('office ' || office), ${pick(FIRST_NAMES, "'b' || office || place")},
      'Bailiff' || chr(65 + place), office || '-' || place || '@bench.example', 'Bailiff', 'approved', now(), now(), now()
    from generate_series(1, ${offices}) as office, generate_series(0, 3) as place`);
  await client.query(`
    insert into legal_acceptances (id, user_id, organization_id, document, document_version, language)
    select gen_random_uuid(), bench_id('user ' || office || ' 0'), bench_id('office ' || office),
      'licence-agreement', '1', 'nl'
    from generate_series(1, ${offices}) as office`);
}

/**
 * Dossiers from one number to another, spread over the offices and over ten years: most are over, and each open one
 * has a statement. What they are called repeats itself as names do: of a creditor an office has at most so many dossiers that
 * it is the same however many other offices there are.
 */
export async function fillDossiers(
  client: Client,
  from: number,
  to: number,
  offices = OFFICES,
): Promise<void> {
  // What the rows refer to is there, and need not be looked up for each of them; only who administers the server may say so.
  await client.query('set session_replication_role = replica').catch(() => {});
  // Built after the rows, as a restored copy would be: one entry at a time would take many times as long.
  await client.query('drop index if exists dossiers_words');
  await client.query(`
    insert into dossiers (id, organization_id, file_year, file_serial, language, responsible_bailiff_id, created_by,
      defendant_company_name, defendant_first_name, defendant_last_name, defendant_enterprise_number,
      defendant_national_number, transaction_kinds, sale_date, status, status_changed_at, closed_at, cancel_reason,
      created_at)
    select bench_id('dossier ' || n), bench_id('office ' || office), 2016 + turn % 10, turn + 1, 'nl',
      bench_id('user ' || office || ' ' || turn % 4), bench_id('user ' || office || ' ' || turn % 3),
      case when turn % 2 = 0 then ${pick(TRADES, "'t' || n")} || ' ' || ${pick(LAST_NAMES, "'c' || n")} || ' ' || n % 997 end,
      case when turn % 2 = 1 then ${pick(FIRST_NAMES, "'f' || n")} end,
      case when turn % 2 = 1 then ${pick(LAST_NAMES, "'l' || n")} end,
      case when turn % 2 = 0 then bench_number(1000000 + n::bigint * 7919 % 8999999, 8) end,
      case when turn % 2 = 1 then
        bench_number((to_char(date '1950-01-01' + n % 18000, 'YYMMDD') || lpad((1 + n % 900)::text, 3, '0'))::bigint, 9)
      end,
      '{sale}', '2025-01-01', status, made, case when status = 'Paid' then made end,
      case when status = 'Cancelled' then 'Paid before' end, made
    from (
      select n, turn, 1 + n % ${offices} as office, timestamptz '2016-01-01' + n * interval '5 minutes' as made,
        case when turn % 10 < 6 then 'Paid' when turn % 10 = 6 then 'Cancelled'
          when turn % 10 = 7 then 'Created' when turn % 10 = 8 then 'Provisioned' else 'Calculated' end as status
      from (select n, n / ${offices} as turn from generate_series(${from}, ${to}) as n) as numbered
    ) as line`);
  // Their words, too, are made at the end and at once.
  await client.query('drop index if exists search_entries_words');
  await client.query(`
    insert into creditors (id, dossier_id, creditor_type, corporate_name)
    select bench_id('creditor ' || n), bench_id('dossier ' || n), 'organization',
      'Bank ' || ${pick(LAST_NAMES, "'k' || turn % 200")} || ' ' || turn % 200
    from (select n, n / ${offices} as turn from generate_series(${from}, ${to}) as n) as numbered where turn % 10 > 6`);
  await client.query(`
    insert into statements (id, dossier_id, creditor_id, total_amount_claimed_cents, created_by, corporate_name,
      creditor_reference, payment_account)
    select bench_id('statement ' || n), dossiers.id, bench_id('creditor ' || n), (1 + turn % 2500) * 100, dossiers.created_by,
      'Bank ' || turn % 200, 'REF/' || turn, 'BE' || lpad((n % 97)::text, 2, '0') || lpad(n::text, 12, '0')
    from (select n, n / ${offices} as turn from generate_series(${from}, ${to}) as n) as numbered
    join dossiers on dossiers.id = bench_id('dossier ' || n)
    where turn % 10 > 6`);
  await client.query(`
    insert into search_entries
    select entry.* from creditors, creditor_entry(creditors) as entry
    where not exists (select from search_entries where thing_id = creditors.id)`);
  await client.query(`
    insert into search_entries
    select entry.* from statements, statement_entry(statements) as entry
    where not exists (select from search_entries where thing_id = statements.id)`);
  await client.query('set session_replication_role = origin').catch(() => {});
  await client.query(
    'create index dossiers_words on dossiers using gin (search_words) with (fastupdate = off)',
  );
  await client.query(
    'create index search_entries_words on search_entries using gin (words) with (fastupdate = off)',
  );
  await client.query('vacuum analyze');
}
