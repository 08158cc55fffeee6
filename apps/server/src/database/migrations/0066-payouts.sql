-- How the money of a signed report is paid out: who gets what, the files for the bank, and what its statements say.

create table payout_lines (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  result_id uuid not null,
  number text not null check (number ~ '^[RKS]?[1-9][0-9]*$'),
  position integer not null,
  kind text not null check (kind in ('creditor', 'reserve', 'costs', 'surplus')),
  statement_id uuid,
  name text not null,
  account iban,
  account_holder text,
  communication text not null,
  amount_cents cents not null check (amount_cents > 0),
  confirmed_on date,
  confirmed_by uuid references users,
  waived_at timestamptz(3),
  waived_by uuid references users,
  waiver_reason text check (btrim(waiver_reason) <> ''),
  returned_on date,
  return_reason text,
  updated_at timestamptz(3) not null default now(),
  foreign key (dossier_id, result_id) references calculation_results (dossier_id, id),
  foreign key (dossier_id, statement_id) references statements (dossier_id, id),
  constraint payout_lines_number unique (result_id, number),
  constraint payout_lines_confirmed check (num_nonnulls(confirmed_on, confirmed_by) in (0, 2)),
  constraint payout_lines_waived check (num_nonnulls(waived_at, waived_by, waiver_reason) in (0, 3)),
  constraint payout_lines_settled_once check (confirmed_on is null or waived_at is null),
  constraint payout_lines_returned check ((returned_on is null) = (return_reason is null))
);
comment on table payout_lines is
  'Everybody who is paid from a signed report. Its amounts add up to the money and never change; the state of a line follows from what is known of it.';
comment on column payout_lines.account_holder is 'In whose name the account stands, when that is not the name of the line.';
comment on column payout_lines.confirmed_on is 'The day on which it was paid or consigned, as the office says: no statement shows it.';
comment on column payout_lines.returned_on is 'The last that was heard of its payment: it came back, or the bank refused it. Empty again when a new file is made.';
create index payout_lines_of_dossier on payout_lines (dossier_id);
create index payout_lines_statement on payout_lines (statement_id);
create index payout_lines_confirmed_by on payout_lines (confirmed_by);
create index payout_lines_waived_by on payout_lines (waived_by);
create trigger payout_lines_count_version before update on payout_lines
  for each row execute function count_version();

create table payout_files (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  sequence integer not null check (sequence > 0),
  account iban not null,
  account_holder text not null,
  prepared_by uuid not null references users,
  prepared_at timestamptz(3) not null,
  approved_by uuid references users,
  approved_at timestamptz(3),
  is_single_approval boolean not null default false,
  made_by uuid references users,
  made_at timestamptz(3),
  file_id uuid unique references files,
  withdrawn_by uuid references users,
  withdrawn_at timestamptz(3),
  withdrawal_reason text check (btrim(withdrawal_reason) <> ''),
  updated_at timestamptz(3) not null default now(),
  constraint payout_files_sequence unique (dossier_id, sequence),
  constraint payout_files_approved check (num_nonnulls(approved_by, approved_at) in (0, 2)),
  constraint payout_files_four_eyes check (is_single_approval = (approved_by is not null and approved_by = prepared_by)),
  constraint payout_files_made check (num_nonnulls(made_by, made_at) in (0, 2)),
  constraint payout_files_made_approved check (made_at is null or approved_at is not null),
  constraint payout_files_withdrawn check (num_nonnulls(withdrawn_by, withdrawn_at) in (0, 2))
);
comment on table payout_files is 'One file for the bank: prepared by one, approved by another, and then made once.';
comment on column payout_files.is_single_approval is 'Who prepared it also approved it, after signing in again, because nobody else of the office may.';
comment on column payout_files.withdrawal_reason is 'Empty where another act of the same person withdrew it.';
create unique index payout_files_one_open on payout_files (dossier_id) where made_at is null and withdrawn_at is null;
create index payout_files_prepared_by on payout_files (prepared_by);
create index payout_files_approved_by on payout_files (approved_by);
create index payout_files_made_by on payout_files (made_by);
create index payout_files_withdrawn_by on payout_files (withdrawn_by);
create trigger payout_files_count_version before update on payout_files
  for each row execute function count_version();

create table payout_transfers (
  id uuid primary key,
  file_id uuid not null references payout_files on delete cascade,
  line_id uuid not null references payout_lines on delete cascade,
  end_to_end_id text not null check (length(end_to_end_id) between 1 and 35),
  name text not null,
  account iban not null,
  communication text not null,
  amount_cents cents not null check (amount_cents > 0),
  outcome text check (outcome in ('booked', 'refused', 'withdrawn')),
  ended_at timestamptz(3),
  constraint payout_transfers_once unique (file_id, line_id),
  constraint payout_transfers_ended check ((outcome is null) = (ended_at is null))
);
comment on table payout_transfers is 'One payment in a file, as it was approved.';
-- Whatever two people or two processes do: nobody is paid by two files at once.
create unique index payout_transfers_one_live on payout_transfers (line_id) where ended_at is null;
create index payout_transfers_end_to_end_id on payout_transfers (end_to_end_id);

create table bank_statements (
  id uuid primary key,
  organization_id uuid not null references organizations,
  account iban not null,
  number text not null,
  closed_on date not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  fingerprint sha256 not null,
  imported_by uuid not null references users,
  imported_at timestamptz(3) not null,
  constraint bank_statements_once unique (organization_id, fingerprint)
);
comment on column bank_statements.fingerprint is
  'Of account, day, balances and amounts: the same statement read again, also in the other format, changes nothing.';
create index bank_statements_account on bank_statements (organization_id, account);
create index bank_statements_imported_by on bank_statements (imported_by);

create table bank_movements (
  id uuid primary key,
  version integer not null default 1,
  statement_id uuid not null references bank_statements on delete cascade,
  position integer not null,
  amount_cents bigint not null,
  booked_on date not null,
  counterparty_account text,
  counterparty_name text,
  communication text not null,
  end_to_end_id text,
  reference text not null,
  return_reason text,
  is_bank_cost boolean not null default false,
  line_id uuid references payout_lines on delete set null,
  matched_by text check (matched_by in ('endToEndId', 'communication', 'account', 'person')),
  suggested_line_id uuid references payout_lines on delete set null,
  set_aside_by uuid references users,
  set_aside_at timestamptz(3),
  set_aside_reason text check (btrim(set_aside_reason) <> ''),
  updated_at timestamptz(3) not null default now(),
  constraint bank_movements_position unique (statement_id, position),
  constraint bank_movements_matched check (line_id is null or matched_by is not null),
  constraint bank_movements_set_aside check (num_nonnulls(set_aside_by, set_aside_at, set_aside_reason) in (0, 3)),
  constraint bank_movements_answered_once check (line_id is null or set_aside_at is null)
);
comment on table bank_movements is
  'What moved on the account: matched to a line of a payout, set aside with a reason, or a question that waits for an answer.';
create index bank_movements_line on bank_movements (line_id);
create index bank_movements_suggested_line on bank_movements (suggested_line_id);
create index bank_movements_set_aside_by on bank_movements (set_aside_by);
create index bank_movements_open on bank_movements (statement_id) where line_id is null and set_aside_at is null;
create trigger bank_movements_count_version before update on bank_movements
  for each row execute function count_version();
