-- The day that was set for the next run stays, with the run that kept it: when that run is cancelled or deleted, the day stands again.
alter table recurring_terms add column next_run_kept_in uuid references dossiers on delete set null;
comment on column recurring_terms.next_run_kept_in is
  'The run that was opened on or after the day. While it is in force, no day is set.';
create index recurring_terms_next_run_kept_in on recurring_terms (next_run_kept_in);
