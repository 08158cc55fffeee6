-- The day of an office: what somebody put off in their inbox, the secret address under which a calendar subscribes to their terms, the
-- views of lists that a person or an office keeps, and how far a newcomer came with the guided first dossier.
create table inbox_marks (
  user_id uuid not null references users,
  dossier_id uuid not null references dossiers on delete cascade,
  item text not null check (btrim(item) <> ''),
  occasion text not null,
  snoozed_until date,
  done_at timestamptz(3),
  marked_at timestamptz(3) not null,
  primary key (user_id, dossier_id, item),
  constraint inbox_marks_one check ((snoozed_until is null) <> (done_at is null))
);
comment on table inbox_marks is 'What somebody put off until a day, or said is done, seen by nobody else. It holds for one occasion: something new under the same item shows again.';
create index inbox_marks_dossier on inbox_marks (dossier_id);

create table calendar_feeds (
  user_id uuid primary key references users,
  secret_digest bytea not null unique,
  is_mine boolean not null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  content_digest bytea,
  changed_at timestamptz(3),
  constraint calendar_feeds_content check ((content_digest is null) = (changed_at is null))
);
comment on table calendar_feeds is 'The address under which the calendar of a person is read without signing in; only the digest of its secret is kept. A new one revokes the old one.';
comment on column calendar_feeds.is_mine is 'Whether it tells of the own dossiers; else of those of the whole office.';
comment on column calendar_feeds.changed_at is 'When what it tells was first seen to differ from what it told before; calendars ask only for what changed since.';

-- What was distributed in a month, and what was filed in it, without reading the dossiers of all other months.
create index calculation_results_signed on calculation_results (signed_at)
  where signed_at is not null and voided_at is null;
create index invitations_closed on invitations (closed_at) where closed_by = 'creditor';
create index deliveries_failed_since on deliveries (status_changed_at) where has_failed;
create index dossiers_created on dossiers (created_at);
create index proceedings_hearing on proceedings (hearing_on) where hearing_on is not null;

create table list_views (
  id uuid primary key,
  version integer not null default 1,
  organization_id uuid references organizations on delete cascade,
  owner_id uuid references users,
  list text not null check (btrim(list) <> ''),
  name text not null check (btrim(name) <> ''),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_by uuid not null references users,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now(),
  constraint list_views_of_one check ((organization_id is null) <> (owner_id is null))
);
comment on table list_views is 'How somebody, or a whole office, wants to see a list: columns, order, filters, rows on a page. No data of any dossier.';
create unique index list_views_own on list_views (owner_id, list, lower(name)) where owner_id is not null;
create unique index list_views_office on list_views (organization_id, list, lower(name)) where organization_id is not null;
create index list_views_created_by on list_views (created_by);
create trigger list_views_count_version before update on list_views for each row execute function count_version();

create table list_defaults (
  user_id uuid not null references users,
  list text not null check (btrim(list) <> ''),
  view_id uuid not null references list_views on delete cascade,
  primary key (user_id, list)
);
comment on table list_defaults is 'With which view a list opens for a person; without a row, as the list is.';
create index list_defaults_view on list_defaults (view_id);

create table guides (
  user_id uuid not null references users,
  guide text not null check (btrim(guide) <> ''),
  dossier_id uuid references dossiers on delete set null,
  is_practice boolean not null default false,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  primary key (user_id, guide)
);
comment on table guides is 'The guided piece of work of a person, on which device it ever be: how far it came is read from its dossier.';
comment on column guides.is_practice is 'Whether the dossier was opened to practise in, where nothing leaves the machine.';
create index guides_dossier on guides (dossier_id);
