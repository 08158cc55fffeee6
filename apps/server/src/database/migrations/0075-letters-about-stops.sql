-- What was written about a stop, and who was the contact before. The mail or letter itself tells to whom, when and by whom.
create domain stop_letter as text check (value in ('accountStatement', 'costStatement', 'creditorNotice'));

create table stop_letters (
  delivery_id uuid primary key references deliveries,
  stop_id uuid not null references stops on delete cascade,
  letter stop_letter not null,
  subject text not null check (btrim(subject) <> ''),
  told text not null
);
comment on column stop_letters.subject is 'The contact of the stop, or a creditor by the statement or the invitation.';
comment on column stop_letters.told is 'The amounts that it tells: what tells others is another letter.';
create index stop_letters_stop on stop_letters (stop_id);

create table former_stop_contacts (
  id uuid primary key,
  stop_id uuid not null references stops on delete cascade,
  name text check (btrim(name) <> ''),
  email email_address,
  address address,
  replaced_by uuid not null references users,
  replaced_at timestamptz(3) not null
);
create index former_stop_contacts_stop on former_stop_contacts (stop_id, replaced_at);
create index former_stop_contacts_replaced_by on former_stop_contacts (replaced_by);
