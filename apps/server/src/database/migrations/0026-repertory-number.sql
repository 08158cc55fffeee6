-- The number under which the office enters the report in its repertory.
alter table dossiers add column repertory_number text check (length(repertory_number) between 1 and 100);

-- It is found as it is written, and as people type a number: without its punctuation, or with a slash for it.
alter table dossiers drop column search_words;
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
      || coalesce(
        ' ' || repertory_number || ' ' || replace(repertory_number, '/', ' ')
        || ' ' || translate(repertory_number, '/.-', ' ') || ' ' || translate(repertory_number, '.-', '//'),
        ''
      )
    )
  )
) stored;
create index dossiers_words on dossiers using gin (search_words) with (fastupdate = off);
comment on column dossiers.search_words is 'search_query finds a dossier by the beginnings of its words.';
