-- What the bailiff decided where the law is open holds in the dossiers that follow: whoever decides otherwise says so there.
alter table follow_ups add column choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object');
comment on column follow_ups.choices is
  'Orders, ranks and readings of the report before, with their reasons; claims and lots are those of this dossier.';
