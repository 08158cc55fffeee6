-- Everything that a report says is drawn up again before it is signed, and once more when the signature comes back. A
-- signature over a report that no longer holds counts for nothing, but it was given: it is kept as evidence.
alter table signing_sessions add column state_sha256 sha256;
comment on column signing_sessions.state_sha256 is
  'The differences between the report and the dossier that the bailiff was shown; a further one refuses the signature.';
alter table signing_sessions add column refused_file_id uuid unique references files;
comment on column signing_sessions.refused_file_id is
  'The signed report that came back too late. It is never sent.';
alter table signing_sessions add constraint signing_sessions_refused_file check (
  refused_file_id is null or status = 'refused'
);
