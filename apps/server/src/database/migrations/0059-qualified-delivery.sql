-- A report also goes by qualified electronic registered delivery: its provider tells of it in the words of the post, so that it
-- has the status of a letter, and goes to an electronic address, so that it has that of a mail.
create domain delivery_method as text check (value in ('Email', 'RegisteredLetter', 'QualifiedDelivery'));

-- The view reads the column, which cannot change its type beneath it.
drop view invitation_sendings;
alter table deliveries drop constraint deliveries_status_of_method;
alter table deliveries drop constraint deliveries_reachable;
alter table deliveries alter column send_method type delivery_method;
alter table deliveries add constraint deliveries_status_of_method check (
  (send_method = 'Email') = (email_status is not null)
  and (send_method <> 'Email') = (registered_letter_status is not null)
);
alter table deliveries add constraint deliveries_reachable check (
  erased_at is not null
  or case send_method
    when 'Email' then email is not null
    when 'RegisteredLetter' then addressee is not null and address is not null
    else addressee is not null and email is not null
  end
);
comment on column deliveries.email_status is
  'Set for a mail, registered_letter_status for what is registered, on paper or electronically: each has its own list.';
create unique index deliveries_qualified_provider on deliveries (provider_id) where send_method = 'QualifiedDelivery';

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

alter domain send_option drop constraint send_option_check;
alter domain send_option add constraint send_option_check check (
  value in ('RegisteredLetter', 'EmailLink', 'EmailAttachment', 'QualifiedDelivery')
);

-- It has a price from the start, as everything that is charged: nothing, until the administrators have set theirs.
alter domain platform_cost_type drop constraint platform_cost_type_check;
alter domain platform_cost_type add constraint platform_cost_type_check check (
  value in ('creation', 'registeredLetterPort', 'emailPort', 'analysis', 'qualifiedDeliveryPort')
);
with stored as (
  insert into platform_costs (id, name, display_name, type)
  values (
    '01924000-0000-7000-8000-000000000005', 'qualified-delivery',
    'Elektronische aangetekende zending / Envoi recommandé électronique', 'qualifiedDeliveryPort'
  )
  returning id
)
insert into platform_cost_periods (id, platform_cost_id, valid_from, cost_cents)
select gen_random_uuid(), id, '2024-10-01', 0 from stored;
