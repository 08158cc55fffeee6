-- An invitation also goes by qualified electronic registered delivery: everything travels by the same three ways now, and one
-- list of them is enough.
alter domain send_method drop constraint send_method_check;
alter domain send_method add constraint send_method_check check (value in ('Email', 'RegisteredLetter', 'QualifiedDelivery'));

-- Whoever is reached by mail is the same creditor when the message is registered.
create or replace function recipient_key(send_method text, emails text[], addressee text, address jsonb) returns text
  language sql immutable parallel safe
  return case when send_method <> 'RegisteredLetter' then lower(emails[1] collate "und-x-icu")
    else fold(
      coalesce(addressee, '') || '|' || coalesce(address ->> 'addressee', '')
      || '|' || coalesce(address ->> 'address1', '') || '|' || coalesce(address ->> 'address2', '')
      || '|' || coalesce(address ->> 'street', '') || '|' || coalesce(address ->> 'housenumber', '')
      || '|' || coalesce(address ->> 'housenumberaddition', '') || '|' || coalesce(address ->> 'zipcode', '')
      || '|' || coalesce(address ->> 'city', '') || '|' || coalesce(address ->> 'country', 'BE')
    ) end;
alter table invitations drop constraint invitations_reachable;
alter table invitations add constraint invitations_reachable check (
  erased_at is not null
  or case send_method
    when 'Email' then cardinality(emails) > 0
    when 'RegisteredLetter' then addressee is not null and address is not null
    else addressee is not null and cardinality(emails) > 0
  end
);

-- The view reads the column, which cannot change its type beneath it.
drop view invitation_sendings;
alter table deliveries alter column send_method type send_method;
drop domain delivery_method;
create view invitation_sendings as
select
  invitations.id as invitation_id,
  invitations.dossier_id,
  coalesce(worked.send_method, invitations.send_method) as send_method,
  coalesce(worked.accepted_at, case
    when invitations.opened_at is not null or not exists (
      select from deliveries where deliveries.invitation_id = invitations.id and purpose = 'invitation'
    ) then invitations.sent_at
  end) as sent_at
from invitations left join lateral (
  select send_method, accepted_at from deliveries
  where deliveries.invitation_id = invitations.id and purpose = 'invitation' and accepted_at is not null and not has_failed
  order by accepted_at desc, id desc
  limit 1
) as worked on true;

-- What the provider gives for each step (ETSI EN 319 522), kept as it came.
create domain evidence_kind as text check (value in (
  'submission', 'rejection', 'notification', 'consignment', 'handOver', 'refusal', 'expiry', 'unreachable'
));
alter table delivery_events
  add column evidence_kind evidence_kind,
  add column evidence_file_id uuid references files,
  add constraint delivery_events_evidence check (evidence_file_id is null or evidence_kind is not null);
comment on column delivery_events.evidence_kind is 'What the provider has evidence of; null for a step that it does not vouch for.';
comment on column delivery_events.evidence_file_id is 'That evidence, byte for byte; null until it was fetched.';
create index delivery_events_evidence_wanted on delivery_events (delivery_id)
  where evidence_kind is not null and evidence_file_id is null;
create unique index delivery_events_evidence_file on delivery_events (evidence_file_id) where evidence_file_id is not null;

-- The receipt that an addressee signed, as the office has it on paper.
alter table report_receipts
  add column file_id uuid unique references files,
  add column file_name text,
  add constraint report_receipts_paper check ((file_id is null) = (file_name is null));
