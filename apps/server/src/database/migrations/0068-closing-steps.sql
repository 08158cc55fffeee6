-- What was done after a dossier was paid: the tasks themselves follow from the dossier and its signed report.
create domain closing_task as text check (value in (
  'reportToCentralFile', 'strikeNotice', 'releaseThirdParty', 'informDefendant', 'consignUnclaimed'
));

create table closing_steps (
  id uuid primary key,
  dossier_id uuid not null references dossiers on delete cascade,
  task closing_task not null,
  subject text not null check (btrim(subject) <> ''),
  reference text check (btrim(reference) <> ''),
  note text check (btrim(note) <> ''),
  delivery_id uuid references deliveries,
  done_by uuid not null references users,
  done_at timestamptz(3) not null,
  unique (dossier_id, task, subject)
);
comment on column closing_steps.subject is 'A statement, a defendant, a third party by its place, a line of the payment list, or the dossier.';
comment on column closing_steps.delivery_id is 'The letter by which it was done, where the platform sent one.';
create index closing_steps_delivery on closing_steps (delivery_id);
create index closing_steps_done_by on closing_steps (done_by);
