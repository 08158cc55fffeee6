-- The dossier, the money in it and the costs made to get it.

create table file_number_counters (
  organization_id uuid not null references organizations on delete cascade,
  file_year integer not null check (file_year between 2000 and 9999),
  last_serial integer not null check (last_serial > 0),
  primary key (organization_id, file_year)
);
comment on table file_number_counters is
  'The last file number given by each office in each year. A sequence would leave gaps: it does not roll back.';

-- Takes the next file number. The counter's row stays locked until the transaction ends, so a dossier that is not
-- stored in the end gives its number back, and two dossiers of one office wait for each other.
create function take_file_number(office uuid, of_year integer) returns integer language sql as $$
  insert into file_number_counters as counter (organization_id, file_year, last_serial) values (office, of_year, 1)
  on conflict (organization_id, file_year) do update set last_serial = counter.last_serial + 1
  returning last_serial;
$$;

create table dossiers (
  id uuid primary key,
  version integer not null default 1,
  organization_id uuid not null references organizations,
  file_year integer not null check (file_year between 2000 and 9999),
  file_serial integer not null check (file_serial > 0),
  file_number text not null generated always as (
    file_year::text || '/' ||
    case when file_serial < 10000 then lpad(file_serial::text, 4, '0') else file_serial::text end
  ) stored,
  title text,
  reference text,
  filing_date date,
  language dossier_language,
  responsible_bailiff_id uuid,
  deputy_bailiff_id uuid,
  defendant_first_name text,
  defendant_last_name text,
  defendant_national_number national_number,
  defendant_company_name text,
  defendant_enterprise_number enterprise_number,
  defendant_corporate_form legal_form,
  defendant_email email_address,
  defendant_phone text,
  defendant_address address,
  cbb_requested_at timestamptz(3),
  is_free_of_registration_fees boolean not null default false,
  transaction_kinds transaction_kinds not null default '{}',
  sale_date date,
  seizure_date date,
  payment_type payment_type not null default 'oneOff',
  distribution_type distribution_type not null default 'proportional',
  balance_to_distribute_cents cents,
  explanation text,
  status dossier_status not null default 'Created',
  status_changed_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  contestation_ends_on date,
  cancel_reason text,
  search_text text generated always as (
    fold(
      ' ' || file_year::text || '/' ||
      case when file_serial < 10000 then lpad(file_serial::text, 4, '0') else file_serial::text end
      || ' ' || coalesce(defendant_company_name, '')
      || ' ' || coalesce(defendant_last_name, '')
      || ' ' || coalesce(defendant_first_name, '')
      || ' ' || coalesce(defendant_enterprise_number, '')
      || ' ' || coalesce(defendant_national_number, '')
    )
  ) stored,
  created_by uuid not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (organization_id, responsible_bailiff_id) references users (organization_id, id),
  foreign key (organization_id, deputy_bailiff_id) references users (organization_id, id),
  foreign key (organization_id, created_by) references users (organization_id, id),
  constraint dossiers_file_number unique (organization_id, file_year, file_serial),
  constraint dossiers_two_bailiffs check (responsible_bailiff_id <> deputy_bailiff_id),
  constraint dossiers_closed_by_signing check (
    (closed_at is not null) = (status in ('Signed', 'PvSent', 'ToPay', 'Paid'))
  ),
  constraint dossiers_cancelled_with_reason check (
    (status = 'Cancelled') = (cancel_reason is not null and btrim(cancel_reason) <> '')
  ),
  constraint dossiers_contestation_after_sending check (
    contestation_ends_on is null or status in ('PvSent', 'ToPay', 'Paid')
  ),
  unique (organization_id, id)
);
comment on table dossiers is
  'Most fields may be empty: a dossier is filled in over weeks, and validation says what is still missing.';
comment on column dossiers.cbb_requested_at is
  'When the central file of notices was consulted; the report states date and hour (Judicial Code 1391 § 2).';
comment on column dossiers.balance_to_distribute_cents is 'Null: not yet known, which is not the same as nothing.';
comment on column dossiers.closed_at is 'Set by signing. A closed dossier is never opened again.';
comment on column dossiers.contestation_ends_on is
  'The last day on which the draft can be contested (Judicial Code 1629); after it the dossier moves to ToPay.';
comment on column dossiers.search_text is 'Each word starts after a blank: like ''% hoor%'' finds a word by its beginning.';

create index dossiers_newest on dossiers (organization_id, created_at desc, id desc);
create index dossiers_by_status on dossiers (organization_id, status, created_at desc, id desc);
create index dossiers_search on dossiers using gin (search_text gin_trgm_ops);
create index dossiers_responsible_bailiff on dossiers (responsible_bailiff_id);
create index dossiers_deputy_bailiff on dossiers (deputy_bailiff_id);
create index dossiers_created_by on dossiers (created_by);
create index dossiers_contestation on dossiers (contestation_ends_on) where status = 'PvSent';
create trigger dossiers_count_version before update on dossiers
  for each row execute function count_version();

-- A number that is on paper cannot move, and a dossier cannot move to another office.
create function keep_file_number() returns trigger language plpgsql as $$
begin
  if (new.organization_id, new.file_year, new.file_serial) is distinct from
     (old.organization_id, old.file_year, old.file_serial) then
    raise exception 'the file number of a dossier cannot change' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$$;
create trigger dossiers_keep_file_number before update on dossiers
  for each row execute function keep_file_number();

create table assets (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  position integer not null,
  name text not null check (btrim(name) <> ''),
  description text,
  transaction_kind transaction_kind,
  pool_kind text not null default 'asset' check (pool_kind in ('asset', 'income', 'maintenanceOnly')),
  collected_amount_cents cents not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (dossier_id, id)
);
comment on table assets is 'What brought in money: a lot that was sold, an account or a wage that was seized.';
comment on column assets.pool_kind is
  'A sold asset, the part of an income that may be seized, or the rest of it, for maintenance only (Judicial Code
   1409-1412).';
comment on column assets.position is 'The order in which the office listed them; shares of a cent go to the earlier.';
create trigger assets_count_version before update on assets
  for each row execute function count_version();

create table execution_costs (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  asset_id uuid,
  position integer not null,
  description text not null check (btrim(description) <> ''),
  incurred_on date,
  amount_cents cents not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (dossier_id, asset_id) references assets (dossier_id, id)
);
comment on column execution_costs.asset_id is
  'The asset that bears the cost alone; null for a cost that all bear in proportion to what they brought in.';
create index execution_costs_dossier on execution_costs (dossier_id, position);
create trigger execution_costs_count_version before update on execution_costs
  for each row execute function count_version();
