-- Finding creditors, references, accounts, amounts and documents over all dossiers of an office, in as long with a million
-- dossiers as with a thousand. As with dossiers, each word stands behind the office whose it is; behind that comes the kind of
-- thing that it says, so that whoever looks for a document passes over no creditor.

-- The words of a text, each behind the office and the kind: `office:c:immo`. Every sign parts words.
create function entry_words(office uuid, kind text, said text) returns text[]
  language sql immutable parallel safe strict
  return array(
    select office::text || ':' || kind || ':' || left(word, 60)
    from regexp_split_to_table(fold(said) collate "und-x-icu", '[^[:alnum:]]+') as word
    where word <> ''
  );

-- Finds what holds, for each word that somebody typed, a word of that kind that starts so; null when nothing was typed.
create function entry_query(office uuid, kind text, typed text) returns tsquery
  language sql immutable parallel safe strict
  return (
    select string_agg('''' || word || ''':*', ' & ') from unnest(entry_words(office, kind, typed)) as word
  )::tsquery;

-- A reference is found by its parts, and by all of them written as one.
create function reference_words(office uuid, said text) returns text[]
  language sql immutable parallel safe strict
  return entry_words(office, 'r', said || ' ' || regexp_replace(said, '[^[:alnum:]]+', '', 'g'));

-- Not columns of the things themselves: the office stands with the dossier, and what follows a dossier copies their rows whole.
create table search_entries (
  thing_id uuid primary key,
  dossier_id uuid not null references dossiers on delete cascade,
  organization_id uuid not null,
  creditor_key text,
  words tsvector not null
);
comment on table search_entries is
  'By what creditors, statements and documents are found, kept by triggers. entry_query finds a row by the beginnings of its words.';
comment on column search_entries.organization_id is 'Of the dossier, which never changes hands.';
comment on column search_entries.creditor_key is
  'Of a creditor: by which it is the same in several dossiers. Its number, else whom of the party book it is, else its name.';
create index search_entries_dossier on search_entries (dossier_id);
create index search_entries_creditor on search_entries (organization_id, creditor_key) where creditor_key is not null;

create function creditor_entry(who creditors) returns setof search_entries language sql stable begin atomic
  select who.id, dossier_id, organization_id,
    coalesce(who.enterprise_number, who.national_number, who.party_id::text, 'name ' || fold(name)),
    array_to_tsvector(entry_words(organization_id, 'c',
      coalesce(name, '') || ' ' || coalesce(who.enterprise_number, '') || ' ' || coalesce(who.national_number, '')
    ))
  from (
    select id as dossier_id, organization_id, coalesce(
      nullif(btrim(who.corporate_name), ''),
      nullif(btrim(coalesce(who.first_name, '') || ' ' || coalesce(who.last_name, '')), '')
    ) as name
    from dossiers where id = who.dossier_id
  ) as told
  where coalesce(name, who.enterprise_number, who.national_number) is not null;
end;

create function statement_entry(said statements) returns setof search_entries language sql stable begin atomic
  select said.id, dossiers.id, organization_id, null::text, array_to_tsvector(
    coalesce(reference_words(organization_id, said.creditor_reference), '{}')
    || coalesce(reference_words(organization_id, said.payment_reference), '{}')
    || coalesce(entry_words(organization_id, 'i', said.payment_account), '{}')
    || entry_words(organization_id, 'a', said.total_amount_claimed_cents::text)
    || coalesce(entry_words(organization_id, 'a', said.declared_total_cents::text), '{}')
  )
  from dossiers where dossiers.id = said.dossier_id and said.deleted_at is null;
end;

create function document_entry(document_id uuid, in_dossier uuid, file_name text) returns setof search_entries
  language sql stable begin atomic
  select document_id, dossiers.id, organization_id, null::text,
    array_to_tsvector(entry_words(organization_id, 'd', file_name))
  from dossiers where dossiers.id = in_dossier;
end;

create function keep_search_entry() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_entries where thing_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    case tg_table_name
      when 'creditors' then insert into search_entries select * from creditor_entry(new);
      when 'statements' then insert into search_entries select * from statement_entry(new);
      else insert into search_entries select * from document_entry(new.id, new.dossier_id, new.file_name);
    end case;
  end if;
  return null;
end;
$$;

create trigger creditors_searched after insert or delete on creditors
  for each row execute function keep_search_entry();
create trigger creditors_searched_anew after update on creditors for each row when (
  (old.first_name, old.last_name, old.corporate_name, old.national_number, old.enterprise_number, old.party_id)
  is distinct from
  (new.first_name, new.last_name, new.corporate_name, new.national_number, new.enterprise_number, new.party_id)
) execute function keep_search_entry();
create trigger statements_searched after insert or delete on statements
  for each row execute function keep_search_entry();
create trigger statements_searched_anew after update on statements for each row when (
  (old.creditor_reference, old.payment_reference, old.payment_account, old.total_amount_claimed_cents,
    old.declared_total_cents, old.deleted_at)
  is distinct from
  (new.creditor_reference, new.payment_reference, new.payment_account, new.total_amount_claimed_cents,
    new.declared_total_cents, new.deleted_at)
) execute function keep_search_entry();
create trigger documents_searched after insert or delete or update of file_name on documents
  for each row execute function keep_search_entry();
create trigger loose_documents_searched after insert or delete or update of file_name on loose_documents
  for each row execute function keep_search_entry();

insert into search_entries
select entry.* from creditors, lateral creditor_entry(creditors) as entry;
insert into search_entries
select entry.* from statements, lateral statement_entry(statements) as entry;
insert into search_entries
select entry.* from documents, lateral document_entry(documents.id, documents.dossier_id, documents.file_name) as entry;
insert into search_entries
select entry.* from loose_documents,
  lateral document_entry(loose_documents.id, loose_documents.dossier_id, loose_documents.file_name) as entry;
create index search_entries_words on search_entries using gin (words) with (fastupdate = off);

-- A dossier is also found by the office's own reference, however its signs are typed.
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
      || ' ' || co_defendant_words(co_defendants)
      || coalesce(
        ' ' || repertory_number || ' ' || replace(repertory_number, '/', ' ')
        || ' ' || translate(repertory_number, '/.-', ' ') || ' ' || translate(repertory_number, '.-', '//'),
        ''
      )
      || coalesce(
        ' ' || reference || ' ' || replace(reference, '/', ' ')
        || ' ' || translate(reference, '/.-', ' ') || ' ' || translate(reference, '.-', '//'),
        ''
      )
    )
  )
) stored;
create index dossiers_words on dossiers using gin (search_words) with (fastupdate = off);
comment on column dossiers.search_words is 'search_query finds a dossier by the beginnings of its words.';
