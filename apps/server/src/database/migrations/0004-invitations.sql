-- Creditors who were asked to file a statement. They do not sign in: the code is their key.

create table invitations (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  status invitation_status not null default 'Created',
  send_method send_method not null,
  addressee text,
  emails text[] not null default '{}',
  address address,
  fallback_address address,
  language language,
  creditor_reference text,
  code_digest sha256 not null unique,
  code_sealed bytea not null,
  valid_until date,
  sent_at timestamptz(3),
  opened_at timestamptz(3),
  closed_at timestamptz(3),
  closed_by text check (closed_by in ('creditor', 'office', 'term')),
  recipient_key text not null generated always as (
    case when send_method = 'Email' then lower(emails[1] collate "und-x-icu")
    else fold(
      coalesce(addressee, '') || '|' || coalesce(address ->> 'street', '') || '|'
      || coalesce(address ->> 'housenumber', '') || '|' || coalesce(address ->> 'address1', '') || '|'
      || coalesce(address ->> 'zipcode', '')
    ) end
  ) stored,
  created_by uuid not null references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint invitations_reachable check (
    case when send_method = 'Email' then cardinality(emails) > 0
    else addressee is not null and address is not null end
  ),
  constraint invitations_sent_with_term check (
    status not in ('Sent', 'Opened') or (sent_at is not null and valid_until is not null)
  ),
  constraint invitations_closed check (
    (closed_at is not null and closed_by is not null)
    = (status in ('ClosedAndSubmitted', 'ClosedAndNotSubmitted', 'Finished'))
    and (closed_at is null) = (closed_by is null)
  ),
  unique (dossier_id, id)
);
comment on column invitations.code_digest is
  'HMAC-SHA256 of the code under a key that is not in the database: finds the invitation of a code that comes in.';
comment on column invitations.code_sealed is
  'The code, encrypted (AES-256-GCM) under a key that is not in the database: the bailiff can read it out by phone, a
   stolen copy of the database gives no code away.';
comment on column invitations.fallback_address is 'Where a registered letter goes if the email cannot be delivered.';
comment on column invitations.opened_at is 'The creditor''s first act. Looking at a page is none: mail scanners do that.';
comment on column invitations.recipient_key is 'The same for two invitations that would reach the same creditor.';

-- Nobody is asked twice at the same time. After closing, a new invitation may follow.
create unique index invitations_one_pending on invitations (dossier_id, recipient_key)
  where status in ('Created', 'Sent', 'Opened');
create index invitations_dossier on invitations (dossier_id, created_at);
create index invitations_term on invitations (valid_until) where status in ('Sent', 'Opened');
create trigger invitations_count_version before update on invitations
  for each row execute function count_version();
