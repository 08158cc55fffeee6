-- One creditor of a dossier, to whom statements and invitations belong. Known by a number, never by a name: caps and
-- costs per creditor count by it. Address, account and way of sending stay with each statement.

create table creditors (
  id uuid primary key,
  version integer not null default 1,
  dossier_id uuid not null references dossiers on delete cascade,
  creditor_type creditor_type,
  first_name text,
  last_name text,
  national_number national_number,
  corporate_name text,
  corporate_form legal_form,
  enterprise_number enterprise_number,
  party_id uuid references parties on delete set null,
  same_as_id uuid,
  apart_from_ids uuid[] not null default '{}',
  told_by uuid references users,
  told_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (dossier_id, id),
  foreign key (dossier_id, same_as_id) references creditors (dossier_id, id) on delete set null (same_as_id),
  constraint creditors_same_as_another check (same_as_id <> id),
  constraint creditors_told_by_somebody check ((told_by is null) = (told_at is null))
);
comment on table creditors is
  'Who claims in a dossier. Names and numbers are as its first statement, or else its invitation, has them.';
comment on column creditors.party_id is 'Whom of the party book the office took it for.';
comment on column creditors.same_as_id is
  'The office''s word that this is the same creditor as another of the dossier, which is itself no other''s.';
comment on column creditors.apart_from_ids is 'The office''s word that these, of the same name, are other creditors.';
create index creditors_dossier on creditors (dossier_id);
create index creditors_same_as on creditors (same_as_id);
create trigger creditors_count_version before update on creditors
  for each row execute function count_version();

alter table statements add column creditor_id uuid;
alter table invitations add column creditor_id uuid;

-- Nobody edited these rows: their versions and the times of their last change stay.
alter table statements disable trigger statements_count_version;
alter table invitations disable trigger invitations_count_version;

-- What was there: statements with the same number (enterprise number, else national number) have one creditor. Until now
-- the same name without a number made one creditor as well. A dossier that was closed keeps that: it was signed so. In an
-- open dossier each such statement gets a creditor of its own, and the office says whether they are the same before the
-- next calculation. A creditor takes the id of its first statement, by which stored calculations know it.
with known as (
  select statements.id, statements.dossier_id,
    deleted_at is null and (invitation_id is null or total_amount_claimed_cents > 0) as shares,
    coalesce(
      'number ' || coalesce(enterprise_number, national_number),
      'name ' || case when dossiers.closed_at is not null then nullif(lower(btrim(
        coalesce(corporate_name, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')))
      )), '') end,
      'statement ' || statements.id
    ) as identity
  from statements join dossiers on dossiers.id = statements.dossier_id
), grouped as (
  select id, first_value(id) over (partition by dossier_id, identity order by shares desc, id) as creditor_id
  from known
)
update statements set creditor_id = grouped.creditor_id from grouped where grouped.id = statements.id;

insert into creditors (id, dossier_id, creditor_type, first_name, last_name, corporate_name, corporate_form,
  national_number, enterprise_number, created_at)
select first.id, first.dossier_id, first.creditor_type, first.first_name, first.last_name, first.corporate_name,
  first.corporate_form,
  coalesce(first.national_number, (select max(other.national_number::text) from statements other where other.creditor_id = first.id)),
  coalesce(first.enterprise_number, (select max(other.enterprise_number::text) from statements other where other.creditor_id = first.id)),
  first.created_at
from statements first where first.creditor_id = first.id;

-- An invitation belongs to the creditor of what was first filed with it. Who filed nothing is a creditor too.
update invitations set creditor_id = coalesce(
  (
    select statements.creditor_id from statements where statements.invitation_id = invitations.id
    order by deleted_at is not null, statements.id limit 1
  ),
  invitations.id
);
insert into creditors (id, dossier_id, corporate_name, created_at)
select id, dossier_id, addressee, created_at from invitations where creditor_id = id;

alter table statements enable trigger statements_count_version;
alter table invitations enable trigger invitations_count_version;
alter table statements alter column creditor_id set not null;
alter table statements add foreign key (dossier_id, creditor_id) references creditors (dossier_id, id);
alter table invitations alter column creditor_id set not null;
alter table invitations add foreign key (dossier_id, creditor_id) references creditors (dossier_id, id);
create index statements_creditor on statements (creditor_id);
create index invitations_creditor on invitations (creditor_id);
comment on column statements.creditor_id is 'Whose statement it is; the office''s word that two are one stands with the creditor.';
comment on column invitations.creditor_id is 'Who was invited. What is filed first belongs to it, unless a number says otherwise.';
