-- Two parties of the book that were joined may stand in dossiers under two names.
alter table parties add column written_as text[] not null default '{}';
comment on column parties.written_as is
  'Names by which it was known before it had a number or was joined with another, as search_text has them: dossiers keep their own words.';
