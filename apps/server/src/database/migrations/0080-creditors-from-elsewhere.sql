-- Creditors from abroad: an enterprise there has a form and a number that no Belgian list knows. And photos that phones
-- send in a format of their own: the file is what was made of it, and the fingerprint of what was sent stays beside it.

alter table statements
  add column foreign_form text check (btrim(foreign_form) <> '' and length(foreign_form) <= 100),
  add column foreign_number text check (btrim(foreign_number) <> '' and length(foreign_number) <= 40);

alter table files
  add column original_sha256 text check (original_sha256 ~ '^[0-9a-f]{64}$');
comment on column files.original_sha256 is
  'Of the bytes that were sent, where they were turned into another format on arrival; they are not kept.';
