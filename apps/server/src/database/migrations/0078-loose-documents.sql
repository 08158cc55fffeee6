-- Files that were laid down in a dossier in one go. They wait here until somebody has said whose they are and what; nothing
-- of them counts before. What could be read in a file is kept, because creditors are added after their papers too.

create table loose_documents (
  id uuid primary key,
  dossier_id uuid not null references dossiers on delete cascade,
  file_id uuid not null unique references files,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  folder text not null check (length(folder) <= 300),
  file_name text not null check (btrim(file_name) <> '' and file_name !~ '[/\\[:cntrl:]]'),
  read_text text not null,
  uploaded_by uuid not null references users,
  uploaded_at timestamptz(3) not null,
  constraint loose_documents_once unique (dossier_id, sha256)
);
comment on constraint loose_documents_once on loose_documents is
  'The same file is laid down once, whoever sends it again: an upload that broke off is simply repeated.';
create index loose_documents_uploaded_by on loose_documents (uploaded_by);
create trigger loose_documents_take_their_file after delete on loose_documents
  for each row execute function delete_file_of_document();
