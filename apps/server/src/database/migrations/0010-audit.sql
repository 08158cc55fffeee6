-- What happened, in order, so that nobody can change it unseen: each event carries the hash of the one before.

create table audit_chains (
  id uuid primary key,
  last_sequence integer not null check (last_sequence > 0),
  last_hash sha256 not null
);
comment on table audit_chains is
  'The end of each chain. Locking this row lines up writers of one chain; it also betrays events cut off at the end.';
comment on column audit_chains.id is 'The dossier; for events outside a dossier the organization, or the nil UUID for the platform.';

create table audit_events (
  id uuid primary key,
  chain_id uuid not null references audit_chains,
  sequence integer not null check (sequence > 0),
  organization_id uuid,
  dossier_id uuid,
  type text not null,
  actor_kind text not null check (actor_kind in ('user', 'creditor', 'system')),
  actor_id uuid,
  actor_name text,
  subject_type text,
  subject_id uuid,
  before jsonb,
  after jsonb,
  request_id text,
  occurred_at timestamptz(3) not null,
  previous_hash sha256,
  hash sha256 not null,
  constraint audit_events_sequence unique (chain_id, sequence),
  constraint audit_events_linked check ((sequence = 1) = (previous_hash is null)),
  constraint audit_events_actor check ((actor_kind = 'system') = (actor_id is null)),
  constraint audit_events_of_dossier check (dossier_id is null or dossier_id = chain_id)
);
comment on table audit_events is
  'No foreign keys to what it speaks of: the trail outlives a deleted dossier and explains its missing number.';
comment on column audit_events.actor_id is 'A user, or the invitation under whose code a creditor acted.';
comment on column audit_events.actor_name is 'As it was then.';
comment on column audit_events.hash is 'SHA-256 over the canonical JSON of all other columns, previous_hash included.';
create index audit_events_organization on audit_events (organization_id, occurred_at);

create trigger audit_events_stay before update or delete on audit_events
  for each row execute function refuse_change();
create trigger audit_events_stay_all before truncate on audit_events
  for each statement execute function refuse_change();
