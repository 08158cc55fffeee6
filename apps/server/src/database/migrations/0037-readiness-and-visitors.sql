-- The term of the draft runs from the day on which the dossier was ready for distribution, also after it was calculated.
alter table dossiers add column provisioned_at timestamptz(3);
comment on column dossiers.provisioned_at is 'When the last invitation was closed, or the office went on without one.';

-- Of a dossier that is there already, its events tell when. It is no change by anybody, so no version is counted.
alter table dossiers disable trigger dossiers_count_version;
update dossiers set provisioned_at = coalesce(
  (
    select max(occurred_at) from audit_events
    where dossier_id = dossiers.id and type in ('dossier.moveToProvisioned', 'dossier.allInvitationsClosed')
  ),
  case when status = 'Provisioned' then status_changed_at end
);
alter table dossiers enable trigger dossiers_count_version;

-- Who opens a report through a secured link is told in the audit trail, also who has no account.
alter table audit_events drop constraint audit_events_actor_kind_check;
alter table audit_events add constraint audit_events_actor_kind_check
  check (actor_kind in ('user', 'creditor', 'visitor', 'system'));

-- A note tells what changed since the calculation before: where none is left, there is nothing to tell. Whether one is
-- left is for the workflow to say.
alter table calculation_results drop constraint calculation_results_repeated_with_note;
alter table calculation_results add constraint calculation_results_note_says_something check (btrim(note) <> '');
