-- Prices: what the tariff lets an office charge in a dossier, and what the platform charges the office.

create table dossier_costs (
  id uuid primary key,
  version integer not null default 1,
  name text not null check (btrim(name) <> ''),
  display_name text not null,
  kind dossier_cost_kind not null,
  type dossier_cost_type not null,
  is_vat_applicable boolean not null,
  frequency cost_frequency not null,
  frequency_offset integer not null default 0 check (frequency_offset >= 0),
  is_verified boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
comment on column dossier_costs.frequency_offset is 'How many are free: an offset of 2 charges from the third on.';
comment on column dossier_costs.is_verified is 'False while the amount awaits confirmation from the text of the tariff.';
create unique index dossier_costs_name on dossier_costs (fold(name));
create trigger dossier_costs_count_version before update on dossier_costs
  for each row execute function count_version();

create table dossier_cost_periods (
  id uuid primary key,
  dossier_cost_id uuid not null references dossier_costs on delete cascade,
  valid_from date not null,
  valid_until date,
  cost_cents cents not null,
  constraint dossier_cost_periods_in_order check (valid_until >= valid_from),
  constraint dossier_cost_periods_no_overlap exclude using gist (
    dossier_cost_id with =, daterange(valid_from, valid_until, '[]') with &&
  )
);
comment on column dossier_cost_periods.valid_until is 'The last day, itself included; null as long as no end is known.';
comment on column dossier_cost_periods.cost_cents is 'Of a layered cost: the least that is charged.';

create table dossier_cost_layers (
  id uuid primary key,
  dossier_cost_period_id uuid not null references dossier_cost_periods on delete cascade,
  upper_limit_cents cents,
  rate_parts_per_million parts_per_million not null,
  constraint dossier_cost_layers_limit check (upper_limit_cents > 0)
);
comment on table dossier_cost_layers is
  'Marginal rates on the balance to distribute. They belong to a period: a new tariff does not change an old dossier.';
comment on column dossier_cost_layers.upper_limit_cents is 'Itself included; null for the layer without end.';
create unique index dossier_cost_layers_once on dossier_cost_layers (dossier_cost_period_id, coalesce(upper_limit_cents, -1));

create table platform_costs (
  id uuid primary key,
  version integer not null default 1,
  name text not null check (btrim(name) <> ''),
  display_name text not null,
  type platform_cost_type not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index platform_costs_name on platform_costs (fold(name));
create trigger platform_costs_count_version before update on platform_costs
  for each row execute function count_version();

create table platform_cost_periods (
  id uuid primary key,
  platform_cost_id uuid not null references platform_costs on delete cascade,
  valid_from date not null,
  valid_until date,
  cost_cents cents not null,
  constraint platform_cost_periods_in_order check (valid_until >= valid_from),
  constraint platform_cost_periods_no_overlap exclude using gist (
    platform_cost_id with =, daterange(valid_from, valid_until, '[]') with &&
  )
);

create table platform_transactions (
  id uuid primary key,
  idempotency_key text not null unique,
  organization_id uuid not null references organizations,
  dossier_id uuid,
  delivery_id uuid references deliveries,
  type platform_cost_type not null,
  price_cents cents not null,
  discount_cents cents not null default 0,
  amount_cents cents not null generated always as (price_cents - discount_cents) stored,
  extra_info text,
  file_number text,
  defendant_name text,
  occurred_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  foreign key (organization_id, dossier_id) references dossiers (organization_id, id) on delete set null (dossier_id),
  constraint platform_transactions_discount check (discount_cents <= price_cents)
);
comment on table platform_transactions is
  'What an office owes the platform. The price is written down at the event: a later price list changes nothing here.';
comment on column platform_transactions.idempotency_key is 'Names the event, so that it is charged once whatever is retried.';
comment on column platform_transactions.extra_info is 'The recipient of the mail or letter, or the creditor who was analysed.';
comment on column platform_transactions.file_number is 'With defendant_name: kept for the invoice should the dossier be deleted.';
create index platform_transactions_month on platform_transactions (organization_id, occurred_at);
create index platform_transactions_occurred on platform_transactions (occurred_at);
create index platform_transactions_dossier on platform_transactions (dossier_id);
