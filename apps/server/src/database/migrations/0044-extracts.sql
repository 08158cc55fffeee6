-- Extracts of the central file of notices. One that somebody works on is a draft: its file and what was read in it wait
-- here, with what was decided so far, so that nothing is sent or read twice. Applied, it is a document of its dossier.

create table extracts (
  id uuid primary key,
  version integer not null default 1,
  organization_id uuid not null references organizations,
  dossier_id uuid,
  extract_type text not null
    check (extract_type in ('cbbDutch', 'cbbFrench', 'providerCsv', 'providerXml', 'providerPdf')),
  file_name text not null check (btrim(file_name) <> '' and file_name !~ '[/\\[:cntrl:]]'),
  file_id uuid unique references files,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  content jsonb,
  progress jsonb,
  uploaded_by uuid not null references users,
  uploaded_at timestamptz(3) not null,
  applied_by uuid references users,
  applied_at timestamptz(3),
  has_opened_dossier boolean not null default false,
  consulted_at timestamptz(3),
  outcome jsonb,
  erased_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  foreign key (organization_id, dossier_id) references dossiers (organization_id, id) on delete cascade,
  constraint extracts_applied check (
    (applied_at is null) = (applied_by is null)
    and (applied_at is null or dossier_id is not null)
    and (applied_at is not null or outcome is null)
    and (applied_at is not null or not has_opened_dossier)
  ),
  -- A draft is deleted as a whole; of an applied extract the traces stay.
  constraint extracts_readable check (
    erased_at is not null and applied_at is not null or file_id is not null and content is not null
  )
);
comment on column extracts.dossier_id is
  'The dossier that came of it or that it was added to; of a draft, the one that it is compared with.';
comment on column extracts.content is 'What was read where, as the API says it; erased with the file.';
comment on column extracts.progress is 'What the wizard keeps of a draft; nobody else reads it.';
comment on column extracts.outcome is
  'Each creditor with its notices and what was decided about it: what the next extract is compared with. It stays with the dossier.';
create unique index extracts_drafts on extracts (organization_id, sha256, dossier_id) nulls not distinct
  where applied_at is null;
comment on index extracts_drafts is
  'The same file is one draft of the office, whoever uploads it: its row is locked while a dossier comes of it, so that only one does.';
create index extracts_of_dossier on extracts (dossier_id, applied_at);
create index extracts_by_hash on extracts (organization_id, sha256) where applied_at is not null;
create index extracts_to_erase on extracts ((coalesce(applied_at, updated_at))) where erased_at is null;
create index extracts_uploaded_by on extracts (uploaded_by);
create index extracts_applied_by on extracts (applied_by);
create trigger extracts_count_version before update on extracts
  for each row execute function count_version();

alter table erasures drop constraint erasures_kind_check;
alter table erasures add constraint erasures_kind_check check (kind in ('dossier', 'mailTexts', 'extracts'));
