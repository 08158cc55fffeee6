-- Two connections can put a register in order together: one takes the words of the names, which is as much work as all the
-- rest. The list of words is made by whoever reads the names.

create function index_register_words(place text) returns void language plpgsql set search_path = public as $$
begin
  perform set_config('search_path', format('%I, public', place), true);
  create index names_words on names using gin (array_to_tsvector(string_to_array(words, ' ')));
end;
$$;

create function index_register_rest(place text) returns void language plpgsql set search_path = public as $$
begin
  perform set_config('search_path', format('%I, public', place), true);
  alter table enterprises add primary key (number);
  create index names_number on names (number);
  create index names_start on names (words);
  create index addresses_number on addresses (number);
  create index addresses_words on addresses using gin (array_to_tsvector(string_to_array(words, ' ')));
  alter table codes add primary key (category, code, language);
  alter table words add primary key (word);
  create index words_similar on words using gin (word gin_trgm_ops);
end;
$$;

drop function index_register(text);

drop index register.names_start;
create index names_start on register.names (words);
