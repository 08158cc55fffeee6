-- A draft is opened without an account: by the link of a mail and a second proof of whose it is. Which mail carried a link
-- says to which address it went, and for whom.
alter table document_views add column delivery_id uuid references deliveries;
comment on column document_views.delivery_id is 'The mail that carried the link; null for links from before this was kept, where it cannot be told.';
create index document_views_delivery on document_views (delivery_id);

update document_views as view set delivery_id = carried.id
from (
  select view.id as view_id, (array_agg(delivery.id))[1] as id
  from document_views as view
  join deliveries as delivery on delivery.result_id = view.result_id
    and delivery.statement_id is not distinct from view.statement_id
    and delivery.created_at = view.created_at
    and delivery.content ->> 'template' = 'report-link-email'
  group by view.id
  having count(*) = 1
) as carried
where carried.view_id = view.id
  and not exists (
    select from document_views as other
    where other.id <> view.id and other.result_id = view.result_id
      and other.statement_id is not distinct from view.statement_id and other.created_at = view.created_at
  );

-- One-time codes that go by mail to the address of a link. Six digits are soon guessed, so wrong ones are counted here, for
-- all copies of the server together.
create table document_view_codes (
  id uuid primary key,
  document_view_id uuid not null references document_views on delete cascade,
  code_digest sha256 not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  wrong integer not null default 0 check (wrong >= 0),
  used_at timestamptz(3)
);
comment on table document_view_codes is 'Forgotten a day after they expired.';
comment on column document_view_codes.code_digest is 'HMAC-SHA256 under a key that is not in the database, bound to its link.';
create index document_view_codes_view on document_view_codes (document_view_id, created_at);

create domain link_act as text check (value in ('signIn', 'emailCode', 'invitationCode', 'letterAsked'));
alter table document_view_visits
  drop constraint document_view_visits_who,
  add column act link_act not null default 'signIn',
  add column addressee_ids uuid[] not null default '{}',
  add column visitor_name text,
  add constraint document_view_visits_who check ((act = 'signIn') = (num_nonnulls(user_id, subject) > 0));
comment on table document_view_visits is
  'Who has opened a report through a secured link, by which proof and when, or asked for a letter instead. A log: it is only added to.';
comment on column document_view_visits.addressee_ids is 'For whom it was opened: those of the link whom the proof stands for.';
comment on column document_view_visits.visitor_name is 'Of somebody who signed in and has no account.';
create unique index document_view_visits_letter on document_view_visits (document_view_id) where act = 'letterAsked';

update document_view_visits as visit set addressee_ids = coalesce(
  (
    select array_agg(addressee_id) from delivery_addressees
    where delivery_addressees.delivery_id = view.delivery_id
  ),
  case when view.statement_id is null then '{}' else array[view.statement_id] end
)
from document_views as view
where view.id = visit.document_view_id;

-- The first opening with a proof is a dated receipt, once; the office records the others.
alter table report_receipts
  alter column recorded_by drop not null,
  add column proof link_act,
  add constraint report_receipts_proof check (proof in ('emailCode', 'invitationCode')),
  add constraint report_receipts_whose check (num_nonnulls(recorded_by, proof) = 1);
comment on column report_receipts.proof is 'By which the addressee opened the draft themselves; null for what the office recorded.';
create unique index report_receipts_opening on report_receipts (result_id, addressee_id) where proof is not null;

-- What waits to be sent or can be sent again asks for a receipt on paper, as it did.
update deliveries set content = jsonb_set(content, array['values', 'report.isOpeningReceipt'], 'false')
where content ->> 'template' = 'report-link-email' and jsonb_typeof(content -> 'values') = 'object';
