-- A look-up in the register runs in less time than the database takes to plan it: in a function the plan is made once for each
-- session. One row for each of the numbers that is found, in their order; a single row without a number when none is, and
-- no row at all when there is no register.
create function find_enterprises(wanted text[]) returns table (
  extract_number integer,
  extract_date date,
  number text,
  kind text,
  form_code text,
  situation_code text,
  since date,
  gone_since_extract integer,
  gone_since date,
  names json,
  seat json,
  form_names json,
  situation_names json
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select extract.number, extract.snapshot_date, enterprise.number::text, enterprise.kind, enterprise.form_code,
    enterprise.situation_code, enterprise.since, enterprise.gone_since_extract, enterprise.gone_since,
    (
      select json_agg(json_build_object('language', language, 'kind', kind, 'name', name)
        order by array_position(array['name', 'abbreviation', 'commercial', 'branch'], kind), language, name)
      from register.names where names.number = enterprise.number
    ),
    (
      select json_build_object('zipcode', zipcode, 'cityNl', city_nl, 'cityFr', city_fr, 'streetNl', street_nl,
        'streetFr', street_fr, 'housenumber', housenumber, 'box', box, 'extra', extra,
        'countryNl', country_nl, 'countryFr', country_fr)
      from register.addresses where addresses.number = enterprise.number limit 1
    ),
    (
      select json_object_agg(language, name) from register.codes
      where category = 'JuridicalForm' and code = enterprise.form_code
    ),
    (
      select json_object_agg(language, name) from register.codes
      where category = 'JuridicalSituation' and code = enterprise.situation_code
    )
  from (select number, snapshot_date from register.extracts order by number desc limit 1) as extract
  left join (
    unnest(wanted) with ordinality as asked (number, place)
    join register.enterprises as enterprise on enterprise.number = asked.number
  ) on true
  order by asked.place;
end;
$$;

-- Two of the book that look alike may be one party or two. That they are two is remembered.
create table distinct_parties (
  party_id uuid not null references parties on delete cascade,
  other_party_id uuid not null references parties on delete cascade,
  primary key (party_id, other_party_id),
  constraint distinct_parties_in_order check (party_id < other_party_id)
);
comment on table distinct_parties is 'Of which two of its parties an office said that they are not one. The smaller id first.';
create index distinct_parties_other on distinct_parties (other_party_id);
