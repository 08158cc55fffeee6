-- How people are addressed in mails, letters and the report; null where it is not known or not wished.
create domain salutation as text check (value in ('mr', 'ms'));

alter table users add column salutation salutation;
alter table statements add column salutation salutation;
alter table invitations add column salutation salutation;
comment on column invitations.salutation is 'Of an addressee who is a person.';
alter table dossiers add column defendant_salutation salutation;
comment on column dossiers.defendant_salutation is 'Of the person, or of who represents the company.';
