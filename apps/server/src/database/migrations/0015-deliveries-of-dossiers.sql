-- What a mail or letter of a dossier needs besides what the mails to users did.

alter table deliveries add column fallback_address address;
comment on column deliveries.fallback_address is
  'Where a registered letter goes should this mail come back; that letter names this mail in replaces_delivery_id.';
alter table deliveries add constraint deliveries_fallback_of_mail check (
  fallback_address is null or (send_method = 'Email' and addressee is not null)
);

alter table deliveries add column next_inquiry_at timestamptz(3);
comment on column deliveries.next_inquiry_at is
  'When the post is asked what became of a letter, should it not tell by itself. Null once nothing more can happen.';
create index deliveries_inquiries on deliveries (next_inquiry_at) where next_inquiry_at is not null;

-- Mail servers give the number of a mail to another once it has left their queue; the post does not.
drop index deliveries_provider;
create unique index deliveries_letter_provider on deliveries (provider_id) where send_method = 'RegisteredLetter';
create index deliveries_mail_provider on deliveries (provider_id) where send_method = 'Email';

create index deliveries_failed on deliveries (status_changed_at)
  where email_status = 'FailedToSend' or registered_letter_status = 'Error';
