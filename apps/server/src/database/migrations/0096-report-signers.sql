-- The keys with which official reports are signed, published so that anyone can tell whose report it is, and what later
-- rules say of reports that were signed before.
create table report_signers (
  id uuid primary key,
  organization_id uuid not null references organizations,
  user_id uuid not null references users,
  office_name text not null check (btrim(office_name) <> ''),
  office_enterprise_number text,
  certificate_sha256 sha256 not null,
  key_sha256 sha256 not null,
  name text not null,
  from_day date not null,
  until_day date check (until_day >= from_day)
);
comment on table report_signers is 'A key with which a bailiff signs reports of an office. Public: anyone who checks a report compares its signer.';
comment on column report_signers.office_name is 'As the reports print it. A report under another name of the office gives a row of its own.';
comment on column report_signers.name is 'In the certificate.';
comment on column report_signers.from_day is 'In Belgium, by the time stamp of the first report that was accepted with this key.';
comment on column report_signers.until_day is 'When the bailiff lost the right to sign for the office; a report that is accepted afterwards begins a new row.';
create unique index report_signers_open on report_signers
  (organization_id, user_id, certificate_sha256, office_name, coalesce(office_enterprise_number, '')) where until_day is null;
create index report_signers_user on report_signers (user_id);

create table report_checks (
  result_id uuid primary key references calculation_results on delete cascade,
  rules integer not null check (rules >= 0),
  checked_at timestamptz(3) not null,
  fault text check (btrim(fault) <> ''),
  detail text,
  constraint report_checks_detail check (detail is null or fault is not null)
);
comment on table report_checks is 'What the rules of today say of a report that was signed before. It changes nothing by itself.';
comment on column report_checks.rules is 'By which edition of the rules it was checked last.';
comment on column report_checks.detail is 'Which rule, for engineers.';
create index report_checks_faults on report_checks (checked_at desc) where fault is not null;
