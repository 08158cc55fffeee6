-- What a virus scanner says of an uploaded file, and the bytes that were sent where others are shown in their place.

create domain file_verdict as text
  check (value in ('unscanned', 'quarantined', 'clean', 'infected'));

alter table files
  add column verdict file_verdict not null default 'unscanned',
  add column virus text check (btrim(virus) <> ''),
  add column judged_at timestamptz(3),
  add column original_storage_key text,
  add constraint files_virus_of_infected check ((verdict = 'infected') = (virus is not null)),
  add constraint files_judged_at check ((verdict in ('clean', 'infected')) = (judged_at is not null)),
  add constraint files_original_has_hash check (original_storage_key is null or original_sha256 is not null);
comment on column files.verdict is
  'Unscanned: no scanner looked at it, because we made it ourselves or none is set. Quarantined: nobody may be shown or sent it
   until the scanner has judged; such a row is at once the job to ask it again. Infected: sealed until somebody takes it away.';
comment on column files.virus is 'As the scanner calls it.';
comment on column files.original_storage_key is
  'Where the bytes lie that were sent, sealed, where others are shown in their place: a PDF without its scripts, a photo as JPEG.';
comment on column files.original_sha256 is
  'Of the bytes that were sent, where they were turned into others on arrival. Photos before this version were not kept.';

-- The job looks for these every minute; there are few or none.
create index files_quarantined on files (id) where verdict = 'quarantined';
create index files_original_storage_key on files (original_storage_key) where original_storage_key is not null;

alter domain notification_kind drop constraint notification_kind_check;
alter domain notification_kind add constraint notification_kind_check
  check (value in ('filed', 'returned', 'termEnds', 'mentioned', 'assigned', 'reminder', 'infected'));
