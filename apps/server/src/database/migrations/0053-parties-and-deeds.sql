-- Who seized, by which deeds, and who owed the money: what a report names besides the debtor. German joins the languages
-- in which a dossier can be kept.

alter table dossiers
  add column seizing_creditors jsonb not null default '[]' check (jsonb_typeof(seizing_creditors) = 'array'),
  add column deeds jsonb not null default '[]' check (jsonb_typeof(deeds) = 'array'),
  add column third_party_debtors jsonb not null default '[]' check (jsonb_typeof(third_party_debtors) = 'array'),
  add column elected_domicile text;
comment on column dossiers.deeds is
  'From the title to the sale: read and written as a whole, in the words of the API, as are the two lists of parties.';

alter domain dossier_language drop constraint dossier_language_check;
alter domain dossier_language add constraint dossier_language_check check (value in ('nl', 'fr', 'en', 'de'));

-- The report has other sections now: what nobody has signed is to be calculated again.
update calculation_results set outdated_at = now() where outdated_at is null and signed_at is null;
