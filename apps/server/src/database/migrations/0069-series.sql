-- A dossier that follows another of its series: a reserve was decided (Judicial Code 1628, 1636), money came later, or comes
-- month by month. It has its own number, status, report and term; what was decided before is carried over.
create domain follow_up_kind as text check (value in ('reserveDecided', 'laterReceipt', 'recurring'));

create table follow_ups (
  dossier_id uuid primary key references dossiers on delete cascade,
  follows_id uuid not null references dossiers,
  series_id uuid not null references dossiers,
  kind follow_up_kind not null,
  happened_on date not null,
  source text check (btrim(source) <> ''),
  decisions jsonb not null default '[]' check (jsonb_typeof(decisions) = 'array'),
  interest_cents cents not null default 0,
  own_costs_cents cents not null default 0,
  file_id uuid unique references files,
  file_name text,
  constraint follow_ups_another check (dossier_id <> follows_id and dossier_id <> series_id),
  constraint follow_ups_file check ((file_id is null) = (file_name is null))
);
comment on column follow_ups.follows_id is 'Whose report in force says what everybody has received.';
comment on column follow_ups.series_id is 'The first of the series, whose opening was charged.';
comment on column follow_ups.happened_on is 'The day of the decision, or on which the money came.';
comment on column follow_ups.source is 'Who decided, and how; or where the money came from.';
comment on column follow_ups.decisions is
  'What was decided about each reserve, in the words of the API; statements and claims are those of this dossier.';
comment on column follow_ups.interest_cents is 'What the deposit office added: it is part of the balance to distribute.';
comment on column follow_ups.own_costs_cents is 'Costs of this run alone: they come off what is released.';
create index follow_ups_follows on follow_ups (follows_id);
create index follow_ups_series on follow_ups (series_id);

alter table statements add column carried_from_id uuid references statements;
comment on column statements.carried_from_id is 'The statement of the dossier before it in the series.';
create index statements_carried_from on statements (carried_from_id);
