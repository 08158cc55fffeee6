-- That a mail or letter was taken over is stored even when what follows from it cannot be, such as a charge for which
-- no price is set: forgetting the acceptance would send it a second time.
alter table deliveries add column untold text[] not null default '{}' check (
  untold <@ array['accepted', 'delivered', 'failed', 'skipped']
);
comment on column deliveries.untold is
  'What happened and was not told yet to the audit trail, the invoice and the feature behind it, in order.';
create index deliveries_untold on deliveries (id) where untold <> '{}';
