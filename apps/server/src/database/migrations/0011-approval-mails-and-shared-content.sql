-- A purpose is named as its template is, and every decision on a person or an office has one of its own.
alter table deliveries drop constraint deliveries_purpose_check;
update deliveries set purpose = case purpose
  when 'onboardingReceived' then 'user-awaits-approval'
  when 'onboardingApproved' then 'user-approved'
  when 'onboardingDisapproved' then 'user-disapproved'
  when 'invitationReminder' then 'invitation-reminder'
  when 'statementReceipt' then 'statement-receipt'
  when 'externalProvider' then 'external-provider'
  else purpose
end;
alter table deliveries add constraint deliveries_purpose_check check (purpose in (
  'user-awaits-approval', 'user-approved', 'user-disapproved', 'organization-approved', 'organization-disapproved',
  'invitation', 'invitation-reminder', 'statement-receipt', 'report', 'external-provider'
));

-- Storage is addressed by content: who stores the same bytes twice gets two rows that share them.
alter table files drop constraint files_storage_key_key;
create index files_storage_key on files (storage_key);
comment on column files.storage_key is
  'Where the bytes lie, named after their SHA-256. Bytes may go once no row names them any more.';

-- Whoever edited an old version is told what changed since: the events about one thing.
create index audit_events_subject on audit_events (subject_id);
