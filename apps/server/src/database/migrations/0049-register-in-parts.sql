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
