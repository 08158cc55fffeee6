-- Income that comes month by month and is distributed in runs (Judicial Code 1409-1412, 1627): who pays, what came in of which
-- month, and when the next run is due. All of it belongs to the series, by its first dossier.
create domain income_kind as text check (value in ('wage', 'replacement', 'other'));

create table recurring_terms (
  series_id uuid primary key references dossiers on delete cascade,
  id uuid not null unique,
  version integer not null default 1,
  threshold_cents cents check (threshold_cents > 0),
  every_months smallint check (every_months between 1 and 12),
  next_run_on date,
  shares_on text not null default 'balance' check (shares_on in ('balance', 'initial')),
  children smallint not null default 0 check (children between 0 and 30),
  children_since date,
  updated_at timestamptz(3) not null default now()
);
comment on table recurring_terms is 'A series without a row has the terms of the defaults.';
create trigger recurring_terms_count_version before update on recurring_terms
  for each row execute function count_version();

create table due_runs (
  series_id uuid primary key references dossiers on delete cascade,
  occasion text not null check (occasion in ('threshold', 'date')),
  since date not null,
  told_at timestamptz(3)
);
comment on table due_runs is 'Series whose next run is due. Written by what makes it due or opens it, and each night.';
comment on column due_runs.told_at is 'When the responsible bailiff was told by mail.';

create table payers (
  id uuid primary key,
  version integer not null default 1,
  series_id uuid not null references dossiers on delete cascade,
  name text not null check (btrim(name) <> ''),
  kind income_kind not null,
  enterprise_number enterprise_number,
  address address not null,
  email email_address,
  language language not null default 'nl',
  account iban,
  seized_at timestamptz(3),
  pays_on_day smallint check (pays_on_day between 1 and 31),
  ended_on date,
  released_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  unique (series_id, id)
);
comment on table payers is 'A third party that withholds of an income and pays the office month by month.';
comment on column payers.seized_at is 'Day and hour of the seizure in its hands: what was assigned and notified before goes first (1390ter).';
comment on column payers.released_at is 'When the release was sent.';
create trigger payers_count_version before update on payers for each row execute function count_version();

create table income_receipts (
  id uuid primary key,
  version integer not null default 1,
  series_id uuid not null references dossiers on delete cascade,
  payer_id uuid not null,
  month date not null check (extract(day from month) = 1),
  received_on date not null,
  amount_cents cents not null check (amount_cents > 0),
  maintenance_only_cents cents not null default 0,
  computation jsonb check (jsonb_typeof(computation) = 'object'),
  quota_cents cents,
  difference_note text check (btrim(difference_note) <> ''),
  movement_id uuid unique references bank_movements on delete set null,
  run_id uuid references dossiers on delete set null,
  asset_id uuid references assets on delete set null,
  maintenance_asset_id uuid references assets on delete set null,
  entered_by uuid not null references users,
  entered_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now(),
  foreign key (series_id, payer_id) references payers (series_id, id),
  constraint income_receipts_parts check (maintenance_only_cents <= amount_cents),
  constraint income_receipts_computed check ((computation is null) = (quota_cents is null))
);
comment on table income_receipts is 'What came in of one month of income of one payer. What comes during a run waits for the next.';
comment on column income_receipts.computation is 'From what our own figure was computed, in the words of the API.';
comment on column income_receipts.quota_cents is 'Our figure of the part that may be seized, by the amounts of the law of the day of payment.';
comment on column income_receipts.maintenance_only_cents is 'What of the amount lies beyond the quota: only maintenance may take it (1412).';
comment on column income_receipts.run_id is 'The dossier that distributes it. Of a dossier that was cancelled it waits again.';
create index income_receipts_series on income_receipts (series_id, received_on);
create index income_receipts_payer on income_receipts (payer_id);
create index income_receipts_run on income_receipts (run_id);
create index income_receipts_asset on income_receipts (asset_id);
create index income_receipts_maintenance_asset on income_receipts (maintenance_asset_id);
create index income_receipts_entered_by on income_receipts (entered_by);
create trigger income_receipts_count_version before update on income_receipts
  for each row execute function count_version();

alter table bank_movements
  add column is_income boolean not null default false,
  drop constraint bank_movements_answered_once,
  add constraint bank_movements_answered_once check (
    num_nonnulls(line_id, asset_id, set_aside_at) + is_income::integer <= 1
  );
