-- What an event tells of people stands outside the chain, so that it can be erased one day without breaking the proof.
--
-- Edition 1 (all events until now) keeps the name of the actor and the values in the row itself; its hash covers them,
-- and it stays as it is. Edition 2 keeps them in audit_values, each with a random salt, and the row seals a digest of
-- each: HMAC-SHA-256 of the value's canonical JSON under its salt. Without the salt, equal values have different
-- digests and none can be guessed. Erasing takes a value away together with its salt: the digest stays, and shows that
-- something stood there and was erased. A value that does not match its digest was tampered with.
alter table audit_events
  add column edition smallint not null default 1,
  add column version integer check (version > 0),
  add column digests jsonb,
  add constraint audit_events_edition check (
    edition = 1 and version is null and digests is null
    or edition = 2 and digests is not null and actor_name is null and before is null and after is null
  );
alter table audit_events alter column edition drop default;
comment on column audit_events.edition is 'By which rule the row was sealed: its own columns, or digests of its values.';
comment on column audit_events.version is 'The version of the subject that the event led to; in edition 1 it stands in "after".';
comment on column audit_events.digests is 'By the name of each value: actorName, before.<field>, after.<field>.';
comment on column audit_events.hash is
  'SHA-256 over the canonical JSON of all other columns, previous_hash included; in edition 1 without those of edition 2.';

create table audit_values (
  event_id uuid primary key references audit_events on delete cascade,
  content jsonb not null
);
comment on table audit_values is 'What events of edition 2 tell. A value may be erased, never rewritten.';
comment on column audit_values.content is 'By the same names as the digests: { "salt": ..., "value": ... }.';

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if new.event_id <> old.event_id or exists (
    select from jsonb_each(new.content) as kept where old.content -> kept.key is distinct from kept.value
  ) then
    raise exception 'values of % can only be erased', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end;
$$;
create trigger audit_values_erase before update on audit_values
  for each row execute function refuse_rewriting();
