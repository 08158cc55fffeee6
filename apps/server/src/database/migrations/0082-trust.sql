-- A creditor who says that there is nothing to claim has answered, and may take it back until the last day: each time with a
-- receipt of its own, of which none is ever erased by the next.
create table no_claim_declarations (
  id uuid primary key,
  dossier_id uuid not null,
  invitation_id uuid not null,
  serial integer not null check (serial > 0),
  receipt_number text not null check (btrim(receipt_number) <> ''),
  reason text not null check (reason in ('paid', 'neverOwed', 'waived', 'other')),
  note text,
  declared_by text not null check (btrim(declared_by) <> ''),
  capacity text,
  email email_address,
  declared jsonb not null check (jsonb_typeof(declared) = 'object'),
  sha256 sha256 not null,
  file_id uuid references files,
  declared_at timestamptz(3) not null,
  taken_back_at timestamptz(3),
  taken_back_by text check (taken_back_by in ('creditor', 'statement')),
  foreign key (dossier_id, invitation_id) references invitations (dossier_id, id) on delete cascade,
  constraint no_claim_declarations_serial unique (dossier_id, serial),
  constraint no_claim_declarations_taken_back check ((taken_back_at is null) = (taken_back_by is null))
);
comment on column no_claim_declarations.serial is 'Counts on with the receipts of the dossier: a number stands for one paper.';
comment on column no_claim_declarations.declared is 'What was said, by whom and when: what the fingerprint is of.';
comment on column no_claim_declarations.file_id is 'The PDF. Null until a job has made it and asked to mail it.';
comment on column no_claim_declarations.taken_back_by is 'Said so, or began a statement instead.';
create unique index no_claim_declarations_standing on no_claim_declarations (invitation_id) where taken_back_at is null;
create index no_claim_declarations_invitation on no_claim_declarations (invitation_id, declared_at);
create index no_claim_declarations_to_make on no_claim_declarations (declared_at) where file_id is null;
create index no_claim_declarations_sha256 on no_claim_declarations (sha256);

-- Whether a letter is ours is asked by what is printed on it.
create index receipts_number on receipts (receipt_number);
create index receipts_sha256 on receipts (sha256);
create index no_claim_declarations_number on no_claim_declarations (receipt_number);
create index deliveries_barcode on deliveries (barcode) where barcode is not null;

-- What people told of letters, mails and calls that pretend to be ours.
create table false_letters (
  id uuid primary key,
  version integer not null default 1,
  serial integer not null generated always as identity,
  way text not null check (way in ('letter', 'registeredLetter', 'email', 'message', 'phone', 'visit', 'other')),
  sender text,
  number_shown text,
  description text not null check (btrim(description) <> ''),
  reporter_email email_address,
  language language not null,
  file_id uuid references files,
  file_name text,
  content_sha256 sha256 not null,
  reported_at timestamptz(3) not null,
  handled_at timestamptz(3),
  handled_by uuid references users,
  note text,
  updated_at timestamptz(3) not null default now(),
  constraint false_letters_serial unique (serial),
  constraint false_letters_once unique (content_sha256),
  constraint false_letters_file check ((file_id is null) = (file_name is null)),
  constraint false_letters_handled check ((handled_at is null) = (handled_by is null))
);
comment on column false_letters.content_sha256 is 'Of what was told and of the file: the same told twice is one report.';
comment on column false_letters.number_shown is 'The code or number that stands on what came, as it was typed.';
create index false_letters_order on false_letters (reported_at);
create trigger false_letters_count_version before update on false_letters
  for each row execute function count_version();

alter table erasures drop constraint erasures_kind_check;
alter table erasures add constraint erasures_kind_check
  check (kind in ('dossier', 'mailTexts', 'extracts', 'parties', 'falseLetters'));
