-- What is declared, and what the office makes of it: admitted, reserved or not accepted. A claim draws on any number of
-- lots, and a cost is borne by some of them or by one creditor.

create domain rejection_reason as text check (value in (
  'noProof', 'contestedWithoutTitle', 'prescribed', 'paid', 'otherDebtor', 'excessivePenaltyClause', 'late', 'duplicate',
  'other'
));

-- It is no change by anybody, so no version is counted.
alter table privileged_claims disable trigger privileged_claims_count_version;
alter table privileged_claims
  add column asset_ids uuid[] not null default '{}' check (array_position(asset_ids, null) is null),
  add column is_on_all_assets boolean not null default false,
  add column declared_cents cents,
  add column reserved_cents cents not null default 0,
  add column reservation_reason text,
  add column rejection_reason rejection_reason,
  add column rejection_note text,
  add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object');
update privileged_claims set asset_ids = array[asset_id] where asset_id is not null;
update privileged_claims set reserved_cents = amount_demanded_cents, amount_demanded_cents = 0 where is_reserved;
alter table privileged_claims
  drop column asset_id,
  drop column is_reserved,
  add constraint privileged_claims_only_specific_has_lots check (
    claim_type = 'specific' or (asset_ids = '{}' and not is_on_all_assets)
  );
alter table privileged_claims enable trigger privileged_claims_count_version;
comment on column privileged_claims.asset_ids is
  'The lots that a specific claim draws on. Who deletes an asset asks for them first, with the dossier locked.';
comment on column privileged_claims.amount_demanded_cents is 'What is claimed, and after the review what is admitted of it.';
comment on column privileged_claims.declared_cents is
  'What was declared, where the office says so; null for the sum of admitted and reserved. What a creditor filed itself
   is the original amount.';
comment on column privileged_claims.reserved_cents is 'Counted, and what falls to it is consigned (Judicial Code 1628).';
comment on column privileged_claims.details is
  'Parts, payments, periods, beneficiary, titles and fixed parts: read and written as a whole, in the words of the API.';
create index privileged_claims_assets on privileged_claims using gin (asset_ids);

alter table statements disable trigger statements_count_version;
alter table statements
  add column declared_total_cents cents,
  add column rejection_reason rejection_reason,
  add column rejection_note text,
  add column titles jsonb not null default '[]' check (jsonb_typeof(titles) = 'array');
comment on column statements.total_amount_claimed_cents is
  'What is claimed, and after the review what counts of it. Zero marks a third-party statement as invalid.';
comment on column statements.declared_total_cents is 'As for a claim.';
comment on column statements.titles is 'On what the part without a privilege is founded, in the words of the API.';
-- On which lot a claim draws and what is reserved were never filed by a creditor.
update statements set filed = jsonb_set(
  filed,
  '{claims}',
  (select coalesce(jsonb_agg(claim - array['assetId', 'isReserved'] order by place), '[]')
   from jsonb_array_elements(filed -> 'claims') with ordinality as claims (claim, place))
)
where filed is not null;
alter table statements enable trigger statements_count_version;

alter table assets add column in_let_premises boolean;
comment on column assets.in_let_premises is 'Whether it was in the premises that were let; null until somebody says so.';

alter table execution_costs disable trigger execution_costs_count_version;
alter table execution_costs
  add column asset_ids uuid[] not null default '{}' check (array_position(asset_ids, null) is null),
  add column creditor_id uuid references creditors on delete set null,
  add column tariff_article text;
update execution_costs set asset_ids = array[asset_id] where asset_id is not null;
alter table execution_costs
  drop column asset_id,
  add constraint execution_costs_one_bearer check (creditor_id is null or asset_ids = '{}');
alter table execution_costs enable trigger execution_costs_count_version;
comment on column execution_costs.asset_ids is
  'The assets that bear the cost alone; none for a cost that all bear in proportion to what they brought in.';
comment on column execution_costs.creditor_id is 'Who bears it alone, out of what falls to them.';
create index execution_costs_creditor on execution_costs (creditor_id);

-- Lists of lots have no foreign keys: this keeps every row inside one dossier all the same.
create function refuse_foreign_lots() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(new.asset_ids) as lot (id)
    where not exists (select from assets where assets.id = lot.id and assets.dossier_id = new.dossier_id)
  ) then
    raise exception 'a lot of another dossier'
      using errcode = 'foreign_key_violation', constraint = tg_table_name || '_lots_of_dossier';
  end if;
  return new;
end;
$$;
create trigger privileged_claims_lots before insert or update of asset_ids on privileged_claims
  for each row execute function refuse_foreign_lots();
create trigger execution_costs_lots before insert or update of asset_ids on execution_costs
  for each row execute function refuse_foreign_lots();

alter domain dossier_cost_type drop constraint dossier_cost_type_check;
alter domain dossier_cost_type add constraint dossier_cost_type_check check (value in ('fixed', 'layered', 'classed'));
alter table dossier_costs add column tariff_article text;
create table dossier_cost_classes (
  id uuid primary key,
  dossier_cost_period_id uuid not null references dossier_cost_periods on delete cascade,
  upper_limit_cents cents check (upper_limit_cents > 0),
  cost_cents cents not null
);
comment on table dossier_cost_classes is 'Of a cost by class of amount: what a balance costs as a whole, by the class it falls in.';
comment on column dossier_cost_classes.upper_limit_cents is 'Itself included; null for the class without end.';
create unique index dossier_cost_classes_once
  on dossier_cost_classes (dossier_cost_period_id, coalesce(upper_limit_cents, -1));

alter table calculation_results
  add column interest_cut_off text not null default 'reportDate' check (interest_cut_off in ('reportDate', 'endOfTerm'));
comment on column calculation_results.interest_cut_off is
  'Up to when interest was counted: the day of the report, or the last day to contest it (Judicial Code 1637).';
-- The rules of the calculation have changed: what nobody has signed is to be calculated again.
update calculation_results set outdated_at = now() where outdated_at is null and signed_at is null;
