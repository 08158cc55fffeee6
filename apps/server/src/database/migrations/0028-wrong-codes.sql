-- Wrong invitation codes by the network they came from, within one window: all copies of the server count together.
create table wrong_codes (
  network text primary key check (btrim(network) <> ''),
  number integer not null check (number > 0),
  since timestamptz(3) not null
);
comment on table wrong_codes is 'Kept for one window only: the next wrong code deletes what is older.';
comment on column wrong_codes.network is 'An IPv4 address, or the first half of an IPv6 address.';
create index wrong_codes_since on wrong_codes (since);
