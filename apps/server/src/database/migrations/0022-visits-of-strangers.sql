-- A secured link is opened by creditors who have signed in, but of whom the product keeps no account: what the identity
-- service calls them is then all that says who it was.
alter table document_view_visits
  alter column user_id drop not null,
  add column subject text,
  add constraint document_view_visits_who check (num_nonnulls(user_id, subject) > 0);
comment on table document_view_visits is 'Who has opened a report through a secured link, and when. A log: it is only added to.';
comment on column document_view_visits.user_id is 'Null for somebody who has no account.';
comment on column document_view_visits.subject is 'By which the identity service knows the person.';
