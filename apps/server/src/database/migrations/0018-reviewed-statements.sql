-- What the office takes out of a creditor's statement stays to be seen beside the rest.
alter table statements add column removed_claims jsonb not null default '[]'
  check (jsonb_typeof(removed_claims) = 'array');
comment on column statements.removed_claims is
  'The claims that the creditor filed and the office deleted, as they were filed, in the words of the API.';

create index documents_statement on documents (statement_id, uploaded_at);
