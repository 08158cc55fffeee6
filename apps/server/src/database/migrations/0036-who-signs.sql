-- Who signs is chosen before the report is calculated, for the report names that person: the bailiff who answers for the
-- dossier, or the deputy in that bailiff's place. Dossiers that were opened before are signed by the responsible bailiff.
alter table dossiers add column signer text not null default 'responsible'
  check (signer in ('responsible', 'deputy'));
alter table dossiers add constraint dossiers_signer_is_known check (
  signer = 'responsible' or deputy_bailiff_id is not null
);
comment on column dossiers.signer is 'Which of the two bailiffs signs the report.';
