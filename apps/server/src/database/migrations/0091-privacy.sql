-- Privacy: who was given which document or national number of a dossier, and what people asked about their own data.
create table readings (
  id uuid primary key,
  dossier_id uuid references dossiers on delete cascade,
  read_at timestamptz(3) not null,
  kind text not null check (btrim(kind) <> ''),
  call text not null check (btrim(call) <> ''),
  subject_id uuid,
  name text,
  actor_kind text not null check (actor_kind in ('user', 'creditor', 'visitor', 'system')),
  actor_id uuid,
  actor_name text,
  address text
);
comment on table readings is 'Who was given a document, or a whole national number, and when. Written before the first byte leaves; kept for a period, and no longer than the dossier.';
comment on column readings.dossier_id is 'Absent for what belongs to none: a party of the book, a user, an extract that nothing came of.';
comment on column readings.call is 'By which call, as the contract names it.';
comment on column readings.subject_id is 'The document, report, letter, statement, party or user.';
comment on column readings.name is 'What the file is called.';
comment on column readings.address is 'From where, of who acts with a code or a link: it alone does not say who did.';
create index readings_dossier on readings (dossier_id, read_at desc);
create index readings_subject on readings (subject_id);
create index readings_read_at on readings (read_at);

create table privacy_requests (
  id uuid primary key,
  version integer not null default 1,
  organization_id uuid references organizations on delete cascade,
  person text,
  proof text not null check (btrim(proof) <> ''),
  records jsonb not null check (jsonb_typeof(records) = 'array'),
  created_by uuid not null references users,
  created_at timestamptz(3) not null,
  exported_at timestamptz(3),
  erased_at timestamptz(3),
  erased_by uuid references users,
  outcome jsonb,
  updated_at timestamptz(3) not null default now(),
  constraint privacy_requests_erased check ((erased_at is null) = (erased_by is null) and (erased_at is null) = (outcome is null))
);
comment on table privacy_requests is 'What a person asked under the GDPR: in which records they were recognised, when they were given their data, and what was erased of it.';
comment on column privacy_requests.organization_id is 'The office that was asked; absent when it was the platform.';
comment on column privacy_requests.person is 'As they are called; gone when their data were erased.';
comment on column privacy_requests.proof is 'By what the office saw that it was them.';
comment on column privacy_requests.records is 'In what they were recognised: the kind of record and its id. Two people may bear one name.';
create index privacy_requests_organization on privacy_requests (organization_id, created_at desc);
create index privacy_requests_created_by on privacy_requests (created_by);
create index privacy_requests_erased_by on privacy_requests (erased_by);
create trigger privacy_requests_count_version before update on privacy_requests for each row execute function count_version();