comment on column bank_movements.is_income is 'A receipt of income tells what it is.';

-- What claims have received under a cap of the law in earlier dossiers of the series: a cap is once per claim, not per run.
alter table follow_ups add column secured jsonb not null default '[]' check (jsonb_typeof(secured) = 'array');
comment on column follow_ups.secured is 'What was received under each cap of the law so far, by the keys of the calculation.';

alter table statements add column carried jsonb not null default '[]' check (jsonb_typeof(carried) = 'array');
comment on column statements.carried is
  'Of each claim, and of what no claim holds: what it was when it first took part in the series, and what it received since.';

-- The amounts of Judicial Code 1409 that were published since the edition of the law register.
create table published_scales (
  id uuid primary key,
  from_day date not null unique,
  free_cents cents not null check (free_cents > 0),
  second_cents cents not null check (second_cents > free_cents),
  third_cents cents not null check (third_cents > second_cents),
  fourth_cents cents not null check (fourth_cents > third_cents),
  per_child_cents cents not null check (per_child_cents > 0),
  source text not null check (btrim(source) <> ''),
  entered_by uuid not null references users,
  entered_at timestamptz(3) not null,
  confirmed_by uuid references users,
  confirmed_at timestamptz(3),
  constraint published_scales_confirmed check (num_nonnulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint published_scales_four_eyes check (confirmed_by <> entered_by)
);
comment on table published_scales is 'No report that stands on amounts which nobody has confirmed is signed.';
create index published_scales_entered_by on published_scales (entered_by);
create index published_scales_confirmed_by on published_scales (confirmed_by);

-- Who took part in an earlier run is asked whether the balance is right, instead of being invited to file.
alter table invitations add column balance_statement_id uuid references statements on delete cascade;
comment on column invitations.balance_statement_id is
  'The statement, carried over from the run before, whose balance the creditor is asked to confirm.';
create unique index invitations_balance_statement on invitations (balance_statement_id)
  where balance_statement_id is not null;
-- A creditor with two statements is asked about both; to file, nobody is invited twice.
drop index invitations_one_pending;
create unique index invitations_one_pending on invitations (dossier_id, recipient_key)
  where status in ('Created', 'Sent', 'Opened') and balance_statement_id is null;

create table balance_confirmations (
  id uuid primary key,
  dossier_id uuid not null,
  invitation_id uuid not null,
  serial integer not null check (serial > 0),
  receipt_number text not null check (btrim(receipt_number) <> ''),
  confirmed jsonb not null check (jsonb_typeof(confirmed) = 'object'),
  sha256 sha256 not null,
  file_id uuid references files,
  confirmed_at timestamptz(3) not null,
  taken_back_at timestamptz(3),
  foreign key (dossier_id, invitation_id) references invitations (dossier_id, id) on delete cascade,
  constraint balance_confirmations_serial unique (dossier_id, serial)
);
comment on table balance_confirmations is 'The word of a creditor that a balance has not changed, and its receipt.';
comment on column balance_confirmations.serial is 'Counts on with the receipts of the dossier: a number stands for one paper.';
comment on column balance_confirmations.confirmed is 'The balance as it was shown, and when it was confirmed: what the fingerprint is of.';
comment on column balance_confirmations.file_id is 'The PDF. Null until a job has made it and asked to mail it.';
create unique index balance_confirmations_standing on balance_confirmations (invitation_id) where taken_back_at is null;
create index balance_confirmations_invitation on balance_confirmations (dossier_id, invitation_id);
create index balance_confirmations_to_make on balance_confirmations (confirmed_at) where file_id is null;
create index balance_confirmations_file on balance_confirmations (file_id);
create index balance_confirmations_number on balance_confirmations (receipt_number);
create index balance_confirmations_sha256 on balance_confirmations (sha256);

-- What was written to a third party about the income, or to the defendant about the children.
create table income_letters (
  delivery_id uuid primary key references deliveries on delete cascade,
  series_id uuid not null references dossiers on delete cascade,
  letter text not null check (letter in ('employer', 'childDeclaration')),
  payer_id uuid references payers on delete set null,
  defendant_id text
);
comment on column income_letters.defendant_id is 'The first defendant, or one of the others by the id that the dossier gave.';
create index income_letters_series on income_letters (series_id);
create index income_letters_payer on income_letters (payer_id);
