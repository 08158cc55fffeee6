-- Who contests a draft (Judicial Code 1629), and what becomes of it (1631-1636). While a contestation that has an effect is
-- not over, nothing of the dossier is paid. Nothing is deleted: one that was registered by mistake is annulled with a reason.
create domain contestation_way as text check (value in ('writ', 'declaration', 'letter'));
create domain timeliness as text check (value in ('inTime', 'inDoubt', 'late'));
create domain contestation_state as text check (value in ('registered', 'annulled', 'withdrawn', 'settled', 'referred'));
create domain proceeding_state as text check (
  value in ('consigned', 'filed', 'hearing', 'judged', 'appealed', 'final', 'paid')
);
create domain contestation_piece as text check (value in (
  'act', 'letter', 'support', 'withdrawal', 'settlement', 'certificate', 'registryReceipt', 'judgment', 'appealJudgment'
));

create table contestations (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  result_id uuid not null references calculation_results on delete cascade,
  way contestation_way not null,
  contested_on date not null,
  contested_time text check (contested_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  addressee_id uuid,
  contestant text not null check (btrim(contestant) <> ''),
  appearing text check (btrim(appearing) <> ''),
  served_by text check (btrim(served_by) <> ''),
  statement_id uuid references statements,
  against text check (btrim(against) <> ''),
  requested text check (btrim(requested) <> ''),
  grounds text check (btrim(grounds) <> ''),
  last_day date,
  cautious_day date,
  timeliness timeliness not null,
  state contestation_state not null default 'registered',
  ended_on date,
  end_note text check (btrim(end_note) <> ''),
  needs_new_draft boolean not null default false,
  registered_by uuid not null references users,
  registered_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now(),
  constraint contestations_days check ((last_day is null) = (cautious_day is null)),
  constraint contestations_served check (way <> 'writ' or served_by is not null),
  constraint contestations_ended check ((ended_on is null) = (state in ('registered', 'referred'))),
  constraint contestations_new_draft check (not needs_new_draft or state = 'settled')
);
comment on column contestations.addressee_id is 'Who of those to whom the report goes contests; null for another person.';
comment on column contestations.appearing is 'Who signs the declaration for the contestant, and in which quality.';
comment on column contestations.against is 'The line of the draft, as the report names it; null for the whole draft.';
comment on column contestations.last_day is 'The days by which it was found to be in time or not; null where the term did not run yet.';
comment on column contestations.needs_new_draft is 'Somebody who did not sign the settlement loses by it: it takes a new draft to all.';
create index contestations_of_dossier on contestations (dossier_id);
create index contestations_result on contestations (result_id);
create index contestations_statement on contestations (statement_id);
create index contestations_registered_by on contestations (registered_by);
create trigger contestations_count_version before update on contestations
  for each row execute function count_version();

-- What the judge decides for all who contest one draft, from the consignment on.
create table proceedings (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  result_id uuid not null unique references calculation_results on delete cascade,
  state proceeding_state not null default 'consigned',
  amount_cents bigint not null check (amount_cents >= 0),
  consigned_on date not null,
  filed_on date,
  role_number text check (btrim(role_number) <> ''),
  hearing_on date,
  hearing_time text check (hearing_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  judged_on date,
  appealed_on date,
  final_on date,
  paid_on date,
  ordered_by uuid not null references users,
  ordered_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now()
);
comment on column proceedings.amount_cents is 'The mass less the costs of seizure, of sale and of the draft (Judicial Code 1631).';
create index proceedings_of_dossier on proceedings (dossier_id);
create index proceedings_ordered_by on proceedings (ordered_by);
create trigger proceedings_count_version before update on proceedings
  for each row execute function count_version();

create table judgment_lines (
  proceeding_id uuid not null references proceedings on delete cascade,
  is_on_appeal boolean not null,
  statement_id uuid references statements,
  amount_cents bigint not null check (amount_cents >= 0),
  unique nulls not distinct (proceeding_id, is_on_appeal, statement_id)
);
comment on column judgment_lines.statement_id is 'To whom the judge gives the amount; null for what is left to the defendant.';
create index judgment_lines_statement on judgment_lines (statement_id);

create table contestation_pieces (
  id uuid primary key,
  dossier_id uuid not null references dossiers on delete cascade,
  contestation_id uuid references contestations on delete cascade,
  proceeding_id uuid references proceedings on delete cascade,
  kind contestation_piece not null,
  file_id uuid not null unique references files,
  file_name text not null,
  added_by uuid not null references users,
  added_at timestamptz(3) not null,
  constraint contestation_pieces_of_one check (num_nonnulls(contestation_id, proceeding_id) = 1)
);
create index contestation_pieces_of_dossier on contestation_pieces (dossier_id);
create index contestation_pieces_contestation on contestation_pieces (contestation_id);
create index contestation_pieces_proceeding on contestation_pieces (proceeding_id);
create index contestation_pieces_added_by on contestation_pieces (added_by);

-- What keeps the money where it is. A letter and what comes late have no effect; a settlement by which somebody else loses
-- holds until another draft takes the place of the contested one; what the judge decides, until the deposit office has paid.
create view holding_contestations as
select contestations.id, contestations.dossier_id, contestations.result_id, proceedings.id is not null as is_consigned
from contestations
left join proceedings on proceedings.result_id = contestations.result_id and contestations.state = 'referred'
where way <> 'letter' and timeliness <> 'late' and (
  contestations.state = 'registered'
  or contestations.state = 'referred' and proceedings.state <> 'paid'
  or contestations.state = 'settled' and needs_new_draft
);
