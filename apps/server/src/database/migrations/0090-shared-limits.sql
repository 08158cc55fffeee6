-- Requests by limit and network within one minute: all copies of the server count together, a part of them at a time.
create unlogged table request_counts (
  key text not null check (btrim(key) <> ''),
  minute timestamptz(3) not null,
  number integer not null check (number > 0),
  primary key (key, minute)
);
comment on table request_counts is 'Kept for some minutes only: the first count of a minute deletes what is older. Lost in a crash, as it may.';
comment on column request_counts.key is 'The name of the limit, and an IPv4 address or the first half of an IPv6 address.';
create index request_counts_minute on request_counts (minute);
