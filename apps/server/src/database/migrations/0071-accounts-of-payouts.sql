-- Where the money of a payout goes is asked where it is known: of the office once, and of the creditor with the account.
alter table organizations
  add column costs_account iban,
  add column deposit_office_account iban;
comment on column organizations.costs_account is 'To which the costs of the office in a payout go.';
comment on column organizations.deposit_office_account is 'To which the office pays what it consigns.';

alter table statements add column account_holder text;
comment on column statements.account_holder is 'In whose name the account stands, when that is not the name of the creditor.';

-- Until now the last account that was typed counted. It is no change by anybody, so no version is counted.
alter table organizations disable trigger organizations_count_version;
update organizations as office set
  costs_account = (
    select account from payout_lines as line join dossiers as dossier on dossier.id = line.dossier_id
    where dossier.organization_id = office.id and line.kind = 'costs' and account is not null
    order by line.updated_at desc, line.id limit 1
  ),
  deposit_office_account = (
    select account from payout_lines as line join dossiers as dossier on dossier.id = line.dossier_id
    where dossier.organization_id = office.id and line.kind = 'reserve' and account is not null
    order by line.updated_at desc, line.id limit 1
  );
alter table organizations enable trigger organizations_count_version;
