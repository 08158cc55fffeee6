-- Who uses the product. Organizations and users start pending; a platform administrator decides.

create table files (
  id uuid primary key,
  storage_key text not null unique,
  media_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  sha256 sha256 not null,
  created_at timestamptz(3) not null default now()
);
comment on table files is
  'What lies in storage (disk or S3). The bytes are written first, then the row, in the transaction that uses it: a
   crash leaves at most bytes without a row, which a sweep may remove.';

create table organizations (
  id uuid primary key,
  version integer not null default 1,
  name text not null check (btrim(name) <> ''),
  display_name text,
  corporate_name text,
  corporate_form legal_form,
  enterprise_number enterprise_number,
  email email_address,
  phone text,
  website text,
  address address,
  third_party_account iban,
  cia_number text,
  logo_file_id uuid references files,
  preferred_language language not null default 'nl',
  payment_type payment_type not null default 'oneOff',
  distribution_type distribution_type not null default 'proportional',
  creation_discount_parts_per_million parts_per_million not null default 0,
  is_bailiffs_office boolean not null default false,
  has_distribution_file_permission boolean not null default false,
  has_ranking_file_permission boolean not null default false,
  has_claim_of_debt_permission boolean not null default false,
  approval approval_state not null default 'pending',
  approval_decided_at timestamptz(3),
  approval_decided_by uuid,
  approval_reason text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint organizations_approval_decided check ((approval = 'pending') = (approval_decided_at is null))
);
comment on column organizations.third_party_account is 'The account on which the office holds other people''s money.';
comment on column organizations.cia_number is 'Identifies the office towards the chamber of bailiffs; opaque to us.';
comment on column organizations.payment_type is 'With distribution_type: what a new dossier of this office starts with.';
comment on column organizations.creation_discount_parts_per_million is 'Off the platform cost of creating a dossier.';

-- A disapproved office may try again with the same number.
create unique index organizations_enterprise_number on organizations (enterprise_number)
  where approval <> 'disapproved';
create index organizations_name on organizations (name collate "und-x-icu");
create index organizations_pending on organizations (created_at) where approval = 'pending';

create table users (
  id uuid primary key,
  version integer not null default 1,
  subject text,
  organization_id uuid references organizations,
  first_name text not null,
  last_name text not null,
  national_number national_number,
  email email_address not null,
  phone text,
  preferred_language language not null default 'nl',
  user_type user_type not null,
  is_platform_admin boolean not null default false,
  is_organization_admin boolean not null default false,
  has_distribution_read_permission boolean not null default false,
  has_distribution_write_permission boolean not null default false,
  has_ranking_permission boolean not null default false,
  has_claim_of_debt_permission boolean not null default false,
  can_manage_dossiers boolean not null default false,
  dutch_immatriculation text,
  french_immatriculation text,
  confirmed_office_member_at timestamptz(3),
  onboarded_at timestamptz(3),
  approval approval_state not null default 'pending',
  approval_decided_at timestamptz(3),
  approval_decided_by uuid references users,
  approval_reason text,
  removed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint users_approval_decided check ((approval = 'pending') = (approval_decided_at is null)),
  constraint users_organization_admin_has_organization check (not is_organization_admin or organization_id is not null),
  constraint users_onboarded_confirmed check (onboarded_at is null or confirmed_office_member_at is not null),
  unique (organization_id, id)
);
comment on table users is
  'A person in an office. Whoever changes office gets a new row there, so that the dossiers of the old one keep theirs.';
comment on column users.subject is
  'The sub claim of the identity provider; null until the first sign-in of a user whom an administrator entered.';
comment on column users.dutch_immatriculation is 'How a bailiff is named in a Dutch official report.';
comment on column users.confirmed_office_member_at is 'When the person confirmed to be a bailiff or to work for one.';
comment on column users.removed_at is
  'A removed user can no longer sign in. The row stays: dossiers and audit events speak of it.';

create unique index users_subject on users (subject) where removed_at is null;
create unique index users_national_number on users (national_number) where removed_at is null;
create index users_organization on users (organization_id, last_name collate "und-x-icu", first_name collate "und-x-icu");
-- Whom an administrator entered joins by signing in with the same address, so it must point at one person.
create unique index users_awaited_email on users (lower(email)) where subject is null and removed_at is null;
create index users_email on users (lower(email));
create index users_pending on users (created_at) where approval = 'pending' and removed_at is null;

alter table organizations
  add constraint organizations_approval_decided_by_fkey foreign key (approval_decided_by) references users;

create trigger organizations_count_version before update on organizations
  for each row execute function count_version();
create trigger users_count_version before update on users
  for each row execute function count_version();

create table legal_acceptances (
  id uuid primary key,
  user_id uuid not null references users,
  organization_id uuid references organizations,
  document text not null check (
    document in ('terms-and-conditions', 'privacy-policy', 'terms-of-use', 'licence-agreement')
  ),
  document_version text not null,
  language language not null,
  accepted_at timestamptz(3) not null default now(),
  constraint legal_acceptances_on_behalf check (organization_id is null or document = 'licence-agreement'),
  constraint legal_acceptances_own_organization
    foreign key (organization_id, user_id) references users (organization_id, id)
);
comment on table legal_acceptances is
  'Who accepted which text, in which version and language, and when. Evidence: rows are never changed.';
comment on column legal_acceptances.organization_id is
  'Set when an administrator accepts the licence agreement for the whole office; null when a person accepts for himself.';

create unique index legal_acceptances_of_user on legal_acceptances (user_id, document, document_version)
  where organization_id is null;
create unique index legal_acceptances_of_organization on legal_acceptances (organization_id, document_version)
  where organization_id is not null;
create trigger legal_acceptances_stay before update or delete on legal_acceptances
  for each row execute function refuse_change();

create table standard_invitations (
  id uuid primary key,
  version integer not null default 1,
  organization_id uuid not null references organizations on delete cascade,
  addressee text,
  email email_address,
  address address,
  language language,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint standard_invitations_reachable check (email is not null or (addressee is not null and address is not null))
);
comment on table standard_invitations is 'Whom an office invites in every dossier, such as the tax collector.';
comment on column standard_invitations.language is 'Of what is sent to them; null follows the dossier.';

create index standard_invitations_organization on standard_invitations (organization_id);
create trigger standard_invitations_count_version before update on standard_invitations
  for each row execute function count_version();

create table parties (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text,
  first_name text,
  last_name text,
  national_number national_number,
  enterprise_number enterprise_number,
  corporate_form text,
  legal_entity_type legal_entity_type,
  address address,
  search_text text not null generated always as (
    fold(' ' || coalesce(name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
  ) stored,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  constraint parties_named check (coalesce(name, last_name) is not null),
  constraint parties_national_number unique (organization_id, national_number),
  constraint parties_enterprise_number unique (organization_id, enterprise_number)
);
comment on table parties is
  'Everyone an office met as defendant or creditor, to fill in forms. Per office: what one office knows about a person
   is not another''s business.';
comment on column parties.corporate_form is 'As the register writes it: it knows more forms than the product.';
comment on column parties.search_text is 'Each word starts after a blank: like ''% maes%'' finds a word by its beginning.';

create index parties_search on parties using gin (search_text gin_trgm_ops);
