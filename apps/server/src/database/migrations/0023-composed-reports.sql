-- A result keeps the document that was signed, in words, so that it can be rendered again whatever the words are by then.
alter table calculation_results add column document_json text;
comment on column calculation_results.document_json is
  'The canonical JSON of the composed report: every sentence and figure as it was signed. Rendering it gives the same PDF. Null for results from before this column: what counts for them is their stored PDF.';
comment on column calculation_results.report_json is
  'The canonical JSON of the facts and sums behind the report, with the names that logs and comparisons of results show.';
comment on column calculation_results.renderer_version is
  'Which layout and wording made the report, as it is printed in it.';
