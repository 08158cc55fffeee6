-- The outbox: every mail and registered letter, written in the transaction that decides to send it and handed to the
-- outside by a job. Its idempotency key makes sure that whatever crashes, nothing goes out twice.

create table deliveries (
  id uuid primary key,
  version integer not null default 1,
  idempotency_key text not null unique,
  purpose text not null check (purpose in (
    'onboardingReceived', 'onboardingApproved', 'onboardingDisapproved', 'invitation', 'invitationReminder',
    'statementReceipt', 'report', 'externalProvider'
  )),
  send_method send_method not null,
  email_status email_send_status,
  registered_letter_status registered_letter_status,
  status_changed_at timestamptz(3) not null default now(),
  organization_id uuid references organizations,
  dossier_id uuid,
  invitation_id uuid,
  result_id uuid,
  statement_id uuid,
  user_id uuid references users,
  language language not null,
  addressee text,
  email email_address,
  address address,
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object'),
  letter_file_id uuid references files,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz(3),
  last_error text,
  provider_id text,
  barcode text,
  proof_of_deposit_file_id uuid references files,
  accepted_at timestamptz(3),
  replaces_delivery_id uuid unique references deliveries,
  requested_by uuid references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (organization_id, dossier_id) references dossiers (organization_id, id),
  foreign key (dossier_id, invitation_id) references invitations (dossier_id, id),
  foreign key (dossier_id, result_id) references calculation_results (dossier_id, id),
  foreign key (dossier_id, statement_id) references statements (dossier_id, id),
  constraint deliveries_status_of_method check (
    (send_method = 'Email') = (email_status is not null)
    and (send_method = 'RegisteredLetter') = (registered_letter_status is not null)
  ),
  constraint deliveries_reachable check (
    case when send_method = 'Email' then email is not null else addressee is not null and address is not null end
  ),
  constraint deliveries_inside_dossier check (
    dossier_id is not null or num_nonnulls(invitation_id, result_id, statement_id) = 0
  ),
  constraint deliveries_inside_organization check (dossier_id is null or organization_id is not null)
);
comment on column deliveries.purpose is 'Why it is sent; each purpose has its template.';
comment on column deliveries.email_status is 'Set for a mail, registered_letter_status for a letter: each has its own list.';
comment on column deliveries.statement_id is 'The creditor who receives a report; null for the defendant.';
comment on column deliveries.content is 'What the template needs, as it was when sending was decided.';
comment on column deliveries.provider_id is 'What the mail or post service calls it; its reports come in under this.';
comment on column deliveries.accepted_at is 'When the service took it over: from then on it costs money.';
comment on column deliveries.replaces_delivery_id is 'The mail that bounced and for which this letter goes to the fallback address.';

create unique index deliveries_provider on deliveries (send_method, provider_id);
create index deliveries_due on deliveries (next_attempt_at) where next_attempt_at is not null;
create index deliveries_dossier on deliveries (dossier_id, created_at);
create index deliveries_invitation on deliveries (invitation_id);
create index deliveries_result on deliveries (result_id);
create trigger deliveries_count_version before update on deliveries
  for each row execute function count_version();

create table delivery_events (
  id uuid primary key,
  delivery_id uuid not null references deliveries on delete cascade,
  status text not null,
  provider_event_id text,
  detail text,
  occurred_at timestamptz(3) not null,
  recorded_at timestamptz(3) not null default now(),
  constraint delivery_events_once unique (delivery_id, provider_event_id)
);
comment on table delivery_events is
  'The send log: every step of a delivery, also reports that came too late to change its status.';
comment on column delivery_events.provider_event_id is 'Services repeat themselves; the second report of an event is refused.';
create index delivery_events_delivery on delivery_events (delivery_id, occurred_at);
