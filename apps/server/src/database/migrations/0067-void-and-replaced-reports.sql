-- A signed draft that was wrong: voided before anybody had it, or replaced for everybody who did. It stays as it was
-- signed; a dossier may have several signed reports, of which one is in force.
alter table calculation_results
  add column voided_at timestamptz(3),
  add column voided_by uuid references users,
  add column void_kind text check (void_kind in ('voided', 'replaced')),
  add column void_reason text check (btrim(void_reason) <> ''),
  add column is_consent_needed boolean not null default false,
  add column contestable_until date,
  add column replaced_by uuid,
  add constraint calculation_results_voided check (
    num_nonnulls(voided_at, voided_by, void_kind, void_reason) in (0, 4)
  ),
  add constraint calculation_results_voided_signed check (voided_at is null or signed_at is not null),
  add constraint calculation_results_replaced_voided check (
    (replaced_by is null and not is_consent_needed and contestable_until is null) or voided_at is not null
  ),
  add foreign key (dossier_id, replaced_by) references calculation_results (dossier_id, id);
comment on column calculation_results.void_kind is 'Voided: nobody had it. Replaced: what takes its place goes to all who had it.';
comment on column calculation_results.is_consent_needed is
  'The term to contest was over: what takes its place is signed only with the written consent of whoever loses by it.';
comment on column calculation_results.contestable_until is 'The last day to contest it, as it stood when it was replaced.';
comment on column calculation_results.replaced_by is 'The signed report that says that it takes its place.';
create index calculation_results_voided_by on calculation_results (voided_by);
create index calculation_results_replaced_by on calculation_results (dossier_id, replaced_by);

drop index calculation_results_signed_once;
create unique index calculation_results_in_force on calculation_results (dossier_id)
  where signed_at is not null and voided_at is null;

-- Of a signed result only its sending and what became of it may still be noted.
create or replace function keep_signed_result() returns trigger language plpgsql as $$
declare
  noted constant text[] := array[
    'sent_at', 'version', 'updated_at', 'voided_at', 'voided_by', 'void_kind', 'void_reason', 'is_consent_needed',
    'contestable_until', 'replaced_by'
  ];
begin
  if old.signed_at is not null and (
    tg_op = 'DELETE' or to_jsonb(new) - noted is distinct from to_jsonb(old) - noted
  ) then
    raise exception 'a signed result cannot change' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;

comment on column dossiers.closed_at is
  'Set by signing. The draft that was signed is never opened again; the dossier is, when that draft is voided or replaced.';

-- Whoever gets less by what replaces a draft after its term, and agrees in writing.
create table replacement_consents (
  id uuid primary key,
  dossier_id uuid not null,
  result_id uuid not null,
  party_id uuid not null,
  party_name text,
  paid_cents cents not null,
  reserved_cents cents not null,
  file_id uuid references files,
  file_name text,
  recorded_by uuid not null references users,
  recorded_at timestamptz(3) not null,
  foreign key (dossier_id, result_id) references calculation_results (dossier_id, id)
);
comment on column replacement_consents.result_id is 'The draft that is replaced.';
comment on column replacement_consents.party_id is 'The creditor; the dossier for its debtor.';
comment on column replacement_consents.paid_cents is 'With how little they agree: less than this needs another consent.';
create index replacement_consents_result on replacement_consents (result_id, recorded_at);
create index replacement_consents_file on replacement_consents (file_id);
create index replacement_consents_recorded_by on replacement_consents (recorded_by);
