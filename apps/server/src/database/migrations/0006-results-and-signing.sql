-- Calculations as they were made, the signature on one of them, and who may look at it from outside.

create table calculation_results (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers,
  sequence integer not null check (sequence > 0),
  file_name text not null,
  note text,
  input_json text not null,
  input_sha256 sha256 not null,
  outcome_json text not null,
  outcome_sha256 sha256 not null,
  law_version text not null,
  engine_version text not null,
  renderer_version text not null,
  pdf_file_id uuid not null unique references files,
  outdated_at timestamptz(3),
  signed_at timestamptz(3),
  signed_by uuid references users,
  signed_pdf_file_id uuid unique references files,
  sent_at timestamptz(3),
  calculated_by uuid not null references users,
  calculated_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint calculation_results_sequence unique (dossier_id, sequence),
  constraint calculation_results_repeated_with_note check (sequence = 1 or (note is not null and btrim(note) <> '')),
  constraint calculation_results_signed check (
    num_nonnulls(signed_at, signed_by, signed_pdf_file_id) in (0, 3)
  ),
  constraint calculation_results_sent_signed check (sent_at is null or signed_at is not null),
  unique (dossier_id, id)
);
comment on table calculation_results is
  'A calculation with all that is needed to make it again, byte for byte, years later.';
comment on column calculation_results.sequence is 'Counts up in the dossier and is not used again after a deletion.';
comment on column calculation_results.input_json is
  'The canonical JSON that was hashed. Text, because jsonb would not give the same bytes back.';
comment on column calculation_results.outdated_at is 'When an edit of the dossier made this result out of date.';

-- A dossier is signed once.
create unique index calculation_results_signed_once on calculation_results (dossier_id) where signed_at is not null;
create trigger calculation_results_count_version before update on calculation_results
  for each row execute function count_version();

-- A signature is for good: of a signed result only the sending may still be noted.
create function keep_signed_result() returns trigger language plpgsql as $$
begin
  if old.signed_at is not null and (
    tg_op = 'DELETE'
    or to_jsonb(new) - array['sent_at', 'version', 'updated_at']
       is distinct from to_jsonb(old) - array['sent_at', 'version', 'updated_at']
  ) then
    raise exception 'a signed result cannot change' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
create trigger calculation_results_keep_signed before update or delete on calculation_results
  for each row execute function keep_signed_result();

create table signing_sessions (
  id uuid primary key,
  dossier_id uuid not null,
  result_id uuid not null,
  user_id uuid not null references users,
  status text not null default 'open' check (status in ('open', 'signed', 'cancelled', 'expired', 'refused')),
  provider_session_id text unique,
  pdf_sha256 sha256 not null,
  failure text,
  expires_at timestamptz(3) not null,
  finished_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  foreign key (dossier_id, result_id) references calculation_results (dossier_id, id) on delete cascade,
  constraint signing_sessions_finished check ((status = 'open') = (finished_at is null))
);
comment on table signing_sessions is 'One visit to the signing service. The bailiff may cancel and try again.';
comment on column signing_sessions.pdf_sha256 is 'The bytes we handed over; what comes back must be a signature over these.';
comment on column signing_sessions.failure is 'Why a document that came back was refused, or the service''s own reason.';
create unique index signing_sessions_one_open on signing_sessions (result_id) where status = 'open';

create table document_views (
  id uuid primary key,
  dossier_id uuid not null,
  result_id uuid not null,
  statement_id uuid,
  code_digest sha256 not null unique,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_by uuid references users,
  created_at timestamptz(3) not null default now(),
  foreign key (dossier_id, result_id) references calculation_results (dossier_id, id),
  foreign key (dossier_id, statement_id) references statements (dossier_id, id),
  constraint document_views_revoked check ((revoked_at is null) = (revoked_by is null))
);
comment on table document_views is
  'The right to see a report through a secured link. The code exists only in the mail; sending again makes a new one.';
comment on column document_views.code_digest is 'HMAC-SHA256 under a key that is not in the database.';
comment on column document_views.statement_id is 'Whose link it is; null for the defendant''s.';
create index document_views_result on document_views (result_id);

create table document_view_visits (
  id uuid primary key,
  document_view_id uuid not null references document_views on delete cascade,
  user_id uuid not null references users,
  visited_at timestamptz(3) not null default now()
);
create index document_view_visits_view on document_view_visits (document_view_id, visited_at);
