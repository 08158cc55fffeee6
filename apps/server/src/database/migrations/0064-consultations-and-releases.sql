-- That somebody looked, before a step that cannot be taken back, whether anything stops the dossier: money that has not
-- arrived goes to the trustee (Cass. 23-04-2010, C.08.0604.F).
create table consultations (
  id uuid primary key,
  dossier_id uuid not null references dossiers on delete cascade,
  step text not null check (step in ('signing', 'sending', 'payment')),
  sources text[] not null check (
    cardinality(sources) > 0
    and sources <@ array[
      'centralFile', 'insolvencyRegister', 'debtSettlementRegister', 'enterpriseRegister', 'officialGazette', 'other'
    ]
  ),
  note text check (btrim(note) <> ''),
  consulted_by uuid not null references users,
  consulted_at timestamptz(3) not null
);
comment on table consultations is 'Nothing was found, or it was registered as a stop.';
comment on column consultations.step is 'Before which step it was made; it counts for every step of its day.';
create index consultations_of_dossier on consultations (dossier_id, consulted_at);
create index consultations_consulted_by on consultations (consulted_by);

alter table stops drop constraint stops_kind_check;
alter table stops add constraint stops_kind_check check (kind in (
  'collectiveDebtSettlement', 'bankruptcy', 'reorganisation', 'liquidation', 'vacantEstate', 'death', 'cantonment',
  'paymentPlan'
));

-- A procedure that ended, or a court that let the dossier go: unlike what is withdrawn, it was rightly registered.
alter table stops
  add column released_on date,
  add column released_by uuid references users,
  add column released_at timestamptz(3),
  add column release_reason text check (btrim(release_reason) <> ''),
  add column contact_name text check (btrim(contact_name) <> ''),
  add column contact_email email_address,
  add column contact_address address,
  add constraint stops_released_with_reason check (
    num_nonnulls(released_on, released_by, released_at, release_reason) in (0, 4)
  ),
  add constraint stops_over_once check (withdrawn_at is null or released_at is null);
comment on column stops.contact_name is 'The trustee, mediator, liquidator or administrator who is told of the money and the costs.';
create index stops_released_by on stops (released_by);
