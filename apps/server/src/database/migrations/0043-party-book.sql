-- The party book: besides who somebody is, how the office reached and paid them, as it last did. People correct it, so a
-- row counts its changes; being met once more is none.
alter table parties
  add column version integer not null default 1,
  add column updated_at timestamptz(3) not null default now(),
  add column email email_address,
  add column extra_emails text[] not null default '{}',
  add column payment_account iban,
  add column send_method send_method,
  add column send_option send_option,
  add column language language;
comment on column parties.payment_account is 'Of statements that the office entered or validated itself: where its next payment may go.';
comment on column parties.send_method is 'How it was last invited.';
comment on column parties.send_option is 'How it last received a report.';
comment on column parties.language is 'Of what is sent to it; null follows the dossier.';

create trigger parties_count_version before update on parties
  for each row when (
    (old.name, old.first_name, old.last_name, old.national_number, old.enterprise_number, old.corporate_form,
      old.legal_entity_type, old.address, old.email, old.extra_emails, old.payment_account, old.send_method,
      old.send_option, old.language)
    is distinct from
    (new.name, new.first_name, new.last_name, new.national_number, new.enterprise_number, new.corporate_form,
      new.legal_entity_type, new.address, new.email, new.extra_emails, new.payment_account, new.send_method,
      new.send_option, new.language)
  )
  execute function count_version();

create index parties_last_seen on parties (organization_id, last_seen_at desc, id desc);
create index parties_to_erase on parties (last_seen_at);

-- The nights forget whom nobody met for as long as dossiers are kept.
alter table erasures drop constraint erasures_kind_check;
alter table erasures add constraint erasures_kind_check check (kind in ('dossier', 'mailTexts', 'parties'));
alter table erasures add column number_of_parties integer not null default 0 check (number_of_parties >= 0);
