-- What whoever contests asks to be done with a line of the draft, so that it can be calculated what follows if they are right.
create domain contestation_request as text check (
  value in ('leaveOut', 'otherAmount', 'noPrivilege', 'otherPrivilege')
);

alter table contestations
  add column claim_id uuid,
  add column request contestation_request,
  add column requested_cents cents,
  add column requested_privilege_id text,
  add column requested_lot_id text,
  add constraint contestations_claim_of_statement check (claim_id is null or statement_id is not null),
  add constraint contestations_request_of_statement check (request is null or statement_id is not null),
  add constraint contestations_requested_amount
    check ((requested_cents is not null) = (request is not distinct from 'otherAmount')),
  add constraint contestations_requested_privilege
    check ((requested_privilege_id is not null) = (request is not distinct from 'otherPrivilege')),
  add constraint contestations_requested_lot
    check (requested_lot_id is null or request in ('noPrivilege', 'otherPrivilege'));
comment on column contestations.claim_id is
  'Which claim of the statement, by the id that the draft was calculated with; null for all of it. No reference: the draft stays when the claim is changed for another one.';
comment on column contestations.requested_privilege_id is 'From the catalogue of packages/law.';
comment on column contestations.requested_lot_id is 'The lot, by the id that the draft was calculated with; null for all.';

-- The days of whoever contests move with the sending of the draft: what was found before stays readable.
create table former_timeliness (
  id uuid primary key,
  contestation_id uuid not null references contestations on delete cascade,
  timeliness timeliness not null,
  last_day date,
  cautious_day date,
  found_until timestamptz(3) not null
);
comment on table former_timeliness is 'What was found about a contestation before the days of whoever contests moved.';
create index former_timeliness_contestation on former_timeliness (contestation_id, found_until);
