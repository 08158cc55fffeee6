-- One visit to the signing service per report: its place is taken before the service is asked, and its address is found
-- again from any window. Signatures given in earlier visits are fetched too.
alter table signing_sessions drop constraint signing_sessions_status_check;
alter table signing_sessions add constraint signing_sessions_status_check
  check (status in ('opening', 'open', 'signed', 'cancelled', 'expired', 'refused'));
alter table signing_sessions drop constraint signing_sessions_finished;
alter table signing_sessions add constraint signing_sessions_finished
  check ((status in ('opening', 'open')) = (finished_at is null));
alter table signing_sessions add column url_sealed bytea check (url_sealed is null or status = 'open');
alter table signing_sessions add column asked_sha256 sha256;
comment on column signing_sessions.expires_at is
  'While the service is being asked: until when that holds the place of the report.';
comment on column signing_sessions.url_sealed is
  'Where the bailiff signs, while the visit is open; sealed under a key that is not in the database.';
comment on column signing_sessions.asked_sha256 is
  'All that the bailiff was told and asked before the visit, and its day; a visit is found again only for the same.';
drop index signing_sessions_one_open;
create unique index signing_sessions_one_open on signing_sessions (result_id) where status in ('opening', 'open');
create index signing_sessions_expires on signing_sessions (expires_at);
