-- A payment may come back after the office said that it was made: what it said is an amount beside the movements.
alter table payout_lines
  drop constraint payout_lines_confirmed,
  drop constraint payout_lines_settled_once,
  add column confirmed_cents cents check (confirmed_cents > 0);
comment on column payout_lines.confirmed_cents is 'What was paid or consigned elsewhere, as the office says: no statement shows it.';

-- It is no change by anybody, so no version is counted.
alter table payout_lines disable trigger payout_lines_count_version;
update payout_lines as line set confirmed_cents = amount_cents + coalesce(
  (select sum(movement.amount_cents) from bank_movements as movement where movement.line_id = line.id), 0
)
where confirmed_on is not null;
alter table payout_lines enable trigger payout_lines_count_version;
alter table payout_lines add constraint payout_lines_confirmed
  check (num_nonnulls(confirmed_on, confirmed_by, confirmed_cents) in (0, 3));
