-- A distribution against several defendants: each has an estate of his own, some have one in common. An asset belongs to
-- estates in shares, and a claim has one debtor or several.

-- The names and numbers by which people look for somebody.
create function co_defendant_words(people jsonb) returns text
  language sql immutable parallel safe strict
  return (
    select coalesce(
      string_agg(
        replace(
          coalesce(person ->> 'companyName', '') || ' ' || coalesce(person ->> 'name', '') || ' '
          || coalesce(person ->> 'surname', ''),
          '/', ' '
        )
        || ' ' || coalesce(person ->> 'kboNumber', '') || ' ' || coalesce(person ->> 'nationalNumber', ''),
        ' ' order by place
      ),
      ''
    )
    from jsonb_array_elements(people) with ordinality as each (person, place)
  );

alter table dossiers
  add column co_defendants jsonb not null default '[]' check (jsonb_typeof(co_defendants) = 'array'),
  add column estates jsonb not null default '[]' check (jsonb_typeof(estates) = 'array');
comment on column dossiers.co_defendants is
  'Besides the first defendant, whose id is main: read and written as a whole, in the words of the API.';
comment on column dossiers.estates is
  'What several of them have in common, in the words of the API. The own estate of a defendant has the id of the defendant.';

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
    )
  )
) stored;
create index dossiers_words on dossiers using gin (search_words) with (fastupdate = off);
comment on column dossiers.search_words is 'search_query finds a dossier by the beginnings of its words.';

alter table assets add column shares jsonb not null default '[]' check (jsonb_typeof(shares) = 'array');
comment on column assets.shares is
  'To which estates it belongs, in basis points that sum to 10,000, in the words of the API; none when all of it is the first defendant''s.';

create domain liability as text check (value in ('own', 'joint', 'solidary'));

alter table privileged_claims
  add column debtor_ids text[] not null default '{}' check (array_position(debtor_ids, null) is null),
  add column liability liability not null default 'own',
  add constraint privileged_claims_several_debtors check ((liability = 'own') = (cardinality(debtor_ids) < 2));
alter table statements
  add column debtor_ids text[] not null default '{}' check (array_position(debtor_ids, null) is null),
  add column liability liability not null default 'own',
  add constraint statements_several_debtors check ((liability = 'own') = (cardinality(debtor_ids) < 2));
comment on column privileged_claims.debtor_ids is
  'The defendants who owe it; none for the first. Who removes a defendant asks for them first, with the dossier locked.';
comment on column statements.debtor_ids is 'Of what its claims leave of the total: as for a claim.';

-- Whoever is sent the report goes by an id of their own: each of the other defendants, too.
alter table delivery_addressees drop constraint delivery_addressees_one, drop column addressee_id;
alter table delivery_addressees add column defendant_id uuid;
alter table delivery_addressees
  add column addressee_id uuid not null
    generated always as (coalesce(statement_id, invitation_id, defendant_id, dossier_id)) stored,
  add primary key (delivery_id, addressee_id),
  add constraint delivery_addressees_one check (num_nonnulls(statement_id, invitation_id, defendant_id) <= 1);
create index delivery_addressees_dossier on delivery_addressees (dossier_id, addressee_id);
comment on column delivery_addressees.defendant_id is 'Of a defendant besides the first, who goes by the dossier alone.';

alter table addressee_decisions drop constraint addressee_decisions_one, drop column addressee_id;
alter table addressee_decisions add column defendant_id uuid;
alter table addressee_decisions
  add column addressee_id uuid not null
    generated always as (coalesce(statement_id, invitation_id, defendant_id, dossier_id)) stored,
  add constraint addressee_decisions_one check (num_nonnulls(statement_id, invitation_id, defendant_id) <= 1);
