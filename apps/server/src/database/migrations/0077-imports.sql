-- Sheets with creditors and claims that are read into a dossier. A sheet waits with what was decided about its lines until they are
-- taken over, some of them or all; then it stays with the dossier as the source of what came of it.

create table imports (
  id uuid primary key,
  version integer not null default 1,
  organization_id uuid not null references organizations,
  dossier_id uuid not null,
  file_name text not null check (btrim(file_name) <> '' and file_name !~ '[/\\[:cntrl:]]'),
  file_id uuid not null unique references files,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  lines jsonb not null,
  progress jsonb,
  taken jsonb not null default '[]',
  uploaded_by uuid not null references users,
  uploaded_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now(),
  unique (dossier_id, sha256),
  foreign key (organization_id, dossier_id) references dossiers (organization_id, id) on delete cascade
);
comment on table imports is 'The same file is one import of its dossier, whoever uploads it: its row is locked while lines of it are taken over.';
comment on column imports.lines is 'What was read, line by line, as the API says it.';
comment on column imports.progress is 'What the screen keeps of an import; nobody else reads it.';
comment on column imports.taken is 'Which lines are in the dossier, and in which statement: no line is taken over twice.';
create index imports_of_organization on imports (organization_id);
create index imports_uploaded_by on imports (uploaded_by);
create trigger imports_count_version before update on imports
  for each row execute function count_version();

create table import_mappings (
  organization_id uuid not null references organizations,
  heads text not null,
  name text not null check (btrim(name) <> ''),
  mapping jsonb not null,
  updated_at timestamptz(3) not null,
  primary key (organization_id, heads)
);
comment on table import_mappings is 'What the columns of a sheet mean for an office, by the heads of the sheet.';
