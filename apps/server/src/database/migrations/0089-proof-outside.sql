-- What proves the trail to people who need not believe us: the root of each day over the ends of all chains, under a time stamp of somebody
-- else. And what ends a sign-in: a person who signed out is nobody from then on, whatever their token says.
create table day_roots (
  day date primary key,
  leaves integer not null check (leaves > 0),
  root sha256 not null,
  statement text not null,
  made_at timestamptz(3) not null,
  time_stamp bytea,
  stamped_at timestamptz(3),
  authority text,
  attempts integer not null default 0,
  last_failure text,
  constraint day_roots_stamped check ((time_stamp is null) = (stamped_at is null) and (time_stamp is null) = (authority is null))
);
comment on table day_roots is 'The Merkle root (RFC 6962) of each day over the root of the day before and the ends of all chains of events that grew since, so that each root covers everything before it.';
comment on column day_roots.statement is 'What is published and stamped, byte for byte.';
comment on column day_roots.time_stamp is 'The token of RFC 3161 over the statement; absent while the service was away.';
create index day_roots_unstamped on day_roots (day) where time_stamp is null;

create table day_root_leaves (
  day date not null references day_roots deferrable initially deferred,
  position integer not null check (position > 0),
  chain_id uuid not null references audit_chains,
  sequence integer not null check (sequence > 0),
  hash sha256 not null,
  primary key (day, position),
  constraint day_root_leaves_grow unique (chain_id, sequence)
);
comment on table day_root_leaves is 'Under which place of a day the end of a chain is covered. Place 0 is the root of the day before, or nothing on the first day.';

-- The events of a day are written in the order in which they happen: a few bytes for each thousand find them again.
create index audit_events_occurred on audit_events using brin (occurred_at);

create table ended_sessions (
  key sha256 primary key,
  ended_at timestamptz(3) not null,
  resumed_at timestamptz(3),
  forget_after timestamptz(3) not null
);
comment on table ended_sessions is 'Sign-ins that are over: of a session, or of everything a person was signed in with at that moment. Only digests are kept.';
comment on column ended_sessions.resumed_at is 'When the same session was opened again by somebody who proved anew who they are: tokens issued since count again.';
create index ended_sessions_forget on ended_sessions (forget_after);
