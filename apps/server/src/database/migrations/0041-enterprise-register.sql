-- The register of enterprises, as the Crossroads Bank for Enterprises publishes it (KBO Open Data). It stands in a schema of
-- its own: a new one is filled beside it, under another name, and takes its place at once when it is complete. What the
-- register is made of is therefore said in functions, which take the name of the schema.

create function create_register(place text) returns void language plpgsql set search_path = public as $$
begin
  execute format('create schema %I', place);
  perform set_config('search_path', format('%I, public', place), true);

  create table extracts (
    number integer primary key,
    kind text not null check (kind in ('full', 'update')),
    snapshot_date date not null,
    loaded_at timestamptz(3) not null,
    counts jsonb not null
  );
  comment on table extracts is
    'The full extract from which the register was built and the updates since. The newest says of which day the register is; without any there is no register.';

  create table enterprises (
    number enterprise_number not null,
    kind text not null check (kind in ('natural', 'legal')),
    form_code text,
    situation_code text,
    since date,
    gone_since_extract integer,
    gone_since date,
    constraint enterprises_gone check ((gone_since_extract is null) = (gone_since is null))
  );
  comment on column enterprises.form_code is
    'The form as it must be read: the one that the law gave while the statutes still say another, else that of the statutes.';
  comment on column enterprises.gone_since_extract is
    'The first extract in which it no longer stood. The files hold active enterprises only, and do not say why one left.';

  create table names (
    number text not null,
    language text check (language in ('nl', 'fr', 'de', 'en')),
    kind text not null check (kind in ('name', 'abbreviation', 'commercial', 'branch')),
    name text not null,
    words text collate "C" not null
  );
  comment on column names.language is 'Null where the register does not know it.';
  comment on column names.words is 'The words of the name as people search them, with one blank between.';

  create table addresses (
    number text not null,
    country_nl text,
    country_fr text,
    zipcode text,
    city_nl text,
    city_fr text,
    street_nl text,
    street_fr text,
    housenumber text,
    box text,
    extra text,
    words text collate "C" not null
  );
  comment on table addresses is 'Of the seat. Natural persons have none in the register; a country that is not named is Belgium.';
  comment on column addresses.words is 'Zip code and town, as people search them.';

  create table codes (
    category text not null,
    code text not null,
    language text not null check (language in ('nl', 'fr', 'de', 'en')),
    name text not null
  );
  comment on table codes is 'What the codes of forms and legal situations mean.';

  create table words (word text collate "C" not null);
  comment on table words is 'Every word of a name once, to find the one that somebody meant.';
end;
$$;

-- After the rows: an index is built much faster than it grows.
create function index_register(place text) returns void language plpgsql set search_path = public as $$
begin
  perform set_config('search_path', format('%I, public', place), true);
  alter table enterprises add primary key (number);
  create index names_number on names (number);
  create index names_start on names (words, number);
  create index names_words on names using gin (array_to_tsvector(string_to_array(words, ' ')));
  create index addresses_number on addresses (number);
  create index addresses_words on addresses using gin (array_to_tsvector(string_to_array(words, ' ')));
  alter table codes add primary key (category, code, language);
  insert into words select distinct unnest(string_to_array(names.words, ' ')) from names;
  alter table words add primary key (word);
  create index words_similar on words using gin (word gin_trgm_ops);
end;
$$;

select create_register('register');
select index_register('register');
