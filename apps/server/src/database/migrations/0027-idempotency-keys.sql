-- Requests that carried a key and were carried out: a repeated one is answered as the first was, and never runs twice.
-- The row is stored in the transaction of the act itself; its unique key makes a second copy wait for the first.
create table idempotency_keys (
  caller text not null,
  call text not null,
  key text not null check (length(key) between 1 and 255),
  request_digest sha256 not null,
  claim_id uuid not null,
  answer_sealed bytea,
  created_at timestamptz(3) not null,
  primary key (caller, call, key)
);
comment on table idempotency_keys is 'Kept for a day, then swept.';
comment on column idempotency_keys.caller is 'The subject of a person, the id of an invitation, or the kind of caller.';
comment on column idempotency_keys.call is 'Method and path as the contract declares them.';
comment on column idempotency_keys.request_digest is 'Keyed digest of all that was sent: the same key with anything else is refused.';
comment on column idempotency_keys.claim_id is 'By which a request knows its own row.';
comment on column idempotency_keys.answer_sealed is 'What was answered. Null between the act and its answer, or when the server went down there.';
create index idempotency_keys_to_sweep on idempotency_keys (created_at);
