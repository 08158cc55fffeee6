-- What a creditor keeps as proof of having filed: one receipt for each invitation that was closed with statements.

create table receipts (
  invitation_id uuid primary key,
  dossier_id uuid not null,
  serial integer not null check (serial > 0),
  receipt_number text not null check (btrim(receipt_number) <> ''),
  filed jsonb not null check (jsonb_typeof(filed) = 'object'),
  sha256 sha256 not null,
  file_id uuid references files,
  issued_at timestamptz(3) not null,
  foreign key (dossier_id, invitation_id) references invitations (dossier_id, id) on delete cascade,
  constraint receipts_serial unique (dossier_id, serial)
);
comment on column receipts.serial is 'Counts the receipts of a dossier from 1, without gaps.';
comment on column receipts.filed is
  'The statements, their claims and the hashes of their documents as they were filed: what the fingerprint is of.';
comment on column receipts.sha256 is 'Of the canonical JSON of what was filed.';
comment on column receipts.file_id is 'The PDF. Null until a job has made it and asked to mail it.';
create index receipts_to_make on receipts (issued_at) where file_id is null;

-- A creditor is reminded once for each term: a renewed one may be followed by a reminder of its own.
alter table invitations add column reminded_for date;
comment on column invitations.reminded_for is 'The last day to file of which the creditor was reminded.';
