-- Two invitations reach the same creditor when every part of the address is the same: box 1 is not box 2.

create function recipient_key(send_method text, emails text[], addressee text, address jsonb) returns text
  language sql immutable parallel safe
  return case when send_method = 'Email' then lower(emails[1] collate "und-x-icu")
    else fold(
      coalesce(addressee, '') || '|' || coalesce(address ->> 'addressee', '')
      || '|' || coalesce(address ->> 'address1', '') || '|' || coalesce(address ->> 'address2', '')
      || '|' || coalesce(address ->> 'street', '') || '|' || coalesce(address ->> 'housenumber', '')
      || '|' || coalesce(address ->> 'housenumberaddition', '') || '|' || coalesce(address ->> 'zipcode', '')
      || '|' || coalesce(address ->> 'city', '') || '|' || coalesce(address ->> 'country', 'BE')
    ) end;

drop index invitations_one_pending;
alter table invitations drop column recipient_key;
alter table invitations add column recipient_key text generated always as (
  recipient_key(send_method, emails, addressee, address)
) stored;
comment on column invitations.recipient_key is 'The same for two invitations that would reach the same creditor.';
create unique index invitations_one_pending on invitations (dossier_id, recipient_key)
  where status in ('Created', 'Sent', 'Opened');
