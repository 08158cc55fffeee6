-- What lies in storage is compared with its hash every night; a row tells that it was done, and what came of it.
create table file_checks (
  id uuid primary key,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3) not null check (finished_at >= started_at),
  number_of_files integer not null check (number_of_files >= 0)
);
create index file_checks_by_time on file_checks (started_at);

create table damaged_files (
  check_id uuid not null references file_checks on delete cascade,
  file_id uuid not null references files on delete cascade,
  fault text not null check (fault in ('missing', 'altered', 'unreadable')),
  primary key (check_id, file_id)
);
create index damaged_files_by_file on damaged_files (file_id);
comment on table damaged_files is
  'The files whose bytes a check did not find as they were stored. Nobody is shown, sent or asked to sign such a file.';
