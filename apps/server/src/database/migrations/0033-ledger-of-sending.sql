-- One ledger of what was sent: whom each mail or letter with a report was for, whether it failed, and on which day it
-- told that the term ends. What was remembered from the plan is read from here instead.

alter table deliveries add column has_failed boolean not null generated always as (
  coalesce(email_status in (
    'Bounced', 'Suppressed', 'FilteredSpam', 'Quarantined', 'Failed', 'FailedToSend'
  ), false)
  or coalesce(registered_letter_status in ('Error', 'Failed', 'Returned'), false)
) stored;
comment on column deliveries.has_failed is
  'It did not reach anybody: what failed was not sent. The same list as the core''s outcomeOf, compared by a test.';
create index deliveries_failed_of_dossier on deliveries (dossier_id) where has_failed;

alter table deliveries add column is_free boolean not null default false;
comment on column deliveries.is_free is 'A stranger asked for it, such as a lost code: the office is not charged.';

alter table deliveries add column contest_until date;
comment on column deliveries.contest_until is
  'The last day to contest that a mail or letter with a report told its reader; nobody gets less.';
update deliveries set contest_until = (content -> 'values' ->> 'report.contestUntil')::date
  where purpose = 'report' and content -> 'values' ->> 'report.contestUntil' is not null;

-- Who a mail or letter with a report was for. One that is shared names each of its creditors; one with neither
-- statement nor invitation was for the defendant, who goes by the id of the dossier.
create table delivery_addressees (
  delivery_id uuid not null references deliveries on delete cascade,
  dossier_id uuid not null,
  statement_id uuid,
  invitation_id uuid,
  addressee_id uuid not null generated always as (coalesce(statement_id, invitation_id, dossier_id)) stored,
  correction_id uuid,
  primary key (delivery_id, addressee_id),
  foreign key (dossier_id, statement_id) references statements (dossier_id, id),
  foreign key (dossier_id, invitation_id) references invitations (dossier_id, id),
  constraint delivery_addressees_one check (num_nonnulls(statement_id, invitation_id) <= 1)
);
comment on column delivery_addressees.invitation_id is 'Of a creditor who was invited and filed nothing.';
create index delivery_addressees_dossier on delivery_addressees (dossier_id, addressee_id);

-- What was sent before: a mail was shared by all creditors of its address, a letter by nobody.
insert into delivery_addressees (delivery_id, dossier_id, statement_id)
select deliveries.id, deliveries.dossier_id, statements.id
from deliveries join statements on statements.dossier_id = deliveries.dossier_id
where purpose = 'report' and deliveries.statement_id is not null and (
  statements.id = deliveries.statement_id
  or send_method = 'Email' and statements.deleted_at is null
    and lower(email) in (
      select lower(place) from unnest(array[statements.primary_email::text] || statements.extra_emails::text[]) as place
    )
);
insert into delivery_addressees (delivery_id, dossier_id)
select id, dossier_id from deliveries
where purpose = 'report' and dossier_id is not null and content ->> 'template' = 'report-defendant-letter';
insert into delivery_addressees (delivery_id, dossier_id, invitation_id)
select deliveries.id, deliveries.dossier_id, invitations.id
from deliveries join invitations on invitations.dossier_id = deliveries.dossier_id
where deliveries.purpose = 'report' and deliveries.statement_id is null
  and deliveries.content ->> 'template' <> 'report-defendant-letter'
  and not exists (select from statements where statements.invitation_id = invitations.id and deleted_at is null)
  and case when deliveries.send_method = 'Email'
    then lower(deliveries.email) in (select lower(place) from unnest(invitations.emails) as place)
    else invitations.addressee = deliveries.addressee end;

-- How each invitation reached its creditor: by the last mail or letter that a service took and that did not come back.
-- Who used the code has it, whatever the services say; one that was never handed to them counts as it is stored.
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
