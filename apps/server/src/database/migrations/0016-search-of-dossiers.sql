-- Lists and searches of dossiers that take as long with a million of them as with a thousand. Nobody ever searches
-- another office's dossiers, so each word is stored with the office before it: what others have is not even looked at.

-- The words of a text as people search them, each behind the office whose text it is. A blank between letters, a
-- hyphen, an apostrophe: all of them part words; a slash does not, because a file number has one.
create function search_words(office uuid, said text) returns text[]
  language sql immutable parallel safe strict
  return array(
    select office::text || ':' || left(word, 60)
    from regexp_split_to_table(fold(said) collate "und-x-icu", '[^[:alnum:]/]+') as word
    where word <> ''
  );

-- Finds what holds, for each word that somebody typed, a word that starts so; null when nothing was typed.
create function search_query(office uuid, typed text) returns tsquery
  language sql immutable parallel safe strict
  return (
    select string_agg('''' || word || ''':*', ' & ') from unnest(search_words(office, typed)) as word
  )::tsquery;

-- As lists show and sort it: the company, or the person.
alter table dossiers add column defendant_name text generated always as (
  coalesce(
    defendant_company_name,
    nullif(btrim(coalesce(defendant_first_name, '') || ' ' || coalesce(defendant_last_name, '')), '')
  )
) stored;

-- A file number is also found by its serial, with or without zeros. The bailiff is not among the words: people
-- change their names, and are found among the few of an office first.
alter table dossiers add column search_words tsvector generated always as (
  array_to_tsvector(
    search_words(
      organization_id,
      file_year::text || '/' || file_serial::text || ' ' || file_serial::text || ' '
      || case when file_serial < 10000
         then file_year::text || '/' || lpad(file_serial::text, 4, '0') || ' ' || lpad(file_serial::text, 4, '0')
         else '' end
      || ' ' || replace(
        coalesce(defendant_company_name, '') || ' ' || coalesce(defendant_first_name, '') || ' '
        || coalesce(defendant_last_name, ''),
        '/', ' '
      )
      || ' ' || coalesce(defendant_enterprise_number, '') || ' ' || coalesce(defendant_national_number, '')
    )
  )
) stored;
create index dossiers_words on dossiers using gin (search_words) with (fastupdate = off);
comment on column dossiers.search_words is 'search_query finds a dossier by the beginnings of its words.';

-- Takes its index along.
alter table dossiers drop column search_text;

-- What most people look at most of the time, in its order and without what is over.
create index dossiers_open on dossiers (organization_id, created_at desc, id desc)
  where status not in ('Paid', 'Cancelled');
create index dossiers_status_changed on dossiers (organization_id, status_changed_at desc, id desc);
create index dossiers_defendant_name on dossiers (organization_id, defendant_name collate "und-x-icu", id);
drop index dossiers_responsible_bailiff;
create index dossiers_responsible_bailiff on dossiers (responsible_bailiff_id, created_at desc, id desc);

-- By which a bailiff's dossiers are found.
alter table users add column name_words tsvector generated always as (
  array_to_tsvector(search_words(organization_id, first_name || ' ' || last_name))
) stored;
