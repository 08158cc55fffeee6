-- What the platform no longer needs is erased after the time that its administrators have set. A dossier keeps its row,
-- its number, its dates and amounts, its signed report, and its chain of events, which proves itself without values.
alter table dossiers add column erased_at timestamptz(3);
alter table dossiers add constraint dossiers_erased_when_over check (
  erased_at is null or status in ('Paid', 'Cancelled')
);
comment on column dossiers.erased_at is 'When what it told of people was erased.';
create index dossiers_to_erase on dossiers (status_changed_at)
  where status in ('Paid', 'Cancelled') and erased_at is null;

-- Whoever was invited or written to is no longer known afterwards.
alter table invitations add column erased_at timestamptz(3);
alter table invitations alter column recipient_key drop not null;
alter table invitations drop constraint invitations_reachable;
alter table invitations add constraint invitations_reachable check (
  erased_at is not null
  or case when send_method = 'Email' then cardinality(emails) > 0
     else addressee is not null and address is not null end
);
alter table deliveries add column erased_at timestamptz(3);
comment on column deliveries.erased_at is 'When its text was erased; it cannot be sent again.';
alter table deliveries drop constraint deliveries_reachable;
alter table deliveries add constraint deliveries_reachable check (
  erased_at is not null
  or case when send_method = 'Email' then email is not null else addressee is not null and address is not null end
);
create index deliveries_to_erase on deliveries (status_changed_at) where erased_at is null;

create table erasures (
  id uuid primary key,
  erased_at timestamptz(3) not null,
  kind text not null check (kind in ('dossier', 'mailTexts')),
  organization_id uuid references organizations,
  file_number text,
  number_of_documents integer not null default 0 check (number_of_documents >= 0),
  number_of_statements integer not null default 0 check (number_of_statements >= 0),
  number_of_deliveries integer not null default 0 check (number_of_deliveries >= 0),
  constraint erasures_of_dossier check ((kind = 'dossier') = (file_number is not null and organization_id is not null))
);
comment on table erasures is 'What was erased and when, without what it was: a row for each dossier, and one for the mails of a night.';
create index erasures_by_time on erasures (erased_at);
create trigger erasures_stay before update or delete on erasures
  for each row execute function refuse_change();
