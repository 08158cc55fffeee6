-- Every third party that pays has a number of its own in the series, by which its payments are recognised: the place among those that
-- are left shifted when one was deleted, and a new one got the communication of another.
alter table payers add column number integer check (number > 0);
comment on column payers.number is 'In its communication. Kept for good: whoever paid with it goes on.';
update payers set number = counted.place
from (select id, row_number() over (partition by series_id order by id) as place from payers) as counted
where counted.id = payers.id;
alter table payers alter column number set not null, add constraint payers_number unique (series_id, number);

create table payer_numbers (
  series_id uuid primary key references dossiers on delete cascade,
  last integer not null check (last > 0)
);
comment on table payer_numbers is 'The last number that was given in a series: that of a payer who was deleted is given to nobody else.';
insert into payer_numbers (series_id, last) select series_id, max(number) from payers group by series_id;
