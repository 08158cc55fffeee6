-- Money that came in on the account of third parties belongs to a lot: the price of a sale, what a third party paid.
alter table bank_movements
  drop constraint bank_movements_answered_once,
  add column asset_id uuid references assets on delete set null,
  add constraint bank_movements_received check (asset_id is null or amount_cents > 0),
  add constraint bank_movements_answered_once check (num_nonnulls(line_id, asset_id, set_aside_at) <= 1);
comment on column bank_movements.asset_id is 'The lot that the money was received for, as a person said. A question again when the lot is removed.';
create index bank_movements_asset on bank_movements (asset_id);
