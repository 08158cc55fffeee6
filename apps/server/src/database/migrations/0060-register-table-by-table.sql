-- Each table of a register is put in order as soon as its rows are there, while those of the next one are read: what belongs
-- to a table stands in functions of its own. Names have two, for two sessions.

create or replace function index_register_names(place text) returns void language plpgsql set search_path = public as $$
begin
  perform set_config('search_path', format('%I, public', place), true);
  create index names_number on names (number);
  create index names_start on names (words);
end;
$$;

create function index_register_word_list(place text) returns void language plpgsql set search_path = public as $$
begin
  perform set_config('search_path', format('%I, public', place), true);
  alter table words add primary key (word);
  create index words_similar on words using gin (word gin_trgm_ops);
end;
$$;

create function index_register_enterprises(place text) returns void language plpgsql set search_path = public as $$
begin
  perform set_config('search_path', format('%I, public', place), true);
  alter table enterprises add primary key (number);
end;
$$;

create function index_register_addresses(place text) returns void language plpgsql set search_path = public as $$
begin
  perform set_config('search_path', format('%I, public', place), true);
  create index addresses_number on addresses (number);
  create index addresses_words on addresses using gin (array_to_tsvector(string_to_array(words, ' ')));
end;
$$;

create function index_register_codes(place text) returns void language plpgsql set search_path = public as $$
begin
  perform set_config('search_path', format('%I, public', place), true);
  alter table codes add primary key (category, code, language);
end;
$$;

drop function index_register_rest(text);

-- Words are gathered in a tree in memory, and most of the time goes by looking for one there. With a million different
-- words a small tree that stays near the processor, written out more often, takes two thirds of the time of one for all.
alter function index_register_words(text) set maintenance_work_mem = '64MB';
