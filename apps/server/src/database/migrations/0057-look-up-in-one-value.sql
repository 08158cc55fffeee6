-- A look-up in the register answers with one value: to describe, send and read thirteen columns took longer than to find what
-- is in them. Names are put in order by whoever asks, and what codes mean is asked once for each time the register was loaded.
-- One row for each of the numbers that is found, in no order; a single row without a number when none is, and no row at all
-- when there is no register.
drop function find_enterprises(text[]);
create function find_enterprises(wanted text[]) returns table (found json)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select json_build_object(
    'extract', json_build_object('number', extract.number, 'date', extract.snapshot_date),
    'loadedAt', extract.loaded_at,
    'number', enterprise.number,
    'kind', enterprise.kind,
    'formCode', enterprise.form_code,
    'situationCode', enterprise.situation_code,
    'since', enterprise.since,
    'goneSince', case when gone_since is not null then
      json_build_object('number', gone_since_extract, 'date', gone_since)
    end,
    'names', (
      select json_agg(json_build_object('language', language, 'kind', kind, 'name', name))
      from register.names where names.number = enterprise.number
    ),
    'seat', (
      select json_build_object('zipcode', zipcode, 'cityNl', city_nl, 'cityFr', city_fr, 'streetNl', street_nl,
        'streetFr', street_fr, 'housenumber', housenumber, 'box', box, 'extra', extra,
        'countryNl', country_nl, 'countryFr', country_fr)
      from register.addresses where addresses.number = enterprise.number limit 1
    )
  )
  from (select number, snapshot_date, loaded_at from register.extracts order by number desc limit 1) as extract
  left join (
    unnest(wanted) as asked (number)
    join register.enterprises as enterprise on enterprise.number = asked.number
  ) on true;
end;
$$;
