-- A dossier may run against several: a stop is about some of them, and an extract about one.
alter table stops add column defendant_ids text[] not null default '{main}' check (cardinality(defendant_ids) > 0);
comment on column stops.defendant_ids is 'Whom of the defendants it concerns: main for the first, the others by their id in dossiers.co_defendants.';

-- Of those registered before nobody said whom they concern: all of them, as it was read.
update stops set defendant_ids = array['main'] || array(
  select person ->> 'id' from jsonb_array_elements(co_defendants) as person
)
from dossiers
where dossiers.id = stops.dossier_id and co_defendants <> '[]';

alter table extracts add column defendant_id text;
comment on column extracts.defendant_id is 'About whom of the defendants it was taken over: the next extract of the same person is compared with it.';
update extracts set defendant_id = 'main' where applied_at is not null;
