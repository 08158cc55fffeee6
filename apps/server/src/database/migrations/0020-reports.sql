-- A result keeps what its report says, so that the report can be set again as it was.
alter table calculation_results add column report_json text not null;
comment on column calculation_results.report_json is
  'The canonical JSON of everything the report says. With renderer_version it gives the same PDF, byte for byte.';

-- The numbers of calculations are not used again after a deletion, so they are counted here.
alter table dossiers add column last_result_sequence integer not null default 0 check (last_result_sequence >= 0);
comment on column dossiers.last_result_sequence is 'The number of the last calculation, also when it was deleted since.';
