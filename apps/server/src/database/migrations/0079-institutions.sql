-- Governments and other institutions that claim in the dossiers of many offices: kept once for all of them by whoever runs the
-- platform. Known by their number, as the register knows enterprises; nothing refers to their rows.
create table institutions (
  id uuid primary key,
  enterprise_number enterprise_number not null,
  name_nl text,
  name_fr text,
  name_de text,
  name_en text,
  is_government boolean not null,
  address address not null,
  email email_address,
  accounts jsonb not null default '[]',
  languages text[] not null default '{}',
  send_method send_method,
  send_option send_option,
  search_text text not null generated always as (
    fold(' ' || coalesce(name_nl, '') || ' ' || coalesce(name_fr, '') || ' ' || coalesce(name_de, '') || ' '
      || coalesce(name_en, ''))
  ) stored,
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  constraint institutions_enterprise_number unique (enterprise_number),
  constraint institutions_named check (coalesce(name_nl, name_fr, name_de, name_en) is not null),
  constraint institutions_accounts check (jsonb_typeof(accounts) = 'array'),
  constraint institutions_languages check (languages <@ array['nl', 'fr', 'de', 'en'])
);
comment on column institutions.accounts is 'Each an IBAN with its purpose: services that share a number are paid on accounts of their own.';
comment on column institutions.languages is 'In which it takes letters; none stands for any.';

create trigger institutions_count_version before update on institutions
  for each row execute function count_version();
