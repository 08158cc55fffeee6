-- Which prices were charged: those never change again.

alter table platform_transactions add column platform_cost_id uuid not null references platform_costs;
comment on column platform_transactions.platform_cost_id is 'The cost whose price was charged; it can no longer be deleted.';
create index platform_transactions_cost on platform_transactions (platform_cost_id, occurred_at);

create table dossier_cost_uses (
  dossier_cost_id uuid not null references dossier_costs,
  calculation_result_id uuid not null references calculation_results on delete cascade,
  governing_on date not null,
  primary key (dossier_cost_id, calculation_result_id)
);
comment on table dossier_cost_uses is
  'The costs that a calculation charged. The price that was in force on the governing date can no longer change.';
create index dossier_cost_uses_last on dossier_cost_uses (dossier_cost_id, governing_on);
create index dossier_cost_uses_result on dossier_cost_uses (calculation_result_id);

-- A parameter that is reset keeps its row: its version must not start again.
alter table parameters alter column value drop not null;
alter table parameters add column id uuid not null unique;
comment on column parameters.id is 'By which the audit trail knows the parameter.';
comment on column parameters.value is 'Null after a reset: the default of the code holds.';
