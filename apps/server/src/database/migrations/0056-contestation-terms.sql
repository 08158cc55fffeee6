-- The term to contest runs for each addressee from what notified them (Judicial Code 53bis): a letter that lies at the
-- post, or a dated receipt. A mail alone is no form that the law knows; whether it counts is the office's own reading.
create table report_receipts (
  id uuid primary key,
  result_id uuid not null references calculation_results,
  addressee_id uuid not null,
  received_on date not null,
  note text check (btrim(note) <> ''),
  recorded_by uuid not null references users,
  recorded_at timestamptz(3) not null
);
comment on table report_receipts is 'Whoever signed for the report, and on which day; the last one that was recorded holds.';
create index report_receipts_result on report_receipts (result_id, recorded_at);

-- Why the office lets the term to contest run from the sending of a mail; without a row it waits for a receipt or a letter.
create table email_readings (
  id uuid primary key,
  result_id uuid not null references calculation_results,
  reason text not null check (btrim(reason) <> ''),
  decided_by uuid not null references users,
  decided_at timestamptz(3) not null
);
create index email_readings_result on email_readings (result_id, decided_at);

-- What was sent before anybody was asked was counted so.
insert into email_readings (id, result_id, reason, decided_by, decided_at)
select gen_random_uuid(), result.id,
  case dossier.language
    when 'fr' then 'Envoyé avant que ce choix fût demandé : le délai court à partir de l’envoi.'
    when 'en' then 'Sent before this was asked: the time limit runs from the sending.'
    else 'Verstuurd voordat dit werd gevraagd: de termijn loopt vanaf de verzending.'
  end,
  result.signed_by, coalesce(result.sent_at, result.signed_at)
from calculation_results as result
join dossiers as dossier on dossier.id = result.dossier_id
where result.signed_at is not null
  and exists (select from deliveries where deliveries.result_id = result.id);

alter table deliveries drop constraint deliveries_untold_check;
alter table deliveries add constraint deliveries_untold_check check (
  untold <@ array['accepted', 'deposited', 'delivered', 'failed', 'skipped']
);
