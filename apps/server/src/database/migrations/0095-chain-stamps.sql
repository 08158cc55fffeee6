-- A chain of events is proven by a time stamp (RFC 3161) over its own head, no longer by the Merkle root of a day over the heads of all.
drop table day_root_leaves;
drop table day_roots;
-- Only the roots of days looked for events by their moment.
drop index audit_events_occurred;

do $$
begin
  -- The queue makes its tables after the migrations, so a new database has none yet.
  if to_regclass('jobs.schedule') is not null then
    delete from jobs.schedule where name = 'make-day-roots';
    perform jobs.delete_queue('make-day-roots');
  end if;
end
$$;

create table chain_stamps (
  chain_id uuid not null references audit_chains,
  sequence integer not null check (sequence > 0),
  hash sha256 not null,
  occasion text not null check (occasion in ('signed', 'closed', 'evidence')),
  asked_at timestamptz(3) not null,
  next_attempt_at timestamptz(3) not null,
  attempts integer not null default 0 check (attempts >= 0),
  last_failure text,
  token bytea,
  stamped_at timestamptz(3),
  authority text,
  primary key (chain_id, sequence),
  foreign key (chain_id, sequence) references audit_events (chain_id, sequence),
  constraint chain_stamps_stamped check ((token is null) = (stamped_at is null) and (token is null) = (authority is null))
);
comment on table chain_stamps is
  'Time stamps over heads of chains of events. A row is written in the transaction of the act whose event is the head; the token follows.';
comment on column chain_stamps.next_attempt_at is 'From when a job may ask for the token; moved on by each attempt, so that two copies do not ask at the same time.';
comment on column chain_stamps.token is 'The TimeStampToken (DER) over the UTF-8 bytes of the canonical JSON of chainId, hash and sequence.';
create index chain_stamps_missing on chain_stamps (next_attempt_at) where token is null;
