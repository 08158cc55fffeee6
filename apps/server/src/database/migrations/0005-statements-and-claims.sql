-- What creditors say they are owed. Statements typed in by the office and statements filed by an invited creditor
-- share one table: validation, calculation and report treat them alike, and a third-party statement is one with an
-- invitation. The composite foreign keys keep every row inside one dossier.

create table statements (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  invitation_id uuid,
  creditor_type creditor_type,
  first_name text,
  last_name text,
  national_number national_number,
  corporate_name text,
  corporate_form legal_form,
  enterprise_number enterprise_number,
  creditor_address address,
  creditor_reference text,
  language language,
  declarant text,
  bailiffs_office_id uuid references organizations,
  bailiffs_office_name text,
  total_amount_claimed_cents cents not null,
  original_total_amount_claimed_cents cents,
  is_reserved boolean not null default false,
  payment_account iban,
  payment_reference text,
  primary_email email_address,
  extra_emails text[] not null default '{}',
  send_option send_option,
  is_sent_separately boolean not null default false,
  is_report_sent_by_email boolean not null default false,
  is_distribution_file_attached boolean not null default false,
  has_no_security_link boolean not null default false,
  explanation_of_change text,
  submitted_at timestamptz(3),
  is_late boolean not null default false,
  validated_at timestamptz(3),
  validated_by uuid references users,
  deleted_at timestamptz(3),
  created_by uuid references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (dossier_id, invitation_id) references invitations (dossier_id, id),
  constraint statements_author check ((created_by is null) = (invitation_id is not null)),
  constraint statements_validated check ((validated_at is null) = (validated_by is null)),
  constraint statements_validated_not_deleted check (validated_at is null or deleted_at is null),
  unique (dossier_id, id)
);
comment on column statements.invitation_id is 'Set for a third-party statement: the invitation under which it was filed.';
comment on column statements.declarant is 'Who speaks for the creditor: a bailiff, a lawyer, an employee.';
comment on column statements.bailiffs_office_name is 'The declarant''s office, when it is not one of this platform.';
comment on column statements.total_amount_claimed_cents is 'Zero marks a third-party statement as invalid.';
comment on column statements.original_total_amount_claimed_cents is
  'What the creditor filed, kept from the moment the office may change the amount.';
comment on column statements.is_reserved is
  'A seizure to protect, without an enforceable title: what falls to the statement is consigned (Judicial Code 1628).';
comment on column statements.language is 'Of what is sent to this creditor; null follows the dossier.';
comment on column statements.is_late is 'Filed after the term of the invitation; the bailiff decides what it is worth.';
comment on column statements.deleted_at is 'A deleted statement stays until the dossier is closed: results may quote it.';

create index statements_dossier on statements (dossier_id, created_at);
create index statements_invitation on statements (invitation_id);
create trigger statements_count_version before update on statements
  for each row execute function count_version();

create table documents (
  id uuid primary key,
  dossier_id uuid not null,
  statement_id uuid not null,
  file_id uuid not null unique references files,
  document_type document_type not null,
  file_name text not null check (btrim(file_name) <> '' and file_name !~ '[/\\[:cntrl:]]'),
  uploaded_by uuid references users,
  uploaded_at timestamptz(3) not null default now(),
  foreign key (dossier_id, statement_id) references statements (dossier_id, id) on delete cascade,
  unique (dossier_id, statement_id, id)
);
comment on column documents.uploaded_by is 'Null when the invited creditor uploaded it.';

create table privileged_claims (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null,
  statement_id uuid not null,
  position integer not null,
  claim_type claim_type not null,
  privilege_id text,
  amount_demanded_cents cents not null,
  original_amount_demanded_cents cents,
  asset_id uuid,
  asset_description text,
  document_id uuid,
  since date,
  limit_cents cents,
  is_reserved boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (dossier_id, statement_id) references statements (dossier_id, id) on delete cascade,
  foreign key (dossier_id, asset_id) references assets (dossier_id, id),
  foreign key (dossier_id, statement_id, document_id) references documents (dossier_id, statement_id, id),
  constraint privileged_claims_only_specific_has_asset check (asset_id is null or claim_type = 'specific'),
  unique (dossier_id, id)
);
comment on table privileged_claims is
  'The parts of a statement that claim a rank. What is left of the total is chirographic and is calculated, not stored.';
comment on column privileged_claims.privilege_id is 'From the catalogue of packages/law.';
comment on column privileged_claims.asset_description is
  'What the creditor calls the asset; the office links it to one of the dossier''s assets.';
comment on column privileged_claims.document_id is 'The proof, uploaded with the same statement.';
comment on column privileged_claims.since is
  'The day on which the right arose, such as the registration of a pledge, where it decides the rank.';
comment on column privileged_claims.limit_cents is
  'The most that the privilege secures where the case sets the figure: an agreed maximum, two annual premiums.';
comment on column privileged_claims.is_reserved is 'As for a statement, where it concerns this claim alone.';

create index privileged_claims_statement on privileged_claims (statement_id, position);
create index privileged_claims_asset on privileged_claims (asset_id);
create trigger privileged_claims_count_version before update on privileged_claims
  for each row execute function count_version();
