-- Organizations that file often: tax offices, social security, banks, lawyers, other bailiffs' offices.
create domain creditor_kind text
  check (value in ('taxOffice', 'socialSecurity', 'bank', 'lawyer', 'other'));

alter table organizations add column creditor_kind creditor_kind;
alter table organizations add column number_verified_at timestamptz(3);
alter table organizations add column number_verified_by uuid references users;
alter table organizations add constraint organizations_kind_of_creditor check (creditor_kind is null or not is_bailiffs_office);
alter table organizations add constraint organizations_number_verified check (
  (number_verified_at is null) = (number_verified_by is null)
  and (number_verified_at is null or enterprise_number is not null)
);
comment on column organizations.number_verified_at is
  'When a platform administrator compared the enterprise number with the register: invitations find the organization by it.';

-- Whoever writes another number, and by whatever way: nobody has vouched for that one.
create function forget_verified_number() returns trigger language plpgsql as $$
begin
  new.number_verified_at := null;
  new.number_verified_by := null;
  return new;
end
$$;
create trigger organizations_forget_verified_number before update on organizations
  for each row when (old.enterprise_number is distinct from new.enterprise_number)
  execute function forget_verified_number();

alter table invitations add column enterprise_number enterprise_number;
comment on column invitations.enterprise_number is
  'Of whom the office invites, as the office or an extract says it; never what a creditor typed.';
create index invitations_enterprise_number on invitations (enterprise_number) where enterprise_number is not null;
alter table standard_invitations add column enterprise_number enterprise_number;

-- What an organization did about an invitation that is addressed to it. One that only its number matches has no row yet.
create table workspace_invitations (
  invitation_id uuid not null references invitations on delete cascade,
  organization_id uuid not null references organizations,
  version integer not null default 1,
  matched_by text not null check (matched_by in ('code', 'number')),
  matched_at timestamptz(3) not null,
  assignee_id uuid references users,
  filed_by text,
  filed_at timestamptz(3),
  released_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  primary key (invitation_id, organization_id)
);
comment on column workspace_invitations.released_at is
  'When the office said that it is not meant for them: the number no longer matches, and only the code brings it back.';
comment on column workspace_invitations.filed_by is 'Who of the organization filed, or the name of its key.';
-- A code is taken into one workspace.
create unique index workspace_invitations_code on workspace_invitations (invitation_id)
  where matched_by = 'code' and released_at is null;
create index workspace_invitations_organization on workspace_invitations (organization_id);
create index workspace_invitations_assignee on workspace_invitations (assignee_id);
create trigger workspace_invitations_count_version before update on workspace_invitations
  for each row execute function count_version();

create table workspace_profiles (
  organization_id uuid primary key references organizations on delete cascade,
  version integer not null default 1,
  contact_name text,
  email email_address,
  phone text,
  accounts jsonb not null default '[]' check (jsonb_typeof(accounts) = 'array'),
  titles jsonb not null default '[]' check (jsonb_typeof(titles) = 'array'),
  reference_format text,
  communication_format text,
  updated_at timestamptz(3) not null default now()
);
create trigger workspace_profiles_count_version before update on workspace_profiles
  for each row execute function count_version();

create table workspace_keys (
  id uuid primary key,
  organization_id uuid not null references organizations,
  name text not null check (btrim(name) <> ''),
  key_digest sha256 not null unique,
  beginning text not null,
  created_by uuid not null references users,
  created_at timestamptz(3) not null,
  valid_until date not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  revoked_by uuid references users,
  constraint workspace_keys_revoked check ((revoked_at is null) = (revoked_by is null))
);
comment on column workspace_keys.key_digest is 'HMAC-SHA256 under a key that is not in the database; the key itself is kept nowhere.';
create index workspace_keys_organization on workspace_keys (organization_id);
create index workspace_keys_created_by on workspace_keys (created_by);
create index workspace_keys_revoked_by on workspace_keys (revoked_by);
create index organizations_number_verified_by on organizations (number_verified_by);
