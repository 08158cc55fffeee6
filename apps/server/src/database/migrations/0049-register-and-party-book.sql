-- The names of a register are put in order while the rest of it is still being read: what belongs to them stands in functions
-- of its own (index_register_words, index_register_names), the rest in index_register_rest.

create function index_register_names(place text) returns void language plpgsql set search_path = public as $$
begin
  perform set_config('search_path', format('%I, public', place), true);
  create index names_number on names (number);
  create index names_start on names (words);
  alter table words add primary key (word);
  create index words_similar on words using gin (word gin_trgm_ops);
end;
$$;

create or replace function index_register_rest(place text) returns void language plpgsql set search_path = public as $$
begin
  perform set_config('search_path', format('%I, public', place), true);
  alter table enterprises add primary key (number);
  create index addresses_number on addresses (number);
  create index addresses_words on addresses using gin (array_to_tsvector(string_to_array(words, ' ')));
  alter table codes add primary key (category, code, language);
end;
$$;

-- How people are addressed, also where the office keeps whom it invites.
alter table standard_invitations add column salutation salutation;
comment on column standard_invitations.salutation is 'Of an addressee who is a person.';
alter table parties add column salutation salutation;
comment on column parties.salutation is 'Of a person.';

drop trigger parties_count_version on parties;
create trigger parties_count_version before update on parties
  for each row when (
    (old.name, old.first_name, old.last_name, old.salutation, old.national_number, old.enterprise_number,
      old.corporate_form, old.legal_entity_type, old.address, old.email, old.extra_emails, old.payment_account,
      old.send_method, old.send_option, old.language)
    is distinct from
    (new.name, new.first_name, new.last_name, new.salutation, new.national_number, new.enterprise_number,
      new.corporate_form, new.legal_entity_type, new.address, new.email, new.extra_emails, new.payment_account,
      new.send_method, new.send_option, new.language)
  )
  execute function count_version();
