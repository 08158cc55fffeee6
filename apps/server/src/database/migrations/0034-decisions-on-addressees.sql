-- After the signature nothing in a dossier changes any more, but an address can turn out wrong. What the office decides
-- about one addressee of the report stands here, each time with its reason; the last decision holds.
create table addressee_decisions (
  id uuid primary key,
  dossier_id uuid not null references dossiers,
  statement_id uuid,
  invitation_id uuid,
  addressee_id uuid not null generated always as (coalesce(statement_id, invitation_id, dossier_id)) stored,
  decision text not null check (decision in ('correct', 'setAside')),
  way send_option,
  addressee text,
  email email_address,
  address address,
  reason text not null check (btrim(reason) <> ''),
  decided_by uuid not null references users,
  decided_at timestamptz(3) not null,
  foreign key (dossier_id, statement_id) references statements (dossier_id, id),
  foreign key (dossier_id, invitation_id) references invitations (dossier_id, id),
  constraint addressee_decisions_one check (num_nonnulls(statement_id, invitation_id) <= 1),
  constraint addressee_decisions_way check ((decision = 'correct') = (way is not null))
);
comment on column addressee_decisions.way is 'How and where the report goes from now on; null for one who is set aside.';
create index addressee_decisions_dossier on addressee_decisions (dossier_id, decided_at);

alter table delivery_addressees add foreign key (correction_id) references addressee_decisions;
comment on column delivery_addressees.correction_id is
  'The correction that it followed. What was sent before the last correction went to the wrong place, and counts no more.';
