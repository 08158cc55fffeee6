-- Each invoice goes to its office over the Peppol network as well, once.

create table e_invoices (
  invoice_id uuid primary key references invoices,
  state text not null default 'waiting' check (state in ('waiting', 'handedOver', 'delivered', 'refused')),
  edition integer not null default 1 check (edition > 0),
  document text,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz(3),
  message_id text unique,
  handed_over_at timestamptz(3),
  next_inquiry_at timestamptz(3),
  reason text,
  changed_at timestamptz(3) not null,
  constraint e_invoices_waiting check ((state = 'waiting') = (next_attempt_at is not null)),
  constraint e_invoices_handed_over check (state not in ('handedOver', 'delivered') or (message_id is not null and handed_over_at is not null and document is not null)),
  constraint e_invoices_asked_about check ((state = 'handedOver') = (next_inquiry_at is not null))
);
comment on column e_invoices.edition is 'Counts up when it is sent again after a refusal. With the invoice it is the key under which the access point takes it once.';
comment on column e_invoices.document is 'The XML from its first attempt on; every attempt hands over the same, and it is kept with the invoice.';
comment on column e_invoices.attempts is 'Of this edition. After one that was not settled, the access point is asked whether it has it.';
comment on column e_invoices.reason is 'Why it was refused, or what the last attempt met, in the words of the access point.';
create index e_invoices_due on e_invoices (next_attempt_at) where next_attempt_at is not null;
create index e_invoices_asked on e_invoices (next_inquiry_at) where next_inquiry_at is not null;

insert into e_invoices (invoice_id, next_attempt_at, changed_at) select id, now(), now() from invoices;
