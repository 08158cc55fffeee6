create table user_sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  key sha256 not null unique,
  authenticated_at timestamptz(3),
  begun_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null check (last_used_at >= begun_at),
  browser text check (length(browser) between 1 and 30),
  system text check (length(system) between 1 and 30)
);
comment on table user_sessions is 'Where a user is signed in, for that user to see and to end. Whether one is over stands in ended_sessions.';
comment on column user_sessions.key is 'As in ended_sessions: a digest of what the tokens of one session have in common.';
comment on column user_sessions.authenticated_at is 'The last proof of identity in this session, where the identity service tells it.';
comment on column user_sessions.last_used_at is 'Kept to some minutes.';
create index user_sessions_of_user on user_sessions (user_id);
create index user_sessions_last_used on user_sessions (last_used_at);
