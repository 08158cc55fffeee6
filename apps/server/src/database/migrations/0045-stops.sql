-- What stops a dossier: the money is then for the trustee, the debt mediator or the court. While one holds, nothing is
-- signed, sent or paid. One that was registered by mistake is withdrawn with a reason, and never deleted.

create table stops (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  kind text not null check (kind in ('collectiveDebtSettlement', 'bankruptcy', 'reorganisation')),
  stopped_on date not null,
  stopped_time text check (stopped_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  source text not null check (source in ('extract', 'office')),
  extract_id uuid references extracts on delete set null,
  notice_number text,
  note text,
  registered_by uuid not null references users,
  registered_at timestamptz(3) not null,
  withdrawn_by uuid references users,
  withdrawn_at timestamptz(3),
  withdrawal_reason text check (btrim(withdrawal_reason) <> ''),
  updated_at timestamptz(3) not null default now(),
  constraint stops_withdrawn_with_reason check (
    num_nonnulls(withdrawn_by, withdrawn_at, withdrawal_reason) in (0, 3)
  )
);
comment on column stops.stopped_time is 'The hour of the notice on the clock in Belgium (Judicial Code 1390septies), where it is known.';
comment on column stops.note is 'Where the office has it from, when it is not from an extract.';
create index stops_of_dossier on stops (dossier_id);
create index stops_extract on stops (extract_id);
create index stops_registered_by on stops (registered_by);
create index stops_withdrawn_by on stops (withdrawn_by);
create trigger stops_count_version before update on stops
  for each row execute function count_version();
