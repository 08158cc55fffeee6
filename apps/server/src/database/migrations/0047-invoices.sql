-- A month that is closed stays closed: its invoices have their numbers, and what comes later goes on a later invoice.

create table closed_months (
  id uuid primary key,
  month date not null unique check (extract(day from month) = 1),
  closed_by uuid not null references users,
  closed_at timestamptz(3) not null
);
comment on column closed_months.month is 'Its first day.';

create table invoices (
  id uuid primary key,
  year integer not null check (year between 2000 and 9999),
  serial integer not null check (serial between 1 and 999999),
  number text not null generated always as (year::text || '/' || lpad(serial::text, 6, '0')) stored,
  kind text not null check (kind in ('invoice', 'creditNote')),
  organization_id uuid not null references organizations,
  month date not null references closed_months (month),
  issued_on date not null,
  due_on date not null,
  language language not null,
  seller jsonb not null,
  buyer jsonb not null,
  vat_parts_per_million parts_per_million not null,
  net_cents cents not null,
  vat_cents cents not null,
  created_at timestamptz(3) not null default now(),
  constraint invoices_numbered_once unique (year, serial),
  constraint invoices_once_a_month unique (organization_id, month)
);
comment on table invoices is 'What an office owes for a month. Nothing in it changes after it was issued, nor do its lines.';
comment on column invoices.serial is 'Counts up within the year without gaps.';
comment on column invoices.seller is 'With buyer: who they were on that day, whatever is entered later.';
comment on column invoices.kind is 'A credit note when more was taken back than charged; its amounts are what the office gets back.';
create index invoices_month on invoices (month);

create table invoice_lines (
  invoice_id uuid not null references invoices,
  position integer not null check (position > 0),
  type platform_cost_type not null,
  name text not null,
  quantity integer not null check (quantity <> 0),
  price_cents cents not null,
  discount_cents cents not null check (discount_cents <= price_cents),
  primary key (invoice_id, position)
);
comment on column invoice_lines.quantity is 'Negative for what is taken back on an invoice, or charged on a credit note.';
comment on column invoice_lines.price_cents is 'Of one, before the discount on it.';

alter table platform_transactions
  add column invoice_id uuid references invoices deferrable initially deferred,
  add column credited_id uuid unique references platform_transactions,
  add column reason text,
  add column sign smallint not null generated always as (case when credited_id is null then 1 else -1 end) stored,
  add constraint platform_transactions_credit check ((credited_id is null) = (reason is null));
comment on column platform_transactions.invoice_id is 'Null until the month is closed in which it is invoiced.';
comment on column platform_transactions.credited_id is 'Of a credit line: the transaction that it takes back, as a whole and once.';
comment on column platform_transactions.sign is 'What prices and discounts count with in sums.';
create index platform_transactions_invoice on platform_transactions (invoice_id);
